import { type MouseEvent, type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { closeModal, showModal } from './topLayer.ts';

/** Keeps the element in step with `open`. The focus goes to the heading, and back to where it came from. */
export const useModal = (
  element: RefObject<HTMLDialogElement | null>,
  open: boolean,
  headingId: string,
  returnFocus: () => (() => void) | undefined,
): void => {
  const opener = useRef<Element | null>(null);
  const opened = useRef<HTMLDialogElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only opening and closing count
  useLayoutEffect(() => {
    const dialog = element.current;
    if (!dialog) return;
    if (open) {
      if (!dialog.open) opener.current = document.activeElement;
      const isShown = dialog.open;
      opened.current = dialog;
      showModal(dialog);
      if (!isShown) document.getElementById(headingId)?.focus({ preventScroll: true });
    } else if (dialog.open) {
      closeModal(dialog);
      const focusElsewhere = returnFocus();
      const isLost = document.activeElement === document.body || dialog.contains(document.activeElement);
      // Whatever it is, it may be rendered with the same change.
      if (focusElsewhere) setTimeout(focusElsewhere);
      else if (isLost && opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus({ preventScroll: true });
    }
  }, [open]);
  useLayoutEffect(
    () => () => {
      if (opened.current) closeModal(opened.current);
    },
    [],
  );
};

/** Calls `onPress` for a press that begins and ends outside the panel. Selecting text may end there as well. */
export const usePressOutside = (onPress: () => void) => {
  const isOutside = useRef(false);
  return {
    onPointerDown: ({ target, currentTarget }: PointerEvent) => {
      isOutside.current = target === currentTarget;
    },
    onClick: ({ target, currentTarget }: MouseEvent) => {
      if (isOutside.current && target === currentTarget) onPress();
      isOutside.current = false;
    },
  };
};
