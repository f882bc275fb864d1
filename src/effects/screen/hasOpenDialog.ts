export const hasOpenDialog = (): boolean =>
  document.querySelector('dialog[open],[role=dialog][data-state]') !== null;
