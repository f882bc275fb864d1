import { useSyncExternalStore } from 'react';

/** Whether this is the first render of prerendered HTML, which must match the prerendered one. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
