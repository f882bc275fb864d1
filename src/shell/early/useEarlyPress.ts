import { createContext, useContext, useEffect, useState } from 'react';
import type { EarlyPresses } from './earlyPresses.ts';

/** What the page has answered before the app. None while a page is prerendered. */
export const EarlyPressesContext = createContext<EarlyPresses | null>(null);

/** Repeats an early press on such an element when its handler and `load` are there (decision U37). */
export const useEarlyPress = (idPrefix: string, load: () => Promise<unknown>): void => {
  const presses = useContext(EarlyPressesContext);
  const [loaded] = useState(() =>
    presses?.state() === 'answered' && presses.context().pressed.startsWith(idPrefix)
      ? load().catch(() => {})
      : null,
  );
  useEffect(() => {
    if (!loaded || !presses) return;
    presses.send({ type: 'page.arrived' });
    loaded.then(() => presses.send({ type: 'code.loaded' }));
    return () => void presses.send({ type: 'page.left' });
  }, [loaded, presses]);
};
