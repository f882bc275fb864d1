import { nextTask } from './nextTask.ts';

interface Place {
  /** Where the text begins, in CSS pixels. */
  readonly left: number;
  readonly top: number;
  readonly lines: number;
  /** The width of the element that contains it, in CSS pixels. */
  readonly width: number;
}

/** `range` is used again and again: the document would follow each one that there is. */
const placeOf = (text: Text, range: Range): Place => {
  range.selectNode(text);
  const lines = range.getClientRects();
  const [first] = lines;
  return {
    left: first?.left ?? 0,
    top: first?.top ?? 0,
    lines: lines.length,
    width: text.parentElement?.getBoundingClientRect().width ?? 0,
  };
};

/** Less than 3 pixels are no layout shift (Layout Instability, 3.1). */
const differ = (one: number, other: number): boolean => Math.abs(one - other) >= 3;

const isMoved = (from: Place, to: Place): boolean =>
  // One pixel: only screen readers have it.
  from.width > 1 && (differ(from.left, to.left) || differ(from.top, to.top) || from.lines !== to.lines);

/** What can move other text, the surest cause first: other lines, another width, another start of its own. */
const causes: readonly ((from: Place, to: Place) => boolean)[] = [
  (from, to) => from.lines !== to.lines,
  (from, to) => differ(from.width, to.width),
  isMoved,
];

/** Skips drawings, and content that is closed or below the screen. */
const isMeasured = (node: Node): boolean =>
  node instanceof HTMLElement &&
  // First: in a closed element, Chromium would do a layout for it.
  !node.matches('details:not([open])>:not(summary)') &&
  node.getBoundingClientRect().top <= innerHeight;

const textsInSight = (): Text[] => {
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
    (node) => {
      if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
      return isMeasured(node) ? NodeFilter.FILTER_SKIP : NodeFilter.FILTER_REJECT;
    },
  );
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

const isShown = (family: string): boolean => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  const widthIn = (families: string): number => {
    context.font = `700 99px ${families}`;
    return context.measureText('Mild').width;
  };
  return widthIn(`${family},monospace`) !== widthIn('monospace');
};

const withoutQuotes = (name: string): string => name.replaceAll('"', '');

const buttons = 'button,a';

/** For all of a heading, or of a row of buttons: half of it in another face would look like a mistake. */
const keepFallback = ({ parentElement: parent }: Text, family: string): void => {
  const whole = parent?.closest('h1,h2,h3') ?? parent?.closest(buttons) ?? parent;
  if (!whole) return;
  const row = whole.matches(buttons) ? whole.closest('div')?.querySelectorAll(buttons) : null;
  for (const element of row ?? [whole]) {
    const [first = '', ...others] = getComputedStyle(element).fontFamily.split(/,\s*/);
    if (withoutQuotes(first) === withoutQuotes(family))
      (element as HTMLElement).style.fontFamily = others.join();
  }
};

/** Nothing moves on the screen: text that would have other lines or widths stays in its fallback. */
const showWithoutShift = (family: string): void => {
  const range = document.createRange();
  const before = textsInSight().map((text) => ({ text, from: placeOf(text, range) }));
  const { dataset } = document.documentElement;
  dataset.late = '';
  const measured = () => before.map(({ text, from }) => ({ text, from, to: placeOf(text, range) }));
  for (const isCause of causes) {
    const places = measured();
    if (!places.some(({ from, to }) => isMoved(from, to))) return;
    for (const { text, from, to } of places) if (isCause(from, to)) keepFallback(text, family);
  }
  if (measured().some(({ from, to }) => isMoved(from, to))) delete dataset.late;
};

/** Shows `optional` faces that came after the first paint, without a layout shift (`inDisplayFace`). */
export async function showLateFaces(): Promise<void> {
  const faces = [...document.fonts].filter(({ display }) => display === 'optional');
  const used = faces.filter(({ status }) => status !== 'unloaded');
  const late = faces.filter(
    ({ status, unicodeRange }) =>
      status === 'unloaded' && used.some((face) => face.unicodeRange === unicodeRange),
  );
  const [[{ family } = { family: '' }], [{ family: lateFamily } = { family: '' }]] = [used, late];
  // For Firefox, an optional face that is late is an error.
  await Promise.allSettled(used.map(({ loaded }) => loaded));
  if (family === '' || isShown(family)) return;
  await Promise.all(late.map((face) => face.load()));
  // Each part is long on a phone: together they would be a long task.
  await nextTask();
  showWithoutShift(lateFamily);
}
