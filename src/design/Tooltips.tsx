import * as Radix from '@radix-ui/react-tooltip';
import {
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from './stitches.ts';

const Bubble = styled(Radix.Content, {
  zIndex: 25,
  maxWidth: '280px',
  padding: '6px 10px',
  background: '$ink',
  color: '$paper',
  border: '1px solid $colors$paper',
  borderRadius: '2px',
  fontSize: '$sm',
  lineHeight: 1.4,
  '@print': { display: 'none' },
});

export interface TooltipTrigger {
  readonly element: HTMLElement;
  readonly event: Event;
  /** `Date.now()` at that moment: this code may arrive later. */
  readonly at: number;
}

const openDelay = 700;

/** Hints appear after 700 ms; immediately on keyboard focus or within 300 ms of the last one (S3). */
export default function Tooltips({ triggers }: { triggers: readonly TooltipTrigger[] }): ReactNode {
  return (
    <Radix.Provider delayDuration={openDelay} skipDelayDuration={300}>
      {triggers.map((trigger, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an element has no other key, and the list only grows
        <Tooltip key={index} trigger={trigger} />
      ))}
    </Radix.Provider>
  );
}

function Tooltip({ trigger }: { trigger: TooltipTrigger }) {
  const { element, at } = trigger;
  // The first delay began before this code was loaded.
  const [delay, setDelay] = useState(() => Math.max(0, openDelay - (Date.now() - at)));
  useEffect(() => setDelay(openDelay), []);
  const initialDescription = useRef(element.getAttribute('aria-describedby') ?? undefined);
  return (
    <Radix.Root delayDuration={delay}>
      <Radix.Trigger asChild aria-describedby={initialDescription.current}>
        <Adopted trigger={trigger} />
      </Radix.Trigger>
      <Radix.Portal container={landmarkOf(element)}>
        <Bubble sideOffset={4} collisionPadding={8}>
          <Words of={element} />
        </Bubble>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Axe requires all content to be in a landmark. */
const landmarkOf = (element: HTMLElement): HTMLElement =>
  element.closest<HTMLElement>('dialog,main,header,footer') ?? document.body;

const Words = ({ of: element }: { of: HTMLElement }) => element.dataset.tooltip;

interface AdoptedProps extends HTMLAttributes<HTMLElement> {
  readonly trigger: TooltipTrigger;
  readonly ref?: Ref<HTMLElement>;
}

/** Attaches Radix's handlers to an existing element, so nothing is rendered again and the focus stays. */
function Adopted({
  trigger: { element, event },
  ref,
  'aria-describedby': description,
  ...triggerProps
}: AdoptedProps) {
  const latest = useRef(triggerProps);
  useLayoutEffect(() => {
    latest.current = triggerProps;
  });
  useImperativeHandle(ref, () => element, [element]);

  useEffect(() => {
    if (description === undefined) element.removeAttribute('aria-describedby');
    else element.setAttribute('aria-describedby', description);
  }, [element, description]);

  useEffect(() => {
    const pass =
      (name: 'onPointerMove' | 'onPointerLeave' | 'onPointerDown' | 'onFocus' | 'onBlur' | 'onClick') =>
      (native: Event) =>
        latest.current[name]?.(native as never);
    const byKeyboard = (native: Event) => {
      if (element.matches(':focus-visible')) pass('onFocus')(native);
    };
    const handlers = {
      pointermove: pass('onPointerMove'),
      pointerleave: pass('onPointerLeave'),
      pointerdown: pass('onPointerDown'),
      focus: byKeyboard,
      blur: pass('onBlur'),
      click: pass('onClick'),
    };
    for (const [type, handler] of Object.entries(handlers)) element.addEventListener(type, handler);
    // The approach that loaded this code counts if it still lasts.
    if (event.type === 'pointerover' && element.matches(':hover')) handlers.pointermove(event);
    if (event.type === 'focusin' && document.activeElement === element) handlers.focus(event);
    return () => {
      for (const [type, handler] of Object.entries(handlers)) element.removeEventListener(type, handler);
    };
  }, [element, event]);
  return null;
}
