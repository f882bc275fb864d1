import { opensView } from '../viewHashRules.ts';

/** A place within the site, as the address bar would show it: `/faq`, `?utm_source=x`, `#pricing`. */
export interface Address {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

/**
 * How the visitor comes to an address: `load` the document did; `push`, `replace` and `view` a link did, in a new
 * history entry, in the current one's place, or in the current one with another hash; `traverse` back or forward did, to
 * where the page was `scroll` pixels down.
 */
export interface Arrival {
  readonly kind: 'load' | 'push' | 'replace' | 'view' | 'traverse';
  readonly address: Address;
  readonly scroll: number;
  /** Handed over in the history entry, for the page that is reached (decision C10). */
  readonly handover: unknown;
  /** The browser has loaded the document of this history entry in full already, because its view's code was missing. */
  readonly isReloaded: boolean;
}

/**
 * How a link is entered into the history, from the path that is in the address bar. A view of the page that is there
 * makes no entry of its own: it has the hash alone replaced (decision R5).
 */
export const kindOfLink = (
  barPath: string,
  { path, hash }: Address,
  isReplacement: boolean,
): 'push' | 'replace' | 'view' => {
  if (path === barPath && opensView(hash)) return 'view';
  return isReplacement ? 'replace' : 'push';
};

/** The id a hash leads to, or `null` where there is nothing to scroll to. An undecodable hash leads nowhere. */
export const targetOf = ({ hash }: Address): string | null => {
  if (hash.length < 2 || opensView(hash)) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
};
