import * as Radix from '@radix-ui/react-dialog';
import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from './Button.tsx';
import { keyframes, shade, styled } from './stitches.ts';
import { closeModal, showModal, topDialog } from './topLayer.ts';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(16px)' } });
const sink = keyframes({ to: { opacity: 0, transform: 'translateY(16px)' } });

/**
 * As large as the screen and invisible itself, so that toasts can be placed in it beside the panel. Because it can
 * scroll, it keeps the page from scrolling, even before a script runs.
 */
const Layer = styled('dialog', {
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  background: 'none',
  color: '$ink',
  overflow: 'hidden',
  overscrollBehavior: 'contain',
  '&::backdrop': { background: `rgb(${shade.rgb} / ${shade.opacity})` },
  // While it fades, it is not there any more.
  '&:not([open])': { pointerEvents: 'none' },
  '@motion': {
    '&:not([data-gone])': { transition: 'display .2s allow-discrete,overlay .2s allow-discrete' },
    '&[open]::backdrop': { animation: `${fadeIn} .2s ease-out` },
    '&:not([open],[data-gone])::backdrop': { animation: `${fadeOut} .2s ease-in forwards` },
    '&[open] > :first-child': { animation: `${rise} .2s ease-out` },
    '&:not([open],[data-gone]) > :first-child': { animation: `${sink} .2s ease-in forwards` },
  },
  '@print': { '&&': { position: 'static', height: 'auto', overflow: 'visible' } },
});
const Panel = styled('div', {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  display: 'flex',
  flexDirection: 'column',
  maxHeight: 'calc(100vh - 16px)',
  '@supports (height:1dvh)': { maxHeight: 'calc(100dvh - 16px)' },
  marginInline: 'auto',
  background: '$sheet',
  border: '1px solid $colors$line',
  '@sm': {
    insetBlock: 0,
    height: 'fit-content',
    marginBlock: 'auto',
    width: 'calc(100% - 48px)',
    maxWidth: '640px',
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
  /** Needed only if the browser can open it before the script runs (`opensNatively`). */
  id?: string;
  open: boolean;
  /** Called with `false` for the close button, Escape or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** Called for the platform’s own request to close, such as Android’s Back. Default: as for the close button. */
  onCloseRequest?: (() => void) | undefined;
  title: string;
  description?: string | undefined;
  closeLabel: string;
  children: ReactNode;
  /** Always visible below the scrolling body. A submit button here needs `form="id"`. */
  footer?: ReactNode;
  /** Keeps its height whatever its content: for content that loads late. */
  steady?: boolean | undefined;
  /** The id of the heading, which gets the focus when the dialog opens (`tabindex=-1`). */
  titleId?: string | undefined;
  closeUnavailable?: boolean | undefined;
  /** Default: true. Otherwise it is gone at once when it closes, so that the page can take the focus. */
  fades?: boolean | undefined;
  /** Called after it has closed, to focus something else than its opener. */
  returnFocus?: (() => void) | undefined;
  /** It is being hydrated: its close button is still the browser’s own. */
  isNative?: boolean | undefined;
}

/**
 * A modal dialog: a sheet from the bottom on phones, centred from 600 px up. Keeps its content while it fades out.
 *
 * It is the browser’s own `<dialog>`, which makes it modal. If it is in the prerendered page, the browser may have
 * opened it before it is hydrated: then `open` must be true at once, or it closes.
 */
export function Dialog(props: DialogProps) {
  const { id, open, onOpenChange, closeUnavailable = false, fades = true, isNative = false } = props;
  const element = useRef<HTMLDialogElement>(null);
  const last = useRef(props);
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
  const ids = useId();
  const headingId = titleId ?? `${ids}title`;
  const descriptionId = `${ids}description`;
  useModal(element, open, headingId, () => last.current.returnFocus);

  const ask = (next: boolean) => {
    if (next || !closeUnavailable) onOpenChange(next);
  };
  return (
    <Radix.Root open={open} onOpenChange={ask} modal={false}>
      <Layer
        ref={element}
        id={id}
        data-gone={open || fades ? undefined : ''}
        aria-labelledby={headingId}
        aria-describedby={description ? descriptionId : undefined}
        {...usePressOutside(() => ask(false))}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Escape' || event.defaultPrevented) return;
          // Or else it would be a request to close as well.
          event.preventDefault();
          ask(false);
        }}
        onCancel={(event: SyntheticEvent) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          if (props.onCloseRequest) props.onCloseRequest();
          else ask(false);
        }}
        onClose={({ currentTarget }: SyntheticEvent<HTMLDialogElement>) => {
          if (!open || currentTarget.open) return;
          // The browser has closed it without asking.
          ask(false);
          setTimeout(() => {
            if (topDialog.read() === currentTarget && !currentTarget.open) showModal(currentTarget);
          });
        }}
        // The browser may have opened it before it is hydrated.
        suppressHydrationWarning
      >
        <Panel steady={steady}>
          <Head>
            <Radix.Title asChild id={headingId}>
              <Title tabIndex={-1} autoFocus>
                {title}
              </Title>
            </Radix.Title>
            <Radix.Close asChild>
              <Button
                variant="ghost"
                size="icon"
                aria-label={closeLabel}
                unavailable={closeUnavailable}
                {...(isNative && id ? { command: 'close', commandfor: id } : {})}
              >
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
              <Radix.Description asChild id={descriptionId}>
                <Lead>{description}</Lead>
              </Radix.Description>
            ) : null}
            {children}
          </ScrollingBody>
          {footer ? <Foot>{footer}</Foot> : null}
        </Panel>
      </Layer>
    </Radix.Root>
  );
}

/** Keeps the element in step with `open`. The focus goes to the heading, and back to where it came from. */
const useModal = (
  element: RefObject<HTMLDialogElement | null>,
  open: boolean,
  headingId: string,
  returnFocus: () => (() => void) | undefined,
): void => {
  const opener = useRef<Element | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening and closing count
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open) {
      if (!dialog.open) opener.current = document.activeElement;
      const isShown = dialog.open;
      showModal(dialog);
      if (!isShown) document.getElementById(headingId)?.focus({ preventScroll: true });
    } else if (dialog.open) {
      closeModal(dialog);
      const focusElsewhere = returnFocus();
      const isLost = document.activeElement === document.body || dialog.contains(document.activeElement);
      if (focusElsewhere) focusElsewhere();
      else if (isLost && opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus({ preventScroll: true });
    }
  }, [open]);
  useLayoutEffect(() => {
    const dialog = element.current;
    return () => {
      if (dialog) closeModal(dialog);
    };
  }, [element]);
};

/** Calls `onPress` for a press that begins and ends outside the panel. Selecting text may end there as well. */
const usePressOutside = (onPress: () => void) => {
  const isOutside = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      isOutside.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (isOutside.current && target === currentTarget) onPress();
      isOutside.current = false;
    },
  };
};

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
