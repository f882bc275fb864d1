export {
  adoptStyles,
  css,
  cssOfClasses,
  cssText,
  globalCss,
  keyframes,
  registeredKeyframes,
  resetStyles,
  styled,
  styleNames,
} from './runtimeStyles.ts';

/** The shade behind an open dialog: red, green and blue, and its opacity. */
export const shade = { rgb: '10 18 14', opacity: '55%' } as const;

/** The height of the fixed top bar in CSS pixels. A page's first block keeps it free. */
export const topBarHeight = 64;

/** The second rule shows a late face (`showLateFaces`): adding one to the document lays out every element. */
export const inDisplayFace = {
  fontFamily: '$display',
  '[data-late] &': { fontFamily: '$late' },
} as const;

/** The handle at a selection's lower right, for an `::after`. Made of borders, which forced colours keep. */
export const fillHandle = {
  content: '""',
  position: 'absolute',
  insetInlineEnd: '-5px',
  insetBlockEnd: '-5px',
  border: '4px solid $colors$accent',
  boxShadow: '0 0 0 2px $colors$paper',
  pointerEvents: 'none',
} as const;

/** Hairlines between cells that have a background. Forced colours remove it, so there each cell has an outline. */
export const hairlines = {
  gap: '1px',
  background: '$grid',
  '@forced': { '& > *': { outline: '1px solid' } },
} as const;

export const selectionFrame = {
  position: 'relative',
  outline: '2px solid $colors$accent',
  outlineOffset: '-1px',
  '&::after': fillHandle,
} as const;

export const visuallyHidden = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;
