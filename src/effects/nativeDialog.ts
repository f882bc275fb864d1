/** HTML's `CommandEvent`. TypeScript's DOM library does not have it in every version. */
interface DialogCommand extends Event {
  readonly command: string;
  readonly source: HTMLElement | null;
}

interface DialogWatcher {
  /** The dialog is open, or about to be. If nobody saw the press, the opener is the first in the main area. */
  readonly onOpened: (opener: HTMLElement | null) => void;
  readonly onClosed: () => void;
}

const dialogOf = (id: string): HTMLDialogElement | null => {
  const dialog = document.getElementById(id);
  return dialog instanceof HTMLDialogElement ? dialog : null;
};

/** Whether a prerendered `<dialog>` with this id is on the screen. */
export const isDialogOpen = (id: string): boolean => dialogOf(id)?.open === true;

/** Closes the prerendered `<dialog>` with this id at once, if it is open. */
export const closeDialog = (id: string): void => dialogOf(id)?.close();

/**
 * Reports what the browser does with a prerendered `<dialog>` by itself, also before this call. Does nothing if the page
 * has none. Returns a function that ends the watch.
 */
export const watchDialog = (id: string, { onOpened, onClosed }: DialogWatcher): (() => void) => {
  const dialog = dialogOf(id);
  if (!dialog) return () => {};
  if (dialog.open) onOpened(document.querySelector<HTMLElement>(`main [commandfor="${id}"]`));
  const onCommand = (event: Event) => {
    const { command, source } = event as DialogCommand;
    if (command === 'show-modal') onOpened(source);
  };
  const onClose = () => {
    if (!dialog.open) onClosed();
  };
  dialog.addEventListener('command', onCommand);
  dialog.addEventListener('close', onClose);
  return () => {
    dialog.removeEventListener('command', onCommand);
    dialog.removeEventListener('close', onClose);
  };
};
