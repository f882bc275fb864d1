/** Arguments of `useResource` and `loadResource`. */
export const overlays = ['overlays', () => import('./LoadedOverlays.tsx')] as const;

/** Loads the request dialog, whose first step is in every page. */
export const requestDialogCode = [
  'request dialog',
  () => import('../requestWizard/RequestDialog.tsx'),
] as const;
