/** Where a text begins and how high its lines are together, in CSS pixels. */
const placeOf = (text: Text) => {
  const range = document.createRange();
  range.selectNode(text);
  const { left, top } = range.getClientRects()[0] ?? { left: 0, top: 0 };
  return { left, top, height: range.getBoundingClientRect().height };
};

type Place = ReturnType<typeof placeOf>;

/** Less than 3 pixels are no layout shift (Layout Instability, 3.1). */
const differ = (one: number, other: number): boolean => Math.abs(one - other) >= 2;

const isMoved = (from: Place, to: Place): boolean =>
  differ(from.left, to.left) || differ(from.top, to.top) || differ(from.height, to.height);

const textsOf = (root: Node): Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
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

/** Adds the faces in a way that nothing moves: text that would have other lines stays in its fallback. */
const addWithoutShift = (faces: readonly FontFace[], family: string): void => {
  const texts = textsOf(document.body);
  const before = texts.map(placeOf);
  for (const face of faces) document.fonts.add(face);
  const keepFallback = (isCause: (from: Place, to: Place) => boolean): boolean => {
    const after = texts.map(placeOf);
    const moves = before.map((from, at) => [from, after[at] ?? from] as const);
    const hasMoved = moves.some(([from, to]) => isMoved(from, to));
    if (hasMoved)
      moves.forEach(([from, to], at) => {
        const element = texts[at]?.parentElement;
        if (!element || !isCause(from, to)) return;
        const [first = '', ...others] = getComputedStyle(element).fontFamily.split(/,\s*/);
        if (first === family) element.style.fontFamily = others.join();
      });
    return hasMoved;
  };
  // First what has another number of lines, then all; at last the check that it was enough.
  if (
    keepFallback((from, to) => differ(from.height, to.height)) &&
    keepFallback(isMoved) &&
    keepFallback(() => false)
  )
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
