/** The chunk of all that is shown above the page, as arguments of `useResource` and `loadResource`. */
export const overlays = ['overlays', () => import('./LoadedOverlays.tsx')] as const;
