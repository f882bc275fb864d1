/** Closes the `<dialog>` with this id at once, if the page has one that is open. The browser returns the focus. */
export const closeDialog = (id: string): void => {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && dialog.open) dialog.close();
};
