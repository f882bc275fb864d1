/**
 * What the design uses although some supported browser does not know it, and what that browser shows instead. The names
 * are those of `lacksIn`. An entry that nothing uses any more fails.
 */
export const enhancements: Readonly<Record<string, string>> = {
  'property contain-intrinsic-size':
    'with content-visibility only: a browser that knows neither lays out the whole page at once',
  'property scrollbar-width': 'a list that scrolls sideways shows its scrollbar',
  'at-rule @container': 'the summary keeps the layout for little room',
  'at-rule @page': 'Safari prints with the margins of its dialog',
  'media forced-colors': 'Safari has no forced colors, so the rules never apply',
  'media scripting':
    'without JavaScript, what only a script can use is still shown, as the visitor turned it off',
  'property ascent-override': 'Safari’s fallback headings are a little higher or lower',
  'property container-type': 'see @container',
  'property content-visibility':
    'the whole page is laid out at once; help articles stay hidden until they are opened, and the browser’s search does not open them',
  'property descent-override': 'as for ascent-override',
  'property orphans': 'Firefox may print a paragraph’s first line alone',
  'property outline': 'before 16.4, Safari’s outlines ignore rounded corners, here of 2 px',
  'property overscroll-behavior': 'the page behind a dialog may scroll when the dialog’s end is reached',
  'property paint-order': 'only stroked text of HTML; the drawings are SVG, which all browsers know',
  'property scrollbar-color': 'the scroll bar of a dialog is the browser’s own',
  'property scrollbar-gutter': 'the page is some pixels wider while a dialog is open',
  'property size-adjust': 'Safari’s fallback headings are a little narrower or wider',
  'property text-wrap': 'lines break where they are full',
  'property view-transition-name': 'the new page appears without a transition',
  'property widows': 'as for orphans',
  'selector ::details-content': 'closed answers are not printed',
  'selector ::marker': 'Safari knows color and font-size in it, which is all that is used',
  'selector ::view-transition-group': 'as for view-transition-name',
  'selector ::view-transition-new': 'as for view-transition-name',
  'selector ::view-transition-old': 'as for view-transition-name',
  'selector :dir': 'the site is written from left to right',
  'selector :has':
    'cells that lie under their neighbours’ edges, and an open dialog that is printed with its page',
  'value align-content: start': 'before 15.6, Safari spreads the rows over the height of their cell',
  'value break-after: avoid': 'a heading may be printed at the foot of a page',
};
