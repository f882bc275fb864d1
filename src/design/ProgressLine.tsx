import { keyframes, styled, topBarHeight, visuallyHidden } from './stitches.ts';

const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

const Line = styled('div', {
  position: 'fixed',
  insetBlockStart: `${topBarHeight - 1}px`,
  insetInline: 0,
  zIndex: 11,
  height: '3px',
  overflow: 'hidden',
  background: '$grid',
  '@print': { display: 'none' },
  '&::after': {
    content: '""',
    display: 'block',
    height: 0,
    // A border stays visible in forced colours.
    borderBlockStart: '3px solid $colors$accent',
    '@motion': { width: '25%', animation: `${run} 1.2s linear infinite` },
  },
});
const Said = styled('p', visuallyHidden);

interface ProgressLineProps {
  /** Announced; `null` while nothing is loading. */
  label: string | null;
}

export function ProgressLine({ label }: ProgressLineProps) {
  return (
    <>
      <Said role="status">{label}</Said>
      {label === null ? null : <Line />}
    </>
  );
}
