import type { ComponentProps } from 'react';
import { styled, visuallyHidden } from './stitches.ts';

const Anchor = styled('a', {
  color: '$accent',
  textDecorationThickness: '1px',
  '@hover': { '&:hover': { textDecorationThickness: '2px' } },
});
const Arrow = styled('svg', { width: '0.7em', height: '0.7em', marginInlineStart: '0.25em' });
const Words = styled('span', visuallyHidden);

function LeavingArrow() {
  return (
    <Arrow viewBox="0 0 10 10" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden="true">
      <path d="M2 8 8 2M3 2h5v5" />
    </Arrow>
  );
}

interface TextLinkProps extends ComponentProps<'a'> {
  /** Opens a new tab and announces it, e.g. "(opens in a new tab)". */
  external?: string | undefined;
}

export function TextLink({ external, children, ...rest }: TextLinkProps) {
  if (external === undefined) return <Anchor {...rest}>{children}</Anchor>;
  return (
    <Anchor target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <Words> {external}</Words>
      <LeavingArrow />
    </Anchor>
  );
}
