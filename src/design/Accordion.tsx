import { createElement, type ReactNode } from 'react';
import { inDisplayFace, styled } from './stitches.ts';

const List = styled('div', { borderBlockStart: '1px solid $colors$line' });
const Item = styled('details', {
  borderBlockEnd: '1px solid $colors$line',
  '@print': {
    breakInside: 'avoid',
    '&::details-content': { contentVisibility: 'visible', display: 'block' },
  },
});
const Question = styled('summary', {
  display: 'flex',
  gap: '16px',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  padding: '14px 4px',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& :is(h2,h3,h4)': { ...inDisplayFace, fontSize: '$lg', fontWeight: 600, lineHeight: 1.3 },
  '@hover': { '&:hover': { color: '$accent' } },
});
const Sign = styled('svg', {
  flex: 'none',
  marginBlockStart: '0.3em',
  color: '$accent',
  'details[open] & path:last-child': { opacity: 0 },
  '@print': { display: 'none' },
});
const Answer = styled('div', {
  maxWidth: '68ch',
  padding: '0 4px 24px',
  '& p + p': { marginBlockStart: '12px' },
});

interface AccordionProps {
  /** The `<details>` elements' `name`: the browser opens one of a group at a time. */
  group: string;
  items: { id: string; question: string; answer: ReactNode }[];
  headingLevel: 2 | 3 | 4;
}

/** Native `<details>`. `effects/keepOneOpen.ts` adds what some browsers lack. */
export function Accordion({ group, items, headingLevel }: AccordionProps) {
  return (
    <List>
      {items.map((item) => (
        <Item key={item.id} id={item.id} name={group}>
          <Question>
            {createElement(`h${headingLevel}`, null, item.question)}
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
          </Question>
          <Answer>{item.answer}</Answer>
        </Item>
      ))}
    </List>
  );
}
