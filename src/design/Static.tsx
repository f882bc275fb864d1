import type { ComponentProps } from 'react';
import { styled } from './stitches.ts';

const Frame = styled('div', { display: 'contents' });

interface StaticProps extends ComponentProps<'div'> {
  /** The component's name, unique on the page. */
  readonly name: string;
}

/** Wraps what never changes after prerendering: no state, handlers or effects. Has no box. */
export function Static({ name, ...rest }: StaticProps) {
  return <Frame data-static={name} {...rest} />;
}
