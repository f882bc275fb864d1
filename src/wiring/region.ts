import { createActor } from 'xstate';
import { regionMachine } from '../../machines/region/regionMachine.ts';
import type { RegionCode } from '../configuration/regionCodes.ts';
import { getSiteItem, observeSiteItem, setSiteItem } from '../effects/siteStorage.ts';
import { storageKeys } from './storageKeys.ts';

export const region = (notify: (code: RegionCode) => void) =>
  regionMachine.provide({
    actions: {
      storeRegion: (_, { code }) => setSiteItem(storageKeys.region, code),
      notify: (_, { code }) => notify(code),
    },
  });

export const regionInput = () => ({ stored: getSiteItem(storageKeys.region) });

/** Every prerendered page shows the default region (decision P5). */
export const prerenderedRegion = createActor(regionMachine, { input: { stored: null } }).getSnapshot();

/** Reports what other tabs store; `stored` is the text read last. */
export const followRegion = (stored: string | null, onChange: (stored: string | null) => void) =>
  observeSiteItem(storageKeys.region, stored, onChange);
