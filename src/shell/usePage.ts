import { useSelector } from '@xstate/react';
import { createContext, use, useDeferredValue } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { Address } from '../../machines/navigation/navigationRules.ts';
import type { pagesMachine } from '../../machines/pages/pagesMachine.ts';
import { useShell } from './useShell.ts';

interface PageState {
  /** Not yet the visitor's address if the page is rendered ahead. */
  readonly address: Address;
  /** It stays the same when a page that was rendered ahead is shown. */
  readonly path: string;
  /** Whether the page is on the screen: neither rendered ahead nor left. Only that page has its words in the head. */
  readonly isShown: boolean;
  /** How much of the page is rendered: see the states of the `pages` machine. */
  readonly extent: 'whole' | 'topFirst' | 'ahead';
}

/** Separate, so that a change renders little. None is around the pages: its change would hydrate all within. */
export const pageContexts = {
  address: createContext<PageState['address'] | null>(null),
  path: createContext<PageState['path'] | null>(null),
  isShown: createContext<PageState['isShown'] | null>(null),
  extent: createContext<PageState['extent'] | null>(null),
};

const around: { [Part in keyof PageState]: (pages: SnapshotFrom<typeof pagesMachine>) => PageState[Part] } = {
  address: ({ context }) => context.shown.address,
  path: ({ context }) => context.shown.address.path,
  isShown: () => true,
  extent: () => 'whole',
};

/** Part of the state of the page that the component belongs to; around pages, of the one on the screen. */
export const usePage = <Part extends keyof PageState>(part: Part): PageState[Part] => {
  const own = use<PageState[Part] | null>(pageContexts[part] as React.Context<PageState[Part] | null>);
  return useSelector(useShell().pages, (pages) => own ?? around[part](pages));
};

/** Whether to render what is further down the page. In the first render of a page that shows its top first, it is false. */
export const useWholePage = (): boolean => {
  const extent = usePage('extent');
  return useDeferredValue(extent !== 'ahead', extent === 'whole');
};
