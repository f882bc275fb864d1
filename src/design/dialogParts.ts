import { inDisplayFace, keyframes, shade, styled } from './stitches.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(16px)' } });

/** As large as the screen and invisible, so that toasts fit beside the panel. It scrolls, so the page does not. */
export const Layer = styled('dialog', {
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  color: '$ink',
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: `rgb(${shade.rgb} / ${shade.opacity})` },
  '&:not([open])': { pointerEvents: 'none' },
  '@motion': {
    '&:not([data-gone])': { transition: 'display .2s allow-discrete,overlay .2s allow-discrete' },
    '&[open]::backdrop': { animation: `${fadeIn} .2s ease-out` },
    '&:not([open],[data-gone])::backdrop': { animation: `${fadeOut} .2s ease-in forwards` },
    '&[open] > :first-child': { animation: `${rise} .2s ease-out` },
    '&:not([open],[data-gone]) > :first-child': { animation: `${sink} .2s ease-in forwards` },
  },
  // In the browser's top layer, `static` counts as `absolute`.
  '@print': { '&&': { position: 'static', inset: 'auto', height: 'auto', overflow: 'visible' } },
});
/** On a phone, a toast fits above the panel and covers nothing, unless the screen is low. */
const above = (height: '100vh' | '100dvh') => `calc(${height} - clamp(16px,(${height} - 640px)*99,104px))`;

export const Panel = styled('div', {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: above('100vh'),
  '@supports (height:1dvh)': { maxHeight: above('100dvh') },
  marginInline: 'auto',
  background: '$sheet',
  border: '1px solid $colors$line',
  '@sm': {
    insetBlock: 0,
    height: 'fit-content',
    marginBlock: 'auto',
    width: 'calc(100% - 48px)',
    maxWidth: '640px',
    maxHeight: 'calc(100vh - 16px)',
    '@supports (height:1dvh)': { maxHeight: 'calc(100dvh - 16px)' },
  },
  '@print': {
    '&&': { position: 'static', display: 'block' },
    maxHeight: 'none',
    maxWidth: 'none !important',
    width: 'auto',
    border: 0,
    '& > header button, & > footer': { display: 'none' },
  },
  variants: {
    steady: {
      true: {
        height: above('100vh'),
        '@supports (height:1dvh)': { height: above('100dvh') },
        '@sm': { height: 'min(760px,100vh - 48px)' },
        '@print': { height: 'auto' },
      },
    },
  },
});
/** Takes the presses that begin and end beside the panel. */
export const Outside = styled('div', { position: 'fixed', inset: 0, zIndex: -1 });
export const Head = styled('header', {
  display: 'flex',
  gap: '16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 8px 8px 16px',
  background: '$band',
  borderBlockEnd: '1px solid $colors$grid',
  '@sm': { paddingInlineStart: '24px' },
});
export const Title = styled('h2', {
  ...inDisplayFace,
  fontWeight: 700,
  fontSize: '$xl',
  lineHeight: 1.2,
  minWidth: 0,
  '@print': { outline: '0 !important' },
});
export const Body = styled('div', {
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Firefox may draw a white track otherwise.
  scrollbarColor: '$colors$line $colors$sheet',
  padding: '16px',
  '&:focus-visible': { outlineOffset: '-2px' },
  '@sm': { padding: '24px' },
  '@print': { overflow: 'visible' },
});
export const Lead = styled('p', { color: '$muted', marginBlockEnd: '16px', maxWidth: '68ch' });
export const Foot = styled('footer', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  justifyContent: 'flex-end',
  padding: '12px 16px',
  paddingBlockEnd: 'max(12px,env(safe-area-inset-bottom))',
  borderBlockStart: '1px solid $colors$grid',
  '@sm': { paddingInline: '24px' },
  '@media (max-height:25em)': { paddingBlock: '6px' },
});
