import * as Radix from '@radix-ui/react-dialog';
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Button } from './Button.tsx';
import { Body, Foot, Head, Layer, Lead, Outside, Panel, Title } from './dialogParts.ts';
import { styled } from './stitches.ts';

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
  /** Must open the element with this id as a modal dialog: it is rendered, and `open`. */
  onShow: (id: string) => void;
  /** Must close the element with this id: it is not `open` any more, or is about to be removed. */
  onHide: (id: string) => void;
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
  const { open, onOpenChange, onShow, onHide, closeUnavailable = false, fades = true } = props;
  const ids = useId();
  const { id = ids, titleId = `${ids}title` } = props;
  const descriptionId = `${ids}description`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening and closing count
  useLayoutEffect(() => {
    if (open) onShow(id);
    else onHide(id);
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it is removed
  useLayoutEffect(() => () => onHide(id), []);

  const ask = (next: boolean) => {
    if (next || !closeUnavailable) onOpenChange(next);
  };
  return (
    <Radix.Root open={open} onOpenChange={ask} modal={false}>
      <Layer
        id={id}
        data-gone={open || fades ? undefined : ''}
        aria-labelledby={titleId}
        aria-describedby={props.description ? descriptionId : undefined}
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
          if (closeUnavailable) onShow(id);
          else onOpenChange(false);
        }}
        // The browser may have opened it before it is hydrated.
        suppressHydrationWarning
      >
        <Content {...props} titleId={titleId} descriptionId={descriptionId} />
        <Outside onClick={() => ask(false)} />
      </Layer>
    </Radix.Root>
  );
}

interface ContentProps extends DialogProps {
  titleId: string;
  descriptionId: string;
}

const Content = memo(
  ({ id, title, titleId, description, descriptionId, children, footer, ...props }: ContentProps) => (
    <Panel steady={props.steady ?? false}>
      <Head>
        <Radix.Title asChild id={titleId}>
          <Title tabIndex={-1} autoFocus>
            {title}
          </Title>
        </Radix.Title>
        <Radix.Close asChild>
          <Button
            variant="ghost"
            size="icon"
            aria-label={props.closeLabel}
            unavailable={props.closeUnavailable ?? false}
            {...(props.isNative && id ? { command: 'close', commandfor: id } : {})}
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
      <ScrollingBody labelledBy={titleId}>
        {description ? (
          <Radix.Description asChild id={descriptionId}>
            <Lead>{description}</Lead>
          </Radix.Description>
        ) : null}
        {children}
      </ScrollingBody>
      {footer ? <Foot>{footer}</Foot> : null}
    </Panel>
  ),
  // While it fades out, it stays as it was.
  (_, next) => !next.open,
);

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
