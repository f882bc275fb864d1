import * as Radix from '@radix-ui/react-toast';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { ToneMark } from './Notice.tsx';
import { keyframes, styled, topBarHeight } from './stitches.ts';
import { useToastRegion } from './useToastRegion.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'translateX(24px)' } });
/** As long as the leaving animation. */
const leaveMs = 160;

/**
 * At the top: the foot of the screen belongs to the dialogs' buttons on phones. No rule for a medium: it comes when the
 * page is there, and for such a rule the browser would calculate the whole page's styles anew.
 */
const Viewport = styled(Radix.Viewport, {
  position: 'fixed',
  zIndex: 28,
  insetBlockStart: `${topBarHeight + 8}px`,
  insetInlineEnd: '16px',
  width: 'min(376px,100% - 32px)',
  // Beside an open dialog, where there is room; below 600 px, as wide as the screen.
  'html:has([role=dialog]) &': {
    width: 'min(376px,100% - 32px,max(50% - 352px,272px,(600px - 100%)*99))',
  },
  display: 'flex',
  flexDirection: 'column',
  gap: '8px',
  padding: 0,
  listStyle: 'none',
  pointerEvents: 'none',
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

/** A text to copy: it is selected when Tab reaches it, so that the keyboard can copy it. */
const Selectable = ({ labelId, children }: { labelId: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: a text area's words would not be read aloud with the toast's
  <div
    role="textbox"
    aria-readonly="true"
    aria-labelledby={labelId}
    tabIndex={0}
    onFocus={({ currentTarget }) => getSelection()?.selectAllChildren(currentTarget)}
  >
    {children}
  </div>
);

/** One toast. */
export interface ToastItem {
  id: string;
  title: string;
  description?: ReactNode;
  tone: 'default' | 'destructive';
  /** Milliseconds, instead of the toaster's own; `Infinity`: stays until closed, its text can be selected. */
  duration?: number | undefined;
}

/** A toast that stays asks the visitor to do something, so it isn't marked as a success. */
const markOf = ({ tone, duration }: ToastItem) =>
  tone === 'destructive' ? 'danger' : duration === Infinity ? 'info' : 'success';

interface ToasterProps {
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
  const ids = useMemo(() => toasts.map((toast) => toast.id), [toasts]);
  const viewport = useToastRegion(ids, onClose);
  const present = new Set(ids);
  // Radix gives Escape to the newest layer: a toast, even while the visitor is in a dialog beneath it.
  const isEscapeElsewhere = useRef(false);
  const close = (id: string) => {
    if (!isEscapeElsewhere.current) onClose(id);
    isEscapeElsewhere.current = false;
  };
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
          id={`toast-${toast.id}`}
          tone={toast.tone}
          type={toast.tone === 'destructive' ? 'foreground' : 'background'}
          open={present.has(toast.id)}
          onOpenChange={(open) => (open ? undefined : close(toast.id))}
          onEscapeKeyDown={({ target, defaultPrevented }) => {
            isEscapeElsewhere.current =
              !defaultPrevented &&
              present.has(toast.id) &&
              target instanceof Element &&
              target.closest('[role=dialog]') !== null;
          }}
          duration={toast.duration ?? duration}
          // Radix leaves it at `none` for a toast older than an open dialog.
          style={{ pointerEvents: present.has(toast.id) ? 'auto' : 'none' }}
        >
          <ToneMark tone={markOf(toast)} />
          <Words
            // A text to be selected must not be dragged away.
            onPointerDown={(event) => (toast.duration === Infinity ? event.stopPropagation() : undefined)}
          >
            <Title id={`toast-${toast.id}-title`}>
              {toast.title}
              {/* It is read aloud in one piece with the description. */}
              {toast.description ? ' ' : null}
            </Title>
            {toast.description ? (
              <Description asChild>
                {toast.duration === Infinity ? (
                  <Selectable labelId={`toast-${toast.id}-title`}>{toast.description}</Selectable>
                ) : (
                  <div>{toast.description}</div>
                )}
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
      <Viewport label={label} hotkey={hotkey} aria-live="off" ref={viewport} />
    </Radix.Provider>
  );
}
