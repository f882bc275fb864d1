import { createElement, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { inDisplayFace, keyframes, styled } from './stitches.ts';

const appear = keyframes({ from: { opacity: 0 } });

const visible = { display: 'block !important', contentVisibility: 'visible !important' };
const Card = styled('div', {
  background: '$sheet',
  border: '1px solid $colors$grid',
  '& + &': { borderBlockStart: 0 },
  // Until a script runs, only the address opens a card, so that nothing moves later.
  '&:not([data-scripted]):target > [hidden]': visible,
  '&:not([data-scripted]):has(:target) > [hidden]': visible,
});
const Head = styled('button', {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0,1fr) 44px',
  alignItems: 'center',
  width: '100%',
  minHeight: '72px',
  padding: 0,
  background: 'none',
  border: 0,
  ...inDisplayFace,
  fontSize: '$lg',
  fontWeight: 700,
  lineHeight: 1.3,
  textAlign: 'start',
  cursor: 'pointer',
  '@hover': { '&:hover': { color: '$accent' } },
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
const Words = styled('span', {
  display: 'flex',
  flexDirection: 'column',
  gap: '4px 16px',
  alignItems: 'flex-start',
  paddingBlock: '12px',
  '@sm': { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' },
});
const Badge = styled('span', {
  padding: '2px 8px',
  border: '1px solid $colors$grid',
  background: '$paper',
  color: '$ink',
  fontSize: '$xs',
  fontFamily: '$mono',
  fontWeight: 400,
  lineHeight: 1.6,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
const Sign = styled('svg', {
  justifySelf: 'center',
  color: '$accent',
  '[aria-expanded=true] & path:last-child': { opacity: 0 },
  '@print': { display: 'none' },
});
const Panel = styled('div', {
  '&[hidden=until-found]': { display: 'block !important', contentVisibility: 'hidden' },
  '@scriptless': { '&[hidden]': visible },
  '@print': { '&[hidden]': visible },
});
const Body = styled('div', {
  padding: '0 16px 16px',
  borderBlockStart: '1px solid $colors$grid',
  '@sm': { paddingInline: '24px' },
  '@motion': { animation: `${appear} .16s ease-out` },
});
const Closing = styled('div', {
  display: 'flex',
  justifyContent: 'flex-end',
  '@scriptless': { display: 'none' },
});

const pictures = {
  start: 'M4 12h14M13 6l6 6-6 6M4 5v14',
  coin: 'M3 6h18v12H3zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0M6 9v6M18 9v6',
  shield: 'M12 3l8 3v5c0 5-3 8-8 10-5-2-8-5-8-10V6zM8.5 12l2.5 2.5 4.5-5',
  person: 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0-8 0M4 21c0-5 3-7 8-7s8 2 8 7',
  letter: 'M3 6h18v12H3zM3 7l9 7 9-7',
} as const;

interface TopicCardProps {
  /** Also its address: `#topic-fees`. */
  id: string;
  headId: string;
  picture: keyof typeof pictures;
  title: string;
  headingLevel: 2 | 3 | 4;
  badge: string;
  open: boolean;
  onToggle: () => void;
  /** For find-in-page, or for an address within the closed card. */
  onFind: () => void;
  onClose: () => void;
  closeLabel: string;
  children: ReactNode;
}

/** A row that opens. Its content is always in the page: for find-in-page, print, and without a script. */
export function TopicCard(props: TopicCardProps) {
  const { id, headId, picture, title, headingLevel, badge, open, onToggle, onFind, onClose, closeLabel } =
    props;
  const [isScripted, setScripted] = useState(false);
  useLayoutEffect(() => setScripted(true), []);
  const panel = useFindable(open, onFind);
  const panelId = `${id}-panel`;
  return (
    <Card id={id} {...(isScripted ? { 'data-scripted': true } : {})}>
      <form
        action={`#${id}`}
        onSubmit={(event) => {
          event.preventDefault();
          onToggle();
        }}
      >
        {createElement(
          `h${headingLevel}`,
          null,
          <Head type="submit" id={headId} aria-expanded={open} aria-controls={panelId}>
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
              {title} <Badge>{badge}</Badge>
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
          </Head>,
        )}
      </form>
      <Panel id={panelId} ref={panel} hidden={!open}>
        <Body>
          {props.children}
          <Closing>
            <Button variant="outline" size="sm" onClick={onClose}>
              {closeLabel}
            </Button>
          </Closing>
        </Body>
      </Panel>
    </Card>
  );
}

/** React doesn't support `hidden="until-found"`, which find-in-page needs. */
function useFindable(isOpen: boolean, onFind: () => void) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isOpen && panel.current && 'onbeforematch' in panel.current)
      panel.current.setAttribute('hidden', 'until-found');
  }, [isOpen]);
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener('beforematch', onFind);
    return () => element?.removeEventListener('beforematch', onFind);
  }, [onFind]);
  return panel;
}
