/** Also one that is about to disappear. */
export const hasOpenDialog = (): boolean =>
  document.querySelector('dialog[open],[role=dialog][data-state]') !== null;
