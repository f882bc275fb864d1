import type { ComponentProps } from 'react';
import { styled } from './stitches.ts';

export const Hosted = styled('div', { display: 'contents' });

interface StaticProps extends ComponentProps<'div'> {
  /** Unique on the page. */
  readonly name: string;
}

/** Wraps what never changes after prerendering: no state, handlers or effects. Has no box. */
export function Static({ name, ...rest }: StaticProps) {
  return <Hosted data-static={name} {...rest} />;
}
