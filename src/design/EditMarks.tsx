import type { ComponentProps } from 'react';
import { styled } from './stitches.ts';

export const EditMarks = styled('p', { maxWidth: '68ch', lineHeight: 1.9 });

export const Deleted = styled('del', {
  color: '$muted',
  textDecorationThickness: '2px',
  textDecorationColor: '$colors$danger',
});

const InsertedWords = styled('ins', {
  color: '$ink',
  textDecoration: 'none',
  borderBlockEnd: '2px solid $colors$danger',
});
const Caret = styled('svg', {
  color: '$danger',
  width: '0.6em',
  height: '0.6em',
  verticalAlign: '-0.35em',
  marginInlineEnd: '0.1em',
});

export function Inserted({ children, ...rest }: ComponentProps<'ins'>) {
  return (
    <InsertedWords {...rest}>
      <Caret viewBox="0 0 10 10" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
        <path d="m1 9 4-7 4 7" />
      </Caret>
      {children}
    </InsertedWords>
  );
}
