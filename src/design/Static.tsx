import type { ComponentProps } from 'react';
import { styled } from './stitches.ts';

const Frame = styled('div', { display: 'contents' });

interface StaticProps extends ComponentProps<'div'> {
  /** The component's name; once on a page. */
  readonly name: string;
}

/**
 * Around what never changes once it is prerendered: it has no state, no handlers and no effects, and what it shows
 * depends on nothing but the page's address. It has no box of its own.
 */
export function Static({ name, ...rest }: StaticProps) {
  return <Frame data-static={name} {...rest} />;
}
