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

const changed = () => {
  const { style } = document.documentElement;
  // A rule with `:has()` would make the browser calculate the style of every element.
  style.overflow = open.length > 0 ? 'hidden' : '';
  // The shade does not cover the gutter of the scroll bar.
  style.background =
    open.length > 0 ? `color-mix(in srgb,rgb(${shade.rgb}) ${shade.opacity},var(--colors-paper))` : '';
  for (const listener of listeners) listener();
};

/** Opens the dialog as a modal one, unless the browser has done so by itself. */
export const showModal = (dialog: HTMLDialogElement): void => {
  if (!dialog.open) dialog.showModal();
  if (open.includes(dialog)) return;
  open.push(dialog);
  changed();
};

/** Closes the dialog, or only notes that it is gone. The browser returns the focus. */
export const closeModal = (dialog: HTMLDialogElement): void => {
  if (dialog.open) dialog.close();
  const at = open.indexOf(dialog);
  if (at < 0) return;
  open.splice(at, 1);
  changed();
};
