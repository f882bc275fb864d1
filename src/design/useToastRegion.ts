import { useEffect, useRef, useState } from 'react';

type Region = HTMLElement | null | undefined;

/** Focus handling that Radix lacks; returns a ref for the viewport. Newest toast last, with the id `toast-{id}`. */
export function useToastRegion(toastIds: readonly string[], close: (id: string) => void) {
  const [viewport, setViewport] = useState<HTMLOListElement | null>(null);
  const region = viewport?.parentElement;
  useEscape(viewport, toastIds, close);
  useFocusReturn(region, toastIds.length === 0);
  return setViewport;
}

/** Escape closes the focused or else the newest toast. On the window, to run before Radix, which may close a dialog. */
function useEscape(viewport: HTMLElement | null, toastIds: readonly string[], close: (id: string) => void) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== 'Escape' || !(target instanceof Node) || !viewport?.contains(target)) return;
      event.stopImmediatePropagation();
      // Otherwise Escape also closes an open dialog (CloseWatcher).
      event.preventDefault();
      const id =
        toastIds.find((each) => document.getElementById(`toast-${each}`)?.contains(target)) ??
        toastIds.at(-1);
      if (id !== undefined) close(id);
    };
    addEventListener('keydown', onKeyDown, { capture: true });
    return () => removeEventListener('keydown', onKeyDown, { capture: true });
  }, [viewport, toastIds, close]);
}

/** Otherwise the focus in the empty region would pause later toasts. */
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
