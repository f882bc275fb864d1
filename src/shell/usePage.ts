import { createContext, use, useDeferredValue } from 'react';
import type { Address } from '../../machines/navigation/navigationRules.ts';

const nowhere: Address = { path: '/', search: '', hash: '' };

/** What a component may know of its page. Each is a context of its own: a component is rendered again for that alone. */
export const pageContexts = {
  /** Not yet the visitor's address if the page is rendered ahead. */
  address: createContext(nowhere),
  /** It stays the same when a page that was rendered ahead is shown. */
  path: createContext(nowhere.path),
  /** Whether the page is on the screen: neither rendered ahead nor left. Only that page has its words in the head. */
  isShown: createContext(true),
  /** How much of the page is rendered: see the states of the `pages` machine. */
  extent: createContext<'whole' | 'topFirst' | 'ahead'>('whole'),
};

type Contexts = typeof pageContexts;
type ValueOf<Context> = Context extends React.Context<infer Value> ? Value : never;

/** Part of the state of the page that the component belongs to; around pages, of the one on the screen. */
export const usePage = <Part extends keyof Contexts>(part: Part): ValueOf<Contexts[Part]> =>
  use(pageContexts[part] as unknown as React.Context<ValueOf<Contexts[Part]>>);

/** Whether to render what is further down the page. In the first render of a page that shows its top first, it is false. */
export const useWholePage = (): boolean => {
  const extent = usePage('extent');
  return useDeferredValue(extent !== 'ahead', extent === 'whole');
};
