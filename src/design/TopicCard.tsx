import { createElement, type ReactNode } from 'react';
import { styled } from './stitches.ts';

const Card = styled('details', {
  background: '$sheet',
  border: '1px solid $colors$grid',
  scrollMarginTop: '80px',
  '& + &': { borderBlockStart: 0 },
  '&[open] > summary': { borderBlockEnd: '1px solid $colors$grid' },
});
const Head = styled('summary', {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0,1fr) 44px',
  alignItems: 'center',
  minHeight: '72px',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& :is(h2,h3,h4)': { fontFamily: '$display', fontSize: '$lg', fontWeight: 700, lineHeight: 1.3 },
  '@hover': { '&:hover :is(h2,h3,h4)': { color: '$accent' } },
  '&:focus-visible': { outlineOffset: '-2px' },
  '@sm': { gridTemplateColumns: '72px minmax(0,1fr) 56px' },
});
const Picture = styled('span', {
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  marginInlineEnd: '16px',
  background: '$band',
  borderInlineEnd: '1px solid $colors$grid',
  color: '$accent',
});
/** The badge stands at the end of the row, or below the title where there is no room. */
const Words = styled('span', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: '12px',
});
const Badge = styled('span', {
  padding: '2px 8px',
  border: '1px solid $colors$grid',
  background: '$paper',
  fontSize: '$xs',
  fontFamily: '$mono',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
const Sign = styled('svg', {
  justifySelf: 'center',
  color: '$accent',
  'details[open] > summary & path:last-child': { opacity: 0 },
});
const Body = styled('div', { padding: '0 16px 8px', '@sm': { paddingInline: '24px' } });

const pictures = {
  start: 'M4 12h14M13 6l6 6-6 6M4 5v14',
  coin: 'M3 6h18v12H3zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M6 9v6M18 9v6',
  shield: 'M12 3l8 3v5c0 5-3 8-8 10-5-2-8-5-8-10V6zM8.5 12l2.5 2.5 4.5-5',
  person: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4 21c0-5 3-7 8-7s8 2 8 7',
  letter: 'M3 6h18v12H3zM3 7l9 7 9-7',
} as const;

export interface TopicCardProps {
  id: string;
  /** Of the cards of one group at most one is open; also the elements' `name`. */
  group: string;
  picture: keyof typeof pictures;
  title: string;
  headingLevel: 2 | 3 | 4;
  /** Stands at the end of the row, as a figure does in a sheet. */
  badge: string;
  children: ReactNode;
}

/** A topic as a row of the sheet that opens over what it holds. Native `<details>`: works without script. */
export function TopicCard({ id, group, picture, title, headingLevel, badge, children }: TopicCardProps) {
  return (
    <Card id={id} name={group}>
      <Head>
        <Picture>
          <svg
            width="24"
            height="24"
            viewBox="0 0 24 24"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.75"
            aria-hidden="true"
          >
            <path d={pictures[picture]} />
          </svg>
        </Picture>
        <Words>
          {createElement(`h${headingLevel}`, null, title)}
          <Badge>{badge}</Badge>
        </Words>
        <Sign
          width="16"
          height="16"
          viewBox="0 0 16 16"
          stroke="currentColor"
          strokeWidth="2"
          aria-hidden="true"
        >
          <path d="M1 8h14" />
          <path d="M8 1v14" />
        </Sign>
      </Head>
      <Body>{children}</Body>
    </Card>
  );
}
