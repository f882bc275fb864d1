import type { EarlyDialog } from './answerEarlyPresses.ts';

/**
 * If an element with such an id was pressed before its handler was there, loads the code of the dialog that it opens.
 * @returns a function to call when the handler is there. Once the code is loaded, it presses again, unless the visitor has
 * closed the early dialog: what opens takes its place. It returns a function that closes the early dialog at once.
 */
export const earlyPress = (
  idPrefix: string,
  load: () => Promise<unknown>,
): (() => () => void) | undefined => {
  // None while a page is prerendered.
  const dialog = globalThis.document?.getElementById('early') as EarlyDialog | null | undefined;
  if (!dialog?.opener?.id.startsWith(idPrefix)) return undefined;
  const loaded = load().catch(() => {});
  return () => {
    clearTimeout(dialog.timer);
    loaded.then(() => {
      if (!dialog.open) return;
      dialog.opener?.click();
      setTimeout(replace, 0, dialog);
    });
    return () => dialog.close();
  };
};

/** What has opened above the early dialog is on the screen already, so it does not rise again. */
const replace = (dialog: EarlyDialog): void => {
  for (const open of document.querySelectorAll('dialog[open]'))
    for (const animation of open.getAnimations({ subtree: true })) animation.finish();
  dialog.close();
};
