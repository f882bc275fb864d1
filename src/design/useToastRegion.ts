import { useEffect, useRef, useState } from 'react';

type Region = HTMLElement | null | undefined;

/**
 * Focus handling that Radix's toast region lacks. Returns a ref for the viewport.
 * @param toastIds newest last
 * @param close called with a toast's id; the toast's element has the id `toast-{id}`
 */
export function useToastRegion(toastIds: readonly string[], close: (id: string) => void) {
  const [viewport, setViewport] = useState<HTMLOListElement | null>(null);
  const region = viewport?.parentElement;
  useEscape(viewport, toastIds, close);
  useFocusReturn(region, toastIds.length === 0);
  return setViewport;
}

/**
 * Escape closes the focused toast, or else the newest. Radix would close whatever opened last, maybe a dialog; the
 * listener is on the window, so it runs before Radix's.
 */
function useEscape(viewport: HTMLElement | null, toastIds: readonly string[], close: (id: string) => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== 'Escape' || !(target instanceof Node) || !viewport?.contains(target)) return;
      event.stopImmediatePropagation();
      // Unless prevented, Escape is also a close request (CloseWatcher) for an open dialog.
      event.preventDefault();
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

/** Returns the focus once no toast is left. In the empty region, it would pause the timers of later toasts. */
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
