/** Closes the prerendered `<dialog>` with this id at once if it is open and its Close is still the browser’s own. */
export const closeNativeDialog = (id: string): void => {
  const dialog = document.getElementById(id);
  if (dialog instanceof HTMLDialogElement && dialog.querySelector('[command=close]')) dialog.close();
};
