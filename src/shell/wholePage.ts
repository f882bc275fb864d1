import { createContext, useContext, useDeferredValue } from 'react';
import { useIsAhead } from './placedPage.ts';

/** Whether the top of the page is to be shown before the rest (decision N6). Without a provider, it is not. */
export const TopFirstContext = createContext(false);

/** Whether to show what is further down the page. With `TopFirstContext`, it is false in a component's first render. */
export const useWholePage = (): boolean => useDeferredValue(!useIsAhead(), !useContext(TopFirstContext));
