import { fillHandle, styled } from './stitches.ts';

const List = styled('ol', {
  display: 'grid',
  gridAutoFlow: 'column',
  // A word that needs more room than the others gets it.
  gridAutoColumns: 'minmax(0,auto)',
  padding: 0,
  listStyle: 'none',
  border: '1px solid $colors$grid',
  background: '$sheet',
  fontSize: '$sm',
  lineHeight: 1.3,
  '& li': {
    position: 'relative',
    padding: '8px',
    color: '$muted',
    minWidth: 0,
    '@sm': { paddingInline: '12px' },
  },
  '& li + li': { borderInlineStart: '1px solid $colors$grid' },
  '& [data-state=done]': { background: '$tint', color: '$ink' },
  '& [aria-current]': {
    zIndex: 1,
    color: '$ink',
    fontWeight: 650,
    outline: '2px solid $colors$accent',
    outlineOffset: '-1px',
  },
  '& [aria-current]::after': fillHandle,
});
const Ordinal = styled('span', {
  fontFamily: '$mono',
  marginInlineEnd: '8px',
  '@media (max-width:37.49em)': { display: 'block' },
  fontVariantNumeric: 'tabular-nums',
});

interface StepperProps {
  label: string;
  steps: string[];
  /** From 1. Beyond the last step, all are done. */
  current: number;
}

export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <List aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index + 1 === current ? 'step' : undefined}
          data-state={index + 1 < current ? 'done' : undefined}
        >
          <Ordinal>{index + 1}</Ordinal>
          {step}
        </li>
      ))}
    </List>
  );
}
