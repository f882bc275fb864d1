import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { styled } from './stitches.ts';

/** On paper and without JavaScript all panels are visible, each below its tab's name. */
const laidOut = {
  display: 'block !important',
  borderBlockStart: '1px solid $colors$line',
  '& + &': { borderBlockStart: 0 },
  '&::before': {
    content: 'attr(data-label)',
    display: 'block',
    marginBlockEnd: '16px',
    fontWeight: 650,
  },
} as const;

const Strip = styled('div', {
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  gap: '4px',
  // Over the panel's edge, which the selected tab interrupts.
  marginBlockEnd: '-1px',
  fontSize: '$sm',
  lineHeight: 1.2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@sm': { paddingInline: '8px', fontSize: '$md', lineHeight: 'inherit' },
  '@print': { display: 'none' },
  '@scriptless': { display: 'none' },
});
const Tab = styled('button', {
  position: 'relative',
  minHeight: '44px',
  padding: '4px 8px',
  // No narrower than its longest word.
  overflowWrap: 'break-word',
  '@sm': { paddingInline: '16px' },
  color: '$muted',
  background: '$band',
  border: '1px solid $colors$grid',
  borderBlockEndColor: '$colors$line',
  fontWeight: 600,
  cursor: 'pointer',
  '&:focus-visible': { outlineOffset: '-3px' },
  '&[aria-selected=true]': {
    color: '$ink',
    background: '$sheet',
    borderColor: '$line',
    borderBlockStart: '3px solid $colors$accent',
    borderBlockEndColor: '$colors$sheet',
  },
});
const Panel = styled('div', {
  padding: '16px',
  background: '$sheet',
  border: '1px solid $colors$line',
  '@md': { padding: '24px' },
  '@print': laidOut,
  '@scriptless': laidOut,
});

interface TabsProps<Id extends string> {
  label: string;
  tabs: { id: Id; label: string; panel: ReactNode }[];
  value: NoInfer<Id>;
  onValueChange: (id: NoInfer<Id>) => void;
  idPrefix: string;
}

/** Sheet tabs (WAI-ARIA's tabs with automatic activation). Every panel is in the HTML. */
export function Tabs<Id extends string>({ label, tabs, value, onValueChange, idPrefix }: TabsProps<Id>) {
  const strip = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier, the key belongs to the browser: Alt+Left goes back.
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const at = tabs.findIndex((tab) => tab.id === value);
    const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
    const moves = new Map([
      ['ArrowRight', at + ahead],
      ['ArrowLeft', at - ahead],
      ['Home', 0],
      ['End', tabs.length - 1],
    ]);
    const to = moves.get(event.key);
    if (to === undefined) return;
    const next = tabs[(to + tabs.length) % tabs.length];
    if (next === undefined) return;
    event.preventDefault();
    onValueChange(next.id);
    strip.current?.querySelector<HTMLElement>(`#${CSS.escape(`${idPrefix}-tab-${next.id}`)}`)?.focus();
  };
  return (
    <div>
      <Strip ref={strip} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={`${idPrefix}-tab-${tab.id}`}
            aria-controls={`${idPrefix}-panel-${tab.id}`}
            aria-selected={tab.id === value}
            tabIndex={tab.id === value ? 0 : -1}
            onClick={() => onValueChange(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </Strip>
      {tabs.map((tab) => (
        <Panel
          key={tab.id}
          role="tabpanel"
          data-label={tab.label}
          id={`${idPrefix}-panel-${tab.id}`}
          aria-labelledby={`${idPrefix}-tab-${tab.id}`}
          tabIndex={0}
          hidden={tab.id !== value}
        >
          {tab.panel}
        </Panel>
      ))}
    </div>
  );
}
