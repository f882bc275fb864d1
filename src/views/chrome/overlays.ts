/** Notices and the subscription, which no page contains: arguments of `useResource` and `loadResource`. */
export const overlays = ['overlays', () => import('./LoadedOverlays.tsx')] as const;

/** The code of the request dialog, whose first step every page contains. */
export const requestDialogCode = [
  'request dialog',
  () => import('../requestWizard/RequestDialog.tsx'),
] as const;
