import { styled } from './stitches.ts';

const Bar = styled('nav', {
  maxWidth: '1200px',
  marginInline: 'auto',
  padding: '16px 16px 0',
  '@sm': { paddingInline: '24px' },
  '@print': { display: 'none' },
});
const Note = styled('aside', {
  width: '100%',
  maxWidth: '1200px',
  marginInline: 'auto',
  paddingInline: '16px',
  font: '$fontSizes$xs/1.5 $fonts$mono',
  color: '$muted',
  '@sm': { paddingInline: '24px' },
  '& p': {
    padding: '8px 12px',
    background: '$band',
    border: '1px solid $colors$grid',
    borderBlockStart: 0,
  },
  '@print': { color: '$ink', '& p': { padding: 0, background: 'none', border: 0 } },
});
const Formula = styled('div', {
  display: 'flex',
  viewTransitionName: 'formula-bar',
  background: '$sheet',
  border: '1px solid $colors$grid',
  font: '$fontSizes$xs/1.5 $fonts$mono',
});
const Prefix = styled('span', {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  whiteSpace: 'nowrap',
  padding: '8px 12px',
  color: '$muted',
  fontStyle: 'italic',
  background: '$band',
  borderInlineEnd: '1px solid $colors$grid',
});
const Trail = styled('ol', {
  display: 'flex',
  flexWrap: 'wrap',
  minWidth: 0,
  padding: '0 4px',
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', minWidth: 0 },
  // A slash that is drawn, so that it is not read out.
  '& li:not(:last-child)::after': {
    content: '""',
    height: '0.9em',
    borderInlineEnd: '1px solid $colors$muted',
    transform: 'rotate(20deg)',
  },
  '& :is(a,span)': { display: 'inline-block', padding: '8px', color: '$muted' },
  '& span': { color: '$ink' },
  '@touch': { '& :is(a,span)': { paddingBlock: '12px' } },
});

interface BreadcrumbProps {
  label: string;
  items: { label: string; href?: string | undefined }[];
}

/** The breadcrumb, drawn as a spreadsheet's formula bar. Includes the page's gutters. */
export function Breadcrumb({ label, items }: BreadcrumbProps) {
  return (
    <Bar aria-label={label}>
      <Formula>
        <Prefix aria-hidden="true">fx</Prefix>
        <Trail>
          {items.map((item, index) => (
            <li key={item.label}>
              {index === items.length - 1 || item.href === undefined ? (
                <span aria-current={index === items.length - 1 ? 'page' : undefined}>{item.label}</span>
              ) : (
                <a href={item.href}>{item.label}</a>
              )}
            </li>
          ))}
        </Trail>
      </Formula>
    </Bar>
  );
}

export function BreadcrumbNote({ label, children }: { label: string; children: string }) {
  return (
    <Note aria-label={label}>
      <p>{children}</p>
    </Note>
  );
}
