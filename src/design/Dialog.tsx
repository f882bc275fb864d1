import * as Radix from '@radix-ui/react-dialog';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { keyframes, shade, styled } from './stitches.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(16px)' } });

/**
 * Instead of Radix's Overlay, whose scroll lock writes a `<style>` that the CSP blocks. A global rule locks
 * scrolling.
 */
const Shade = styled('div', {
  position: 'fixed',
  inset: 0,
  zIndex: 19,
  background: `rgb(${shade.rgb} / ${shade.opacity})`,
  pointerEvents: 'auto',
  '@motion': {
    '&[data-state=open]': { animation: `${fadeIn} .2s ease-out` },
    '&[data-state=closed]': { animation: `${fadeOut} .2s ease-in forwards` },
  },
  '@print': { display: 'none' },
});
const Panel = styled(Radix.Content, {
  position: 'fixed',
  zIndex: 20,
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'calc(100vh - 16px)',
  '@supports (height:1dvh)': { maxHeight: 'calc(100dvh - 16px)' },
  marginInline: 'auto',
  background: '$sheet',
  color: '$ink',
  border: '1px solid $colors$line',
  '&:focus-visible': { outlineOffset: '-2px' },
  '@sm': {
    insetBlock: 0,
    height: 'fit-content',
    marginBlock: 'auto',
    width: 'calc(100% - 48px)',
    maxWidth: '640px',
  },
  '@motion': {
    '&[data-state=open]': { animation: `${rise} .2s ease-out` },
    '&[data-state=closed]:not([data-gone])': { animation: `${sink} .2s ease-in forwards` },
  },
  '@print': {
    '&&': { position: 'static', display: 'block' },
    maxHeight: 'none',
    maxWidth: 'none !important',
    width: 'auto',
    border: 0,
    '& > header button, & > footer': { display: 'none' },
  },
  variants: {
    steady: {
      true: {
        height: 'calc(100vh - 16px)',
        '@supports (height:1dvh)': { height: 'calc(100dvh - 16px)' },
        '@sm': { height: 'min(760px,100vh - 48px)' },
        '@print': { height: 'auto' },
      },
    },
  },
});
const Head = styled('header', {
  display: 'flex',
  gap: '16px',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: '8px 8px 8px 16px',
  background: '$band',
  borderBlockEnd: '1px solid $colors$grid',
  '@sm': { paddingInlineStart: '24px' },
});
const Title = styled('h2', {
  fontFamily: '$display',
  fontWeight: 700,
  fontSize: '$xl',
  lineHeight: 1.2,
  minWidth: 0,
  '@print': { outline: '0 !important' },
});
const Body = styled('div', {
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '16px',
  '&:focus-visible': { outlineOffset: '-2px' },
  '@sm': { padding: '24px' },
  '@print': { overflow: 'visible' },
});
const Lead = styled('p', { color: '$muted', marginBlockEnd: '16px', maxWidth: '68ch' });
const Foot = styled('footer', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 12px',
  alignItems: 'center',
  justifyContent: 'flex-end',
  padding: '12px 16px',
  paddingBlockEnd: 'max(12px,env(safe-area-inset-bottom))',
  borderBlockStart: '1px solid $colors$grid',
  '@sm': { paddingInline: '24px' },
  '@media (max-height:25em)': { paddingBlock: '6px' },
});

export const FooterWords = styled('div', {
  flex: '1 1 100%',
  '@sm': { flex: '1 1 0' },
  '@print': { display: 'none' },
});

interface DialogProps {
  open: boolean;
  /** Called with `false` for the close button, Escape or a press outside. */
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string | undefined;
  closeLabel: string;
  children: ReactNode;
  /** Always visible below the scrolling body. A submit button here needs `form="id"`. */
  footer?: ReactNode;
  /** Keeps its height whatever its content: for content that loads late. */
  steady?: boolean | undefined;
  /** The id of the heading, which can be focused (`tabindex=-1`). */
  titleId?: string | undefined;
  closeUnavailable?: boolean | undefined;
  /** Default: true. Otherwise it is gone at once when it closes, so that the page can take the focus. */
  fades?: boolean | undefined;
  onOpenAutoFocus?: ((event: Event) => void) | undefined;
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
}

/** A modal dialog: a sheet from the bottom on phones, centred from 600 px up. Keeps its content while it fades out. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, closeUnavailable = false, fades = true } = props;
  const last = useRef(props);
  const opener = useRef<Element | null>(null);
  // Runs before Radix moves the focus into the dialog.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  useLayoutEffect(() => {
    if (open) last.current = props;
  });
  const {
    title,
    description,
    closeLabel,
    children,
    footer,
    steady = false,
    titleId,
  } = open ? props : last.current;
  const defaultTitleId = useId();
  const headingId = titleId ?? defaultTitleId;

  const ask = (next: boolean) => {
    if (next || !closeUnavailable) onOpenChange(next);
  };
  const returnFocus = (event: Event) => {
    props.onCloseAutoFocus?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    // The focus may already be on a new page.
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    if (opener.current instanceof HTMLElement && opener.current.isConnected) opener.current.focus();
  };
  return (
    <Radix.Root open={open} onOpenChange={ask}>
      <Radix.Portal>
        {open || fades ? <Shade data-state={open ? 'open' : 'closed'} /> : null}
        <Panel
          steady={steady}
          data-gone={open || fades ? undefined : ''}
          aria-labelledby={headingId}
          {...(description ? {} : { 'aria-describedby': undefined })}
          {...(props.onOpenAutoFocus ? { onOpenAutoFocus: props.onOpenAutoFocus } : {})}
          onCloseAutoFocus={returnFocus}
          // Radix handles Escape only if nothing opened later. If a toast did, it left the event alone (see Toaster).
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented) return;
            // Or else it would be a close request as well (CloseWatcher).
            event.preventDefault();
            ask(false);
          }}
        >
          <Head>
            <Radix.Title asChild id={headingId}>
              <Title tabIndex={-1}>{title}</Title>
            </Radix.Title>
            <Radix.Close asChild>
              <Button variant="ghost" size="icon" aria-label={closeLabel} unavailable={closeUnavailable}>
                <svg
                  width="16"
                  height="16"
                  viewBox="0 0 16 16"
                  stroke="currentColor"
                  strokeWidth="2"
                  aria-hidden="true"
                >
                  <path d="m2 2 12 12M14 2 2 14" />
                </svg>
              </Button>
            </Radix.Close>
          </Head>
          <ScrollingBody labelledBy={headingId}>
            {description ? (
              <Radix.Description asChild>
                <Lead>{description}</Lead>
              </Radix.Description>
            ) : null}
            {children}
          </ScrollingBody>
          {footer ? <Foot>{footer}</Foot> : null}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Focusable when it overflows, so that it can be scrolled by keyboard (axe: scrollable-region-focusable). */
function ScrollingBody({ labelledBy, children }: { labelledBy: string; children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = body.current;
    const inner = element?.firstElementChild;
    if (!element || !inner || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setOverflows(element.scrollHeight > element.clientHeight));
    observer.observe(element);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  return (
    <Body ref={body} {...(overflows ? { tabIndex: 0, role: 'group', 'aria-labelledby': labelledBy } : {})}>
      <div>{children}</div>
    </Body>
  );
}
