import * as Radix from '@radix-ui/react-tooltip';
import {
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
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

/** An element with a `data-tooltip`, and the event that told of it: `pointerover` or `focusin`. */
export interface TooltipTrigger {
  readonly element: HTMLElement;
  readonly event: Event;
}

/**
 * The hints of elements that stand on the page already: what their `data-tooltip` says, beside them. After 700 ms; at
 * once within 300 ms of the last one, or if the focus comes by keyboard (F19, S3).
 */
export default function Tooltips({ triggers }: { triggers: readonly TooltipTrigger[] }): ReactNode {
  return (
    <Radix.Provider delayDuration={700} skipDelayDuration={300}>
      {triggers.map((trigger, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an element has no other key, and the list only grows
        <Tooltip key={index} trigger={trigger} />
      ))}
    </Radix.Provider>
  );
}

function Tooltip({ trigger }: { trigger: TooltipTrigger }) {
  const { element } = trigger;
  const ownDescription = useRef(element.getAttribute('aria-describedby') ?? undefined);
  return (
    <Radix.Root>
      <Radix.Trigger asChild aria-describedby={ownDescription.current}>
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

/** The landmark to put its hint in: axe asks for all content to be in one. */
const landmarkOf = (element: HTMLElement): HTMLElement =>
  element.closest<HTMLElement>('[role=dialog],main,header,footer') ?? document.body;

/** Read each time the hint is shown, because the page may have changed it. */
const Words = ({ of: element }: { of: HTMLElement }) => element.dataset.tooltip;

interface AdoptedProps extends HTMLAttributes<HTMLElement> {
  readonly trigger: TooltipTrigger;
  readonly ref?: Ref<HTMLElement>;
}

/**
 * Stands where Radix wants its trigger, but renders nothing: what Radix asks of the trigger is done to an element that
 * is on the page already. So the code may come late without anything being rendered anew, and the focus stays.
 */
function Adopted({
  trigger: { element, event },
  ref,
  'aria-describedby': description,
  ...asked
}: AdoptedProps) {
  const latest = useRef(asked);
  useLayoutEffect(() => {
    latest.current = asked;
  });
  useImperativeHandle(ref, () => element, [element]);

  useEffect(() => {
    if (description === undefined) element.removeAttribute('aria-describedby');
    else element.setAttribute('aria-describedby', description);
  }, [element, description]);

  useEffect(() => {
    // Radix's handlers ask nothing of an event but what native ones have.
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
    // The approach that called for the code counts, if it still lasts.
    if (event.type === 'pointerover' && element.matches(':hover')) handlers.pointermove(event);
    if (event.type === 'focusin' && document.activeElement === element) handlers.focus(event);
    return () => {
      for (const [type, handler] of Object.entries(handlers)) element.removeEventListener(type, handler);
    };
  }, [element, event]);
  return null;
}
