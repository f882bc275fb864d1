interface Place {
  /** Where the text begins, in CSS pixels. */
  readonly left: number;
  readonly top: number;
  readonly lines: number;
  /** The width of the element that contains it, in CSS pixels. */
  readonly width: number;
}

const placeOf = (text: Text): Place => {
  const range = document.createRange();
  range.selectNode(text);
  const [first, ...others] = range.getClientRects();
  return {
    left: first?.left ?? 0,
    top: first?.top ?? 0,
    lines: others.length,
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

/** The texts of the page except those in drawings, which move nothing else. */
const textsOnPage = (): Text[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.parentElement instanceof HTMLElement) texts.push(text);
  }
  return texts;
};

/** Whether text in this family has other widths than in its fallback. */
const isShown = (family: string): boolean => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  const widthIn = (families: string): number => {
    context.font = `700 99px ${families}`;
    return context.measureText('Mild').width;
  };
  return widthIn(`${family},monospace`) !== widthIn('monospace');
};

const keepFallback = (element: HTMLElement | null, family: string): void => {
  if (!element) return;
  const [first = '', ...others] = getComputedStyle(element).fontFamily.split(/,\s*/);
  if (first.replaceAll('"', '') === family) element.style.fontFamily = others.join();
};

/** Nothing moves: text that would have other lines or widths stays in its fallback. */
const addWithoutShift = (faces: readonly FontFace[], family: string): void => {
  const texts = textsOnPage();
  const before = texts.map((text) => ({ text, from: placeOf(text) }));
  for (const face of faces) document.fonts.add(face);
  const measured = () => before.map(({ text, from }) => ({ text, from, to: placeOf(text) }));
  for (const isCause of causes) {
    const places = measured();
    if (!places.some(({ from, to }) => isMoved(from, to))) return;
    for (const { text, from, to } of places) if (isCause(from, to)) keepFallback(text.parentElement, family);
  }
  if (measured().some(({ from, to }) => isMoved(from, to)))
    for (const face of faces) document.fonts.delete(face);
};

/**
 * Shows the faces with `font-display: optional` that the page uses and that arrived after its first paint, as soon as
 * they are there, without a layout shift. Later visits have them from the browser's cache at the first paint.
 */
export async function showLateFaces(): Promise<void> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  const used = [...document.fonts].filter(
    ({ display, status }) => display === 'optional' && status !== 'unloaded',
  );
  const copies = await Promise.all(
    used.map(async ({ family, weight, unicodeRange, loaded }) => {
      const rule = rules.find(
        (each): each is CSSFontFaceRule =>
          each instanceof CSSFontFaceRule && each.style.getPropertyValue('unicode-range') === unicodeRange,
      );
      await loaded;
      return new FontFace(family, rule?.style.getPropertyValue('src') ?? '', { weight, unicodeRange }).load();
    }),
  );
  const [{ family } = { family: '' }] = used;
  if (family !== '' && !isShown(family)) addWithoutShift(copies, family);
}
