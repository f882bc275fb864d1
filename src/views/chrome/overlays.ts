/** What lies over the page has a chunk of its own: the arguments of `useResource` and of `obtain`. */
export const overlays = ['overlays', () => import('./LoadedOverlays.tsx')] as const;
