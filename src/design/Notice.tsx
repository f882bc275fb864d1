import type { ComponentProps, ReactNode } from 'react';
import { styled } from './stitches.ts';

const Box = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: '4px 12px',
  padding: '16px',
  background: '$sheet',
  border: '1px solid $colors$grid',
  borderInlineStart: '4px solid $colors$line',
  fontSize: '$sm',
  lineHeight: 1.5,
  '& svg': { marginBlockStart: '0.15em' },
  variants: {
    tone: {
      info: {},
      success: { borderInlineStartColor: '$colors$accent', '& > svg': { color: '$accent' } },
      warning: { borderInlineStartColor: '$colors$ink', background: '$band' },
      danger: {
        borderInlineStartColor: '$colors$danger',
        background: '$dangerTint',
        '& > svg': { color: '$danger' },
      },
    },
  },
});
const Title = styled('p', { fontWeight: 650 });

const marks = {
  info: 'M8 7v5M8 4v1.2',
  success: 'm4.5 8.5 2.5 2.5 4.5-5.5',
  warning: 'M8 4v5M8 10.8V12',
  danger: 'm5 5 6 6m0-6-6 6',
} as const;

type Tone = keyof typeof marks;

/** A drawn mark for a tone, so that no message is told by colour alone. */
export function ToneMark({ tone }: { tone: Tone }) {
  return (
    <svg
      width="18"
      height="18"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d={`M1 1h14v14H1z${marks[tone]}`} />
    </svg>
  );
}

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  tone: Tone;
  title?: string | undefined;
  children?: ReactNode;
}

export function Notice({ tone, title, children, ...rest }: NoticeProps) {
  return (
    <Box tone={tone} {...rest}>
      <ToneMark tone={tone} />
      <div>
        {title === undefined ? null : <Title>{title}</Title>}
        {children}
      </div>
    </Box>
  );
}
