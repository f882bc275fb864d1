import { lightColors } from '../configuration/look.ts';

/** Black on white in any theme. Colours with a meaning stay. */
const paperColors = {
  ...lightColors,
  paper: '#fff',
  sheet: '#fff',
  ink: '#000',
  muted: '#333',
  grid: '#bbb',
};

export const printRules = {
  '@page': { margin: '16mm 12mm' },
  '@media print': {
    ':root': Object.fromEntries(
      Object.entries(paperColors).map(([role, value]) => [`--colors-${role}`, value]),
    ),
    html: { fontSize: '11pt', scrollbarGutter: 'auto' },
    // Pages don't break within flex and grid containers.
    '#root': { display: 'block', minHeight: 0 },
    'h1,h2,h3,h4,summary,caption,legend': { breakAfter: 'avoid', breakInside: 'avoid' },
    'p,li,dd,blockquote': { orphans: 3, widows: 3 },
    'tr,figure,svg,blockquote,fieldset': { breakInside: 'avoid' },
    'main svg': { maxHeight: '5cm' },
    thead: { display: 'table-header-group' },
    '[data-toasts]': { display: 'none' },
    'main nav,form[role=search],main form:has(input[type=email]):not(:has(textarea))': { display: 'none' },
    'a[target=_blank][href^=http]::after': {
      content: '" (" attr(href) ")"',
      fontSize: '0.85em',
      overflowWrap: 'anywhere',
    },
    'a[target=_blank] > svg': { display: 'none' },
    'html:has(dialog[open])': { overflow: 'visible !important' },
    'body:has(dialog[open]) :not(dialog[open],dialog[open] *,:has(dialog[open]))': {
      display: 'none !important',
    },
    'dialog::backdrop': { display: 'none' },
  },
} as const;
