import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useRef } from 'react';
import { globalCss, inDisplayFace, styled, topBarHeight, visuallyHidden } from './stitches.ts';

const Space = styled('header', {
  minHeight: `max(${topBarHeight}px,${topBarHeight / 16}rem)`,
  '@print': { display: 'none' },
});
const Bar = styled('div', {
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 10,
  borderBlockEnd: '1px solid transparent',
  '@motion': { transition: 'background-color .16s,border-color .16s' },
  // With enlarged text, the bar may take two lines on a phone, so it scrolls.
  '@media (max-width:19em)': { position: 'absolute' },
  '@media (scripting:none)': { background: '$paper', borderColor: '$grid' },
  variants: { opaque: { true: { background: '$paper', borderColor: '$grid' } } },
});
const Inner = styled('nav', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 6px',
  minHeight: `${topBarHeight - 1}px`,
  maxWidth: '1200px',
  marginInline: 'auto',
  paddingInline: '16px',
  '@sm': { paddingInline: '24px', columnGap: '16px' },
  // With room for “Get Started”, so that the links stay in place when it arrives after them (decision B54).
  '@lg': { display: 'grid', gridTemplateColumns: 'minmax(max-content,1fr) auto minmax(7.375rem,auto)' },
});

interface TopBarFrameProps {
  opaque: boolean;
  label: string;
  children: ReactNode;
}

/** The fixed bar. It reserves its own room: pages add no padding. */
export function TopBarFrame({ opaque, label, children }: TopBarFrameProps) {
  return (
    <Space>
      <Bar opaque={opaque}>
        <Inner aria-label={label}>{children}</Inner>
      </Bar>
    </Space>
  );
}

const Brand = styled('a', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: '44px',
  marginInlineEnd: 'auto',
  color: '$ink',
  ...inDisplayFace,
  fontWeight: 700,
  fontSize: '1.25rem',
  letterSpacing: '-0.015em',
  textDecoration: 'none',
});

export function TopBarBrand({ children, ...rest }: ComponentProps<'a'>) {
  return (
    <Brand {...rest}>
      <Logo />
      {children}
    </Brand>
  );
}

const Mark = styled('svg', { color: '$accent', flex: 'none' });

export function Logo() {
  return (
    <Mark
      width="28"
      height="24"
      viewBox="0 0 28 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden="true"
    >
      <path d="M24 15V3H2v16h16" />
      <path d="M7 11h12" />
      <path d="M21 16h5v6h-6v-6z" fill="currentColor" stroke="none" />
    </Mark>
  );
}

const linkLook = {
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minHeight: '44px',
    paddingInline: '12px',
    color: '$ink',
    fontSize: '$sm',
    fontWeight: 600,
    textDecoration: 'none',
    borderRadius: '2px',
    '@hover': { '&:hover': { background: '$band' } },
    '&[aria-current]': {
      textDecorationLine: 'underline',
      textDecorationThickness: '2px',
      textDecorationColor: '$colors$accent',
      textUnderlineOffset: '6px',
    },
  },
} as const;
const Row = styled('ul', {
  display: 'none',
  padding: 0,
  listStyle: 'none',
  '@lg': { display: 'flex' },
  ...linkLook,
});
/** Unless the screen is low or the text enlarged. */
const docked = '@media (min-width:19em) and (max-width:37.49em) and (min-height:30em)';
const Dock = styled('div', {
  display: 'flex',
  gap: '8px',
  alignItems: 'center',
  [docked]: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: 0,
    justifyContent: 'space-between',
    padding: '7px 12px',
    paddingBlockEnd: 'max(7px,env(safe-area-inset-bottom))',
    background: '$paper',
    borderBlockStart: '1px solid $colors$line',
    minHeight: '59px',
    '& button': { minHeight: '44px' },
  },
  '@lg': { display: 'contents' },
});
const dockRoom = globalCss({
  [docked]: {
    html: { scrollPaddingBlockEnd: '76px' },
    body: { paddingBlockEnd: '60px' },
    '#root': { minHeight: 'calc(100vh - 60px)' },
  },
});
const Menu = styled('details', {
  minHeight: '44px',
  '@sm': { position: 'relative' },
  '@lg': { display: 'none' },
});
const MenuButton = styled('summary', {
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  border: '1px solid $colors$line',
  borderRadius: '2px',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& span': visuallyHidden,
  [docked]: {
    gridAutoFlow: 'column',
    gap: '12px',
    width: 'auto',
    paddingInline: '12px 16px',
    fontWeight: 600,
    fontSize: '$sm',
    '& span': { position: 'static', width: 'auto', height: 'auto', margin: 0, clipPath: 'none' },
  },
});
const Panel = styled('ul', {
  position: 'absolute',
  insetInline: 0,
  padding: '8px 4px',
  background: '$sheet',
  border: '1px solid $colors$line',
  listStyle: 'none',
  maxHeight: 'calc(100vh - 64px)',
  overflowY: 'auto',
  insetBlockStart: '100%',
  [docked]: { insetBlockStart: 'auto', insetBlockEnd: '100%', borderInline: 0 },
  '@sm': { insetInlineStart: 'auto', minWidth: '240px', insetBlockStart: 'calc(100% + 10px)' },
  ...linkLook,
});

interface TopBarLinksProps {
  menuLabel: string;
  /** `<li><a></a></li>` without ids: rendered twice, in the row and in the menu. */
  children: ReactNode;
  actions?: ReactNode;
}

/** A row of links from 1024 px up, otherwise a `<details>` menu that works without a script. */
export function TopBarLinks({ menuLabel, children, actions }: TopBarLinksProps) {
  dockRoom();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a')) close();
  };
  return (
    <>
      <Row>{children}</Row>
      <Dock>
        <Menu
          ref={menu}
          onKeyDown={onKeyDown}
          onClick={onClick}
          onBlur={(event) => {
            if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) close();
          }}
        >
          <MenuButton>
            <svg
              width="20"
              height="16"
              viewBox="0 0 20 16"
              stroke="currentColor"
              strokeWidth="2"
              aria-hidden="true"
            >
              <path d="M0 2h20M0 8h20M0 14h20" />
            </svg>
            <span>{menuLabel}</span>
          </MenuButton>
          <Panel>{children}</Panel>
        </Menu>
        {actions}
      </Dock>
    </>
  );
}
