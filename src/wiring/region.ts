import { initialTransition } from 'xstate';
import { regionMachine } from '../../machines/region/regionMachine.ts';
import type { RegionCode } from '../../machines/region/regionRules.ts';
import { getSiteItem, observeSiteItem, setSiteItem } from '../effects/siteStorage.ts';
import { storageKeys } from './storageKeys.ts';

/** The region, provided with its effects: a choice is kept in the browser. `notify` shows a toast about it. */
export const region = (notify: (code: RegionCode) => void) =>
  regionMachine.provide({
    actions: {
      storeRegion: (_, { code }) => setSiteItem(storageKeys.region, code),
      notify: (_, { code }) => notify(code),
    },
  });

/** What the region starts with: the code that this browser keeps, or whatever is kept in its place. */
export const regionInput = () => ({ stored: getSiteItem(storageKeys.region) });

/** The region on every prerendered page: the default (decision P5). */
export const [prerenderedRegion] = initialTransition(regionMachine, { stored: null });

/** Calls `onChange` with what is stored when it changes elsewhere; `stored` is what was last read. Returns a function that stops. */
export const followRegion = (stored: string | null, onChange: (stored: string | null) => void) =>
  observeSiteItem(storageKeys.region, stored, onChange);
