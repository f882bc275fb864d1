import type { Address } from '../../machines/navigation/navigationRules.ts';
import { findRoute } from '../routes/match.ts';

export interface Place {
  readonly key: number;
  readonly address: Address;
  /** Whether the top of the page is shown before the rest. */
  readonly isTopFirst: boolean;
}

/** The page on the screen, at most one that is rendered ahead, and at most one that has been left. */
export interface Places {
  readonly shown: Place;
  readonly ahead: Place | null;
  readonly left: Place | null;
}

export const firstPlaces = (address: Address, isTopFirst: boolean): Places => ({
  shown: { key: 0, address, isTopFirst },
  ahead: null,
  left: null,
});

/** A page that was rendered ahead takes the place of the one before, unless the visitor arrives below its top. */
export const arrive = (
  { shown, ahead }: Places,
  address: Address,
  { isTopFirst, isLeftLater }: { readonly isTopFirst: boolean; readonly isLeftLater: boolean },
): Places =>
  isTopFirst && ahead?.address.path === address.path
    ? { shown: { key: ahead.key, address, isTopFirst }, ahead: null, left: isLeftLater ? shown : null }
    : { shown: { key: shown.key, address, isTopFirst }, ahead: null, left: null };

/** Renders a page ahead, instead of another. A page of the same kind keeps its view, and its state, as it is. */
export const prepare = (places: Places, path: string): Places =>
  places.ahead?.address.path === path || findRoute(path).name === findRoute(places.shown.address.path).name
    ? places
    : {
        ...places,
        ahead: {
          key: 1 + Math.max(places.shown.key, places.ahead?.key ?? 0),
          address: { path, search: '', hash: '' },
          isTopFirst: true,
        },
      };

/** Removes the page that has been left. */
export const forget = (places: Places): Places => ({ ...places, left: null });
