import { opensView, placeOfView } from '../viewHashRules.ts';

export interface Address {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

export interface Arrival {
  /** A page load; a link that adds a history entry, replaces it, or changes its hash; back or forward. */
  readonly kind: 'load' | 'push' | 'replace' | 'view' | 'traverse';
  readonly address: Address;
  readonly scroll: number;
  /** State in the history entry for the new page (decision C10). */
  readonly handover: unknown;
  /** Prevents a second reload when the view's code is missing. */
  readonly isReloaded: boolean;
}

/** A view of the current page only changes the hash (decision R5). */
export const kindOfLink = (
  barPath: string,
  { path, hash }: Address,
  isReplacement: boolean,
): 'push' | 'replace' | 'view' => {
  if (path === barPath && opensView(hash)) return 'view';
  return isReplacement ? 'replace' : 'push';
};

/** The element's id, or `null` for most views, no hash or one that cannot be decoded. */
export const targetOf = ({ hash }: Address): string | null => {
  if (opensView(hash)) return placeOfView(hash);
  if (hash.length < 2) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
};

export const startsAtTop = ({ kind, address }: Arrival): boolean =>
  (kind === 'push' || kind === 'replace') && targetOf(address) === null;
