import { useSyncExternalStore } from 'react';

/** Whether this is the first render of prerendered HTML, which has to be the same as when it was prerendered. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  );
