import { shade } from './stitches.ts';

/**
 * The modal dialogs that are open, in the order of the browser's top layer. Everything outside the last one is inert,
 * so whatever a visitor must reach meanwhile, such as a toast, has to be moved into it.
 */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: the last dialog opened, or `null`. */
export const topDialog = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  read: (): HTMLDialogElement | null => open.at(-1) ?? null,
};

const changed = (change: () => void) => {
  const { style } = document.documentElement;
  // A rule with `:has()` would make the browser calculate the style of every element.
  style.overflow = open.length > 0 ? 'hidden' : '';
  // The shade does not cover the gutter of the scroll bar.
  style.background =
    open.length > 0 ? `color-mix(in srgb,rgb(${shade.rgb}) ${shade.opacity},var(--colors-paper))` : '';
  // Last, because it moves the focus: the browser then calculates the style of the whole page, and would do so twice.
  change();
  for (const listener of listeners) listener();
};

/** Opens the dialog as a modal one, unless the browser has done so by itself. */
export const showModal = (dialog: HTMLDialogElement): void => {
  const isNew = !open.includes(dialog);
  if (isNew) open.push(dialog);
  const show = () => {
    if (!dialog.open) dialog.showModal();
  };
  if (isNew) changed(show);
  else show();
};

/** Closes the dialog, or only notes that it is gone. The browser returns the focus. */
export const closeModal = (dialog: HTMLDialogElement): void => {
  const at = open.indexOf(dialog);
  if (at >= 0) open.splice(at, 1);
  const close = () => {
    if (dialog.open) dialog.close();
  };
  if (at >= 0) changed(close);
  else close();
};
