// @vitest-environment node

import { beforeAll, describe, expect, it } from 'vitest';
import { plans } from '../../../src/configuration/plans.ts';
import { rankedServiceIds, serviceFacts } from '../../../src/configuration/services.ts';
import { facts } from '../../../src/content/facts.ts';
import { feeRange } from '../../../src/content/plans.ts';
import { isDeskhand } from './deskhand.ts';
import { allWords, type Words } from './words.ts';

let words: Words[] = [];

beforeAll(async () => {
  words = await allWords();
});

const stating = (pattern: RegExp): string[] =>
  words.flatMap(({ place, text }) =>
    [...text.matchAll(pattern)].map((match) => `${place}: ${match[1] ?? match[0]}`),
  );
/** Every figure that matches the pattern must be one of the allowed ones. */
const statesOnly = (pattern: RegExp, ...allowed: (string | number)[]) => {
  const figures = stating(pattern);
  expect(figures.filter((figure) => !allowed.map(String).includes(figure.split(': ').at(-1) ?? ''))).toEqual(
    [],
  );
};

describe('the texts', () => {
  it('exist', () => expect(words.length).toBeGreaterThan(300));

  it('are never empty, except for the gaps between an editor’s marks', () =>
    expect(
      words
        .filter(({ text, place }) => text.trim() === '' && !place.includes('.picture.paragraphs.'))
        .map(({ place }) => place),
    ).toEqual([]));

  it('contain no filler and nothing unfinished', () => {
    const filler =
      /lorem|ipsum|\bTODO\b|\bTBD\b|\bFIXME\b|coming soon|insert .* here|click here|\bfoo\b|\bxxx\b|\bundefined\b|\[object|\bNaN\b/i;
    expect(words.filter(({ text }) => filler.test(text))).toEqual([]);
  });

  it('avoid advertising language', () => {
    const puff =
      /\b(unlock|empower|seamless|leverage|cutting-edge|world-class|game-chang|synerg|revolutioni|best-in-class|next-level|supercharge)/i;
    expect(words.filter(({ text }) => puff.test(text))).toEqual([]);
  });

  it('have no double space, no space before a punctuation mark, and no emoji', () => {
    const prose = words.filter(
      ({ text, place }) => text.length > 40 && !/apiDocs|code|example|sample/i.test(place),
    );
    expect(prose.filter(({ text }) => / {2}| [,.;:!?](\s|$)|\p{Extended_Pictographic}/u.test(text))).toEqual(
      [],
    );
  });

  it('repeat no sentence but those of promises.ts', () => {
    const places = new Map<string, string[]>();
    for (const { place, text } of words) {
      for (const sentence of text.split(/(?<=[.!?])\s+/)) {
        if (sentence.length < 60) continue;
        places.set(sentence, [...(places.get(sentence) ?? []), place]);
      }
    }
    const shared = (at: string[]) => at.some((place) => place.startsWith('promises.'));
    expect([...places].filter(([, at]) => at.length > 1 && !shared(at))).toEqual([]);
  });
});

describe('the required figures', () => {
  it.runIf(isDeskhand)('Deskhand: are those of F13, F23 and F24', () => {
    expect(plans.map(({ name, price, fee }) => [name, price.monthly, price.yearly, fee])).toEqual([
      ['Starter', 5, 50, 10],
      ['Professional', 30, 300, 6],
      ['Enterprise', 120, 1200, 2],
    ]);
    expect(plans.filter(({ recommended }) => recommended).map(({ id }) => id)).toEqual(['professional']);
    expect(rankedServiceIds.map((id) => serviceFacts[id].startingPrice)).toEqual([50, 500, 150, 30, 100]);
    expect(rankedServiceIds.map((id) => serviceFacts[id].workingDays)).toEqual([2, 6, 3, 2, 4]);
    expect(facts).toMatchObject({
      founded: 2025,
      replyDays: 1,
      supportResponseHours: 2,
      verificationLinkHours: 24,
      reportHours: 24,
      withdrawalDays: '1-2',
      consultationMinutes: 30,
      automationSupportDays: 30,
      languages: '35+',
      feeNoticeDays: 30,
      liabilityMonths: 12,
      minimumAge: 18,
      passwordLength: 8,
      apiLimits: { standard: '1000', enterprise: '10,000' },
      legalDate: 'January 1, 2024',
    });
    expect(feeRange).toEqual({ lowest: 2, highest: 10 });
  });

  it('have the same value everywhere', () => {
    statesOnly(/(\d+%) to \d+%/g, `${feeRange.lowest}%`);
    statesOnly(/\d+% to (\d+%)/g, `${feeRange.highest}%`);
    statesOnly(/([\d–-]+) business days/g, facts.withdrawalDays, facts.withdrawalDays.replace('-', '–'));
    statesOnly(/([\d]+)\sbusiness\sday\b/g, facts.replyDays);
    statesOnly(
      /([\d,]+) requests (?:an|per|\/) ?hour/g,
      facts.apiLimits.standard,
      '1,000',
      facts.apiLimits.enterprise,
    );
    statesOnly(/(\d+)[ -]minute consultation/g, facts.consultationMinutes);
    statesOnly(/(\d+)[ -]days? of support/g, facts.automationSupportDays);
    statesOnly(/(\d+) days[^.]*second reader/g, facts.secondReaderDays);
    statesOnly(/second reader[^.]*?(\d+) days/g, facts.secondReaderDays);
    statesOnly(/(\d+) days[’'] notice/g, facts.feeNoticeDays);
    statesOnly(/at least (\d+) years old/g, facts.minimumAge);
    statesOnly(/(\d+)\+ languages/g, '35');
    statesOnly(/founded in (\d{4})/gi, facts.founded);
    statesOnly(/Save (\d+%)/g, '20%');
  });
});
