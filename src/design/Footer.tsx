import type { ComponentProps, ReactNode } from 'react';
import { styled } from './stitches.ts';

const Frame = styled('footer', {
  background: '$band',
  borderBlockStart: '1px solid $colors$grid',
  '@print': { display: 'none' },
});
const Inner = styled('div', {
  maxWidth: '1200px',
  marginInline: 'auto',
  padding: '48px 16px 24px',
  '@sm': { paddingInline: '24px' },
});

export function FooterFrame({ children, ...rest }: ComponentProps<'footer'>) {
  return (
    <Frame {...rest}>
      <Inner>{children}</Inner>
    </Frame>
  );
}

export const FooterGroups = styled('div', {
  display: 'grid',
  gap: '32px 24px',
  gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,136px),1fr))',
});

const Title = styled('h2', { fontWeight: 700, fontSize: '$sm', lineHeight: 1.5 });
const List = styled('ul', {
  padding: 0,
  listStyle: 'none',
  fontSize: '$sm',
  '& a': { display: 'inline-block', paddingBlock: '4px', color: '$ink', textDecorationColor: '$colors$line' },
  '@touch': { '& a': { paddingBlock: '10px' } },
});

export function FooterGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <Title>{heading}</Title>
      <List>{children}</List>
    </div>
  );
}

export const FooterBottom = styled('div', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  justifyContent: 'space-between',
  marginBlockStart: '40px',
  paddingBlockStart: '16px',
  borderBlockStart: '1px solid $colors$grid',
  color: '$muted',
  fontSize: '$sm',
  '& a': { color: 'inherit' },
  '& > :first-child': { flexBasis: '100%', '@lg': { flexBasis: 'auto' } },
});
