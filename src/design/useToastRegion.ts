import { useEffect, useRef, useState } from 'react';

/** The region that Radix puts around its viewport. */
type Region = HTMLElement | null | undefined;

/**
 * What Radix leaves undone about the focus in the region of toasts. Answers a ref for the viewport.
 * @param toastIds newest last
 * @param close called with the id of a toast to close; each toast's element has the id `toast-{id}`
 */
export function useToastRegion(toastIds: readonly string[], close: (id: string) => void) {
  const [viewport, setViewport] = useState<HTMLOListElement | null>(null);
  const region = viewport?.parentElement;
  useFocusPastTraps(region);
  useEscape(viewport, toastIds, close);
  useFocusReturn(region, toastIds.length === 0);
  return setViewport;
}

/**
 * Lets the focus reach the toasts while a modal dialog traps it: Radix's trap listens on the document, so the events
 * that lead into the toasts stop at the body.
 */
function useFocusPastTraps(region: Region) {
  useEffect(() => {
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
  }, [region]);
}

/**
 * Escape closes what the focus is in. Among toasts that is the focused one, or the newest; Radix would give the key to
 * whatever opened last, which may be a dialog. The window hears it before Radix does.
 */
function useEscape(viewport: HTMLElement | null, toastIds: readonly string[], close: (id: string) => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== 'Escape' || !(target instanceof Node) || !viewport?.contains(target)) return;
      event.stopImmediatePropagation();
      viewport.focus({ preventScroll: true });
      const id =
        toastIds.find((each) => document.getElementById(`toast-${each}`)?.contains(target)) ??
        toastIds.at(-1);
      if (id !== undefined) close(id);
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [viewport, toastIds, close]);
}

/**
 * Once there is nothing left to read, gives the focus back to where it came from. Left in the empty region, it would
 * hold the time of every toast to come.
 */
function useFocusReturn(region: Region, isEmpty: boolean) {
  const cameFrom = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!region) return;
    const note = ({ type, relatedTarget: other }: FocusEvent) => {
      if (other instanceof HTMLElement && !region.contains(other))
        cameFrom.current = type === 'focusin' ? other : null;
    };
    region.addEventListener('focusin', note);
    region.addEventListener('focusout', note);
    return () => {
      region.removeEventListener('focusin', note);
      region.removeEventListener('focusout', note);
    };
  }, [region]);
  useEffect(() => {
    const focused = document.activeElement;
    if (!isEmpty || !(focused instanceof HTMLElement) || !region?.contains(focused)) return;
    if (cameFrom.current?.isConnected) cameFrom.current.focus({ preventScroll: true });
    else focused.blur();
  }, [region, isEmpty]);
}
