import * as Radix from '@radix-ui/react-toast';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from './Button.tsx';
import { ToneMark } from './Notice.tsx';
import { keyframes, styled, topBarHeight } from './stitches.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'translateX(24px)' } });
/** As long as the leaving animation. */
const leaveMs = 160;

/** At the top: the foot of the screen belongs to the dialogs' buttons on phones. */
const Viewport = styled(Radix.Viewport, {
  position: 'fixed',
  zIndex: 28,
  insetBlockStart: `${topBarHeight + 8}px`,
  insetInline: '16px',
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  padding: 0,
  listStyle: 'none',
  pointerEvents: 'none',
  '@sm': { insetInlineStart: 'auto', width: '376px' },
  '@print': { display: 'none' },
});
const Item = styled(Radix.Root, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr) auto',
  gap: '0 12px',
  alignItems: 'start',
  padding: '8px 8px 8px 16px',
  background: '$sheet',
  color: '$ink',
  border: '1px solid $colors$line',
  borderInlineStart: '4px solid $colors$accent',
  lineHeight: 1.4,
  '& > svg': { color: '$accent', marginBlockStart: '11px' },
  '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
  '@motion': {
    '&[data-state=open]': { animation: `${arrive} .2s ease-out` },
    '&[data-state=closed]': { animation: `${leave} ${leaveMs}ms ease-in forwards` },
  },
  variants: {
    tone: {
      default: {},
      destructive: { borderColor: '$danger', background: '$dangerTint', '& > svg': { color: '$danger' } },
    },
  },
});
const Words = styled('div', { paddingBlock: '8px', minWidth: 0, userSelect: 'text' });
const Title = styled(Radix.Title, { fontWeight: 650 });
const Description = styled(Radix.Description, { fontSize: '$sm' });

/** One toast. */
export interface ToastItem {
  id: string;
  title: string;
  description?: ReactNode;
  tone: 'default' | 'destructive';
  /** Milliseconds, instead of the toaster's own; `Infinity`: stays until closed, its text can be selected. */
  duration?: number | undefined;
}

export interface ToasterProps {
  toasts: ToastItem[];
  /** Called when a toast's time is up or the visitor closes it: take it out of `toasts`. */
  onClose: (id: string) => void;
  /** The region's name, exactly. */
  label: string;
  /** The close buttons' name. */
  closeLabel: string;
  /** Milliseconds a toast stays. */
  duration: number;
  /** Pixels a toast must be swiped to close. */
  swipeThreshold: number;
  /** `KeyboardEvent` properties and codes, e.g. `['altKey', 'KeyT']`: moves the focus to the toasts. */
  hotkey: string[];
}

/** The toasts: one provider, one region. A toast taken out of the list still fades. */
export function Toaster({
  toasts,
  onClose,
  label,
  closeLabel,
  duration,
  swipeThreshold,
  hotkey,
}: ToasterProps) {
  const [shown, setShown] = useState<ToastItem[]>([]);
  const letFocusIn = useFocusPastTraps();
  const present = new Set(toasts.map((toast) => toast.id));
  const leaving = shown.filter((toast) => !present.has(toast.id));
  useEffect(() => {
    setShown((before) => [
      ...before.filter((old) => !toasts.some((toast) => toast.id === old.id)),
      ...toasts,
    ]);
    const timer = setTimeout(() => setShown(toasts), leaveMs + 40);
    return () => clearTimeout(timer);
  }, [toasts]);

  return (
    <Radix.Provider label={label} duration={duration} swipeThreshold={swipeThreshold} swipeDirection="right">
      {[...leaving, ...toasts].map((toast) => (
        <Item
          key={toast.id}
          tone={toast.tone}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          open={present.has(toast.id)}
          onOpenChange={(open) => (open ? undefined : onClose(toast.id))}
          duration={toast.duration ?? duration}
          // Radix leaves it at `none` for a toast older than an open dialog.
          style={{ pointerEvents: 'auto' }}
        >
          <ToneMark tone={toast.tone === 'destructive' ? 'danger' : 'success'} />
          <Words
            // A text to be selected must not be dragged away.
            onPointerDown={(event) => (toast.duration === Infinity ? event.stopPropagation() : undefined)}
          >
            <Title>{toast.title}</Title>
            {toast.description ? (
              <Description asChild>
                <div>{toast.description}</div>
              </Description>
            ) : null}
          </Words>
          <Radix.Close asChild>
            <Button variant="ghost" size="icon" aria-label={closeLabel}>
              <svg
                width="12"
                height="12"
                viewBox="0 0 16 16"
                stroke="currentColor"
                strokeWidth="2"
                aria-hidden="true"
              >
                <path d="m2 2 12 12M14 2 2 14" />
              </svg>
            </Button>
          </Radix.Close>
        </Item>
      ))}
      {/* `aria-live=off` makes the region one that an open modal dialog does not hide from assistive technology. */}
      <Viewport label={label} hotkey={hotkey} aria-live="off" ref={letFocusIn} />
    </Radix.Provider>
  );
}

/**
 * Lets the focus reach the toasts while a modal dialog traps it: Radix's trap listens on the document, so the events
 * that lead into the toasts stop at the body.
 */
function useFocusPastTraps() {
  const [viewport, setViewport] = useState<HTMLOListElement | null>(null);
  useEffect(() => {
    const region = viewport?.parentElement;
    if (!region) return;
    const hold = (event: FocusEvent) => {
      const to = event.type === 'focusin' ? event.target : event.relatedTarget;
      if (to instanceof Node && region.contains(to)) event.stopPropagation();
    };
    document.body.addEventListener('focusin', hold);
    document.body.addEventListener('focusout', hold);
    return () => {
      document.body.removeEventListener('focusin', hold);
      document.body.removeEventListener('focusout', hold);
    };
  }, [viewport]);
  return setViewport;
}
