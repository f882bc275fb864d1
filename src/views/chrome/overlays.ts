/** Arguments of `useResource` and `loadResource`. */
export const overlays = ['overlays', () => import('./LoadedOverlays.tsx')] as const;

export const requestDialogCode = [
  'request dialog',
  () => import('../requestWizard/RequestDialog.tsx'),
] as const;
