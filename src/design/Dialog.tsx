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
  /** `false`: the close button, Escape or a press outside. */
  onOpenChange: (open: boolean) => void;
  /** The platform's own request to close, such as Android's Back. Default: as for the close button. */
  onCloseRequest?: (() => void) | undefined;
  /** Must open the element with this id as a modal dialog. */
  onShow: (id: string) => void;
  /** Must close the element with this id, which may be about to be removed. */
  onHide: (id: string) => void;
  title: string;
  description?: string | undefined;
  closeLabel: string;
  children: ReactNode;
  /** A submit button here needs `form="id"`. */
  footer?: ReactNode;
  /** Keeps its height while content loads. */
  steady?: boolean | undefined;
  titleId?: string | undefined;
  closeUnavailable?: boolean | undefined;
  /** Default: true. Otherwise it disappears immediately, so that the page can take the focus. */
  fades?: boolean | undefined;
  /** Still being hydrated: its close button is the browser's own. */
  isNative?: boolean | undefined;
}

/** If the browser may have opened it before hydration, `open` must be true at first, or it closes. */
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
          // Otherwise it is also a request to close.
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
  // Unchanged while it fades out.
  (_, next) => !next.open,
);

/** Focusable when it overflows, so that it scrolls by keyboard. */
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
