import { createContext, useContext } from 'react';
import type { Address } from '../../machines/navigation/navigationRules.ts';

interface PlacedPage {
  readonly address: Address;
  /** The page is rendered before it is asked for, and not in the document yet. */
  readonly isAhead: boolean;
}

/** The page that a view belongs to. Without a provider, it is the one on the screen. */
export const PlacedPageContext = createContext<PlacedPage | null>(null);

/**
 * Its path alone, which stays the same when a page that was rendered ahead is shown: what reads only this is not
 * rendered again then.
 */
export const PagePathContext = createContext<string | null>(null);

/** Whether the page is on the screen: neither rendered ahead nor left. Only that page has its words in the head. */
export const IsShownContext = createContext(true);

/** Whether the page that the component belongs to is rendered ahead (decision N9). */
export const useIsAhead = (): boolean => useContext(PlacedPageContext)?.isAhead ?? false;
