/** HTML's `CommandEvent`, which some versions of TypeScript's DOM library lack. */
interface DialogCommand extends Event {
  readonly command: string;
  readonly source: HTMLElement | null;
}

interface DialogWatcher {
  readonly onOpened: (opener: HTMLElement | null) => void;
  readonly onClosed: () => void;
}

const dialogOf = (id: string): HTMLDialogElement | null => {
  const dialog = document.getElementById(id);
  return dialog instanceof HTMLDialogElement ? dialog : null;
};

export const isDialogOpen = (id: string): boolean => dialogOf(id)?.open === true;

export const closeDialog = (id: string): void => dialogOf(id)?.close();

/** Reports what the browser does with a prerendered `<dialog>`, also before this call. Returns a stop function. */
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
