import * as Radix from '@radix-ui/react-toast';
import { type ReactNode, useMemo, useRef } from 'react';
import { Button } from './Button.tsx';
import { ToneMark } from './Notice.tsx';
import { keyframes, styled, topBarHeight } from './stitches.ts';
import { ToastHost } from './ToastHost.tsx';
import { useToastRegion } from './useToastRegion.ts';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-12px)' } });
const leave = keyframes({ to: { opacity: 0, transform: 'translateX(24px)' } });

/** No media rules: added after the page has loaded, they would make the browser recalculate all styles. */
const Viewport = styled(Radix.Viewport, {
  position: 'fixed',
  zIndex: 28,
  insetBlockStart: `${topBarHeight + 8}px`,
  insetInlineEnd: '16px',
  width: 'min(376px,100% - 32px)',
  'dialog &': {
    // On a phone, above the panel, which leaves the room.
    insetBlockStart: `clamp(8px,(100vw - 600px)*99,${topBarHeight + 8}px)`,
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
    '&[data-state=closed]': { animation: `${leave} .16s ease-in forwards` },
  },
  variants: {
    tone: {
      default: {},
      destructive: { borderColor: '$danger', background: '$dangerTint', '& > svg': { color: '$danger' } },
    },
  },
});
const Words = styled('div', {
  paddingBlock: '8px',
  minWidth: 0,
  userSelect: 'text',
  WebkitUserSelect: 'text',
  '& > button': { marginInlineStart: '-5px' },
});
const Title = styled(Radix.Title, { fontWeight: 650 });
const Description = styled(Radix.Description, { fontSize: '$sm', textWrap: 'balance' });

/** Focusable, so that it can be selected and copied by keyboard. */
const Selectable = ({ labelId, children }: { labelId: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/useSemanticElements: the text of a text area would not be read aloud with the toast
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

interface ToastItem {
  id: string;
  title: string;
  description?: ReactNode;
  tone: 'default' | 'destructive';
  /** In milliseconds. `Infinity`: it stays until closed, and its text can be selected. */
  duration?: number | undefined;
  action?: { label: string; onPress: () => void } | undefined;
}

const markOf = ({ tone, duration }: ToastItem) =>
  tone === 'destructive' ? 'danger' : duration === Infinity ? 'info' : 'success';

interface ToasterProps {
  dialog: string | null;
  toasts: ToastItem[];
  /** Toasts that fade out or have done so. */
  left: ToastItem[];
  /** The time is up or the visitor has closed it. Remove it from `toasts` then. */
  onClose: (id: string) => void;
  label: string;
  closeLabel: string;
  /** In milliseconds. */
  duration: number;
  /** In pixels. */
  swipeThreshold: number;
  /** `KeyboardEvent` properties and codes that focus the toasts, e.g. `['altKey', 'KeyT']`. */
  hotkey: string[];
}

export function Toaster(props: ToasterProps) {
  const newest = props.toasts.at(-1);
  const announcement = newest ? (
    <>
      {newest.title} {newest.description}
    </>
  ) : null;
  return (
    <ToastHost announcement={announcement} dialog={props.dialog}>
      <Toasts {...props} />
    </ToastHost>
  );
}

function Toasts({
  toasts,
  left,
  onClose,
  label,
  closeLabel,
  duration,
  swipeThreshold,
  hotkey,
}: ToasterProps) {
  const ids = useMemo(() => toasts.map((toast) => toast.id), [toasts]);
  const viewport = useToastRegion(ids, onClose);
  const present = new Set(ids);
  // Radix gives Escape to the newest layer, even if the focus is in a dialog beneath it.
  const isEscapeElsewhere = useRef(false);
  const close = (id: string) => {
    if (!isEscapeElsewhere.current) onClose(id);
    isEscapeElsewhere.current = false;
  };

  return (
    <Radix.Provider label={label} duration={duration} swipeThreshold={swipeThreshold} swipeDirection="right">
      {[...left, ...toasts].map((toast) => (
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
              target.closest('dialog') !== null;
          }}
          duration={toast.duration ?? duration}
          style={{ pointerEvents: present.has(toast.id) ? 'auto' : 'none' }}
        >
          <ToneMark tone={markOf(toast)} />
          <Words
            // Dragging must select the text, not swipe the toast away.
            onPointerDown={(event) => (toast.duration === Infinity ? event.stopPropagation() : undefined)}
          >
            <Title id={`toast-${toast.id}-title`}>
              {toast.title}
              {/* Separates title and description, which are read aloud as one text. */}
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
            {toast.action ? (
              <Radix.Action asChild altText={toast.action.label}>
                <Button variant="link" size="sm" onClick={toast.action.onPress}>
                  {toast.action.label}
                </Button>
              </Radix.Action>
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
      <Viewport label={label} hotkey={hotkey} ref={viewport} />
    </Radix.Provider>
  );
}
