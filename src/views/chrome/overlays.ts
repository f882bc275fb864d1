/** What lies over the page has a chunk of its own: the arguments of `useResource` and of `loadResource`. */
export const overlays = ['overlays', () => import('./LoadedOverlays.tsx')] as const;
