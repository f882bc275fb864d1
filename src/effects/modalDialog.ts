const dialogOf = (id: string): HTMLDialogElement | null =>
  document.getElementById(id) as HTMLDialogElement | null;

export const showModal = (id: string): void => {
  const dialog = dialogOf(id);
  if (!dialog || dialog.open) return;
  dialog.showModal();
  document.getElementById(dialog.getAttribute('aria-labelledby') ?? '')?.focus({ preventScroll: true });
};

export const hideModal = (id: string): void => {
  const dialog = dialogOf(id);
  if (dialog?.open) dialog.close();
};
