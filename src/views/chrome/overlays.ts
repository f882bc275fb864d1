/** Notices and the subscription, which no page contains: arguments of `useResource` and `loadResource`. */
export const overlays = ['overlays', () => import('./LoadedOverlays.tsx')] as const;

type RequestDialogModule = typeof import('../requestWizard/RequestDialog.tsx');
let loaded: RequestDialogModule | undefined;

/** The code of the request dialog. Every page contains its first step. */
export const requestDialogCode = {
  key: 'request dialog',
  load: async (): Promise<RequestDialogModule> => {
    loaded ??= await import('../requestWizard/RequestDialog.tsx');
    return loaded;
  },
  /** The code, if it has been loaded. */
  loaded: (): RequestDialogModule | undefined => loaded,
};
