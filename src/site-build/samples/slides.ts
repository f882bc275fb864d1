import { lightColors } from '../../configuration/look.ts';
import { samples } from '../../content/samplesStatic.ts';
import type { Mark, Slide } from './drawing.ts';
import { heatingChart, heatingDraft } from './heatingSlide.ts';
import { box, draft, words } from './marks.ts';
import { retentionDeck } from './retentionDeck.ts';
import { retentionDraft } from './retentionDraft.ts';

/** A slide stays light in the dark, as paper does. */
const { sheet, ink, muted, accent } = lightColors;

interface Deck {
  readonly footer: string;
  readonly before: readonly Mark[][];
  readonly after: readonly Mark[][];
}

/** Each key begins the names of its slides. */
const decks = {
  retention: { footer: 'Corner Coffee · first quarter', before: retentionDraft, after: retentionDeck },
  heating: { footer: 'Heating of all six buildings, 2024', before: heatingDraft, after: heatingChart },
} satisfies Record<string, Deck>;

const draftFrame = (title: string, number: number, last: number): Mark[] => [
  box(0, 0, 960, 540, '#FFFFFF'),
  box(0, 0, 960, 74, draft.blue),
  words(24, 50, title, 38, '#FFFFFF', true),
  box(0, 508, 960, 32, '#D9D9D9'),
  words(24, 531, 'CONFIDENTIAL – Draft v7 (final) – for internal discussion only', 20, '#595959'),
  words(890, 531, `${number} / ${last}`, 20, '#595959'),
];

const finishedFrame = (title: string, number: number, footer: string): Mark[] => [
  box(0, 0, 960, 540, sheet),
  box(56, 56, 40, 6, accent),
  ...wrap(title).map((text, at) => words(56, 116 + at * 54, text, 46, ink, true)),
  words(56, 508, footer, 24, muted),
  words(890, 508, `${number}`, 24, muted),
];

const wrap = (title: string): string[] => {
  const length = Math.ceil(title.length / Math.ceil(title.length / 34)) + 4;
  return title.match(new RegExp(`.{1,${length}}(?= |$)`, 'g'))?.map((line) => line.trim()) ?? [];
};

/** The slides of a deck with the titles that the page shows, each with the name of its picture. */
export const slidesOf = (
  deck: keyof typeof decks,
  side: 'before' | 'after',
): (Slide & { readonly name: string })[] =>
  samples['presentation-design']
    .flatMap(({ picture }) => (picture.kind === 'slides' ? picture.slides : []))
    .filter(({ name }) => name.startsWith(`${deck}-`))
    .map(({ name, [side]: title }, at, { length }) => ({
      name: `${name}-${side}`,
      title,
      marks: [
        ...(side === 'before'
          ? draftFrame(title, at + 1, length)
          : finishedFrame(title, at + 1, decks[deck].footer)),
        ...(decks[deck][side][at] ?? []),
      ],
    }));

export const allSlides = () =>
  (Object.keys(decks) as (keyof typeof decks)[]).flatMap((deck) => [
    ...slidesOf(deck, 'before'),
    ...slidesOf(deck, 'after'),
  ]);
