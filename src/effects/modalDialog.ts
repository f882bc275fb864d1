const dialogOf = (id: string): HTMLDialogElement | null =>
  document.getElementById(id) as HTMLDialogElement | null;

/** Opens a dialog as a modal one and focuses the heading that names it, unless the browser has opened it by itself. */
export const showModal = (id: string): void => {
  const dialog = dialogOf(id);
  if (!dialog || dialog.open) return;
  dialog.showModal();
  document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.focus({ preventScroll: true });
};

/** Closes a dialog if it is still there and open. The browser returns the focus to where it was. */
export const hideModal = (id: string): void => {
  const dialog = dialogOf(id);
  if (dialog?.open) dialog.close();
};
