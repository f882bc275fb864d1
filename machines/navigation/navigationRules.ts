import { opensView, placeOfView } from '../viewHashRules.ts';

export interface Address {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

export interface Link {
  readonly address: Address;
  readonly replace?: boolean;
  readonly handover?: unknown;
}

export interface Entry {
  readonly address: Address;
  readonly scroll: number;
  readonly isReloaded: boolean;
}

export interface Arrival {
  /** `load`, `blank`: a document with or without its page. `view`: only the hash. `traverse`: back, forward. */
  readonly kind: 'load' | 'blank' | 'push' | 'replace' | 'view' | 'traverse';
  readonly address: Address;
  readonly from: string | null;
  readonly scroll: number;
  /** State in the history entry for the new page (decision C10). */
  readonly handover: unknown;
  /** This entry's document was already loaded in full, because its view's code was missing. */
  readonly isReloaded: boolean;
}

export interface Context {
  /** `null` until the first page arrives in a document that holds none. */
  readonly shownAddress: Address | null;
  readonly arrival: Arrival;
  /** The path in the address bar. Back and forward change it at once, a link when its page arrives. */
  readonly barPath: string;
  readonly reason: unknown;
  readonly failure: unknown;
}

export interface DocumentStart {
  readonly address: Address;
  /** The browser has loaded this document again because its code was missing. */
  readonly isReloaded?: boolean;
  /** The document holds no page: it is the one of another address. */
  readonly isBlank?: boolean;
}

export const firstContext = ({ address, isReloaded = false, isBlank = false }: DocumentStart): Context => ({
  shownAddress: isBlank ? null : address,
  arrival: {
    kind: isBlank ? 'blank' : 'load',
    address,
    from: isBlank ? null : address.path,
    scroll: 0,
    handover: null,
    isReloaded,
  },
  barPath: address.path,
  reason: null,
  failure: null,
});

/** How a link changes the history. A view of the current page only changes the hash (decision R5). */
export const kindOfLink = (
  barPath: string,
  { path, hash }: Address,
  isReplacement: boolean,
): 'push' | 'replace' | 'view' => {
  if (path === barPath && opensView(hash)) return 'view';
  return isReplacement ? 'replace' : 'push';
};

/** The id of the element that a hash leads to, or `null` for most views, no hash or one that cannot be decoded. */
export const targetOf = ({ hash }: Address): string | null => {
  if (opensView(hash)) return placeOfView(hash);
  if (hash.length < 2) return null;
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return null;
  }
};

/** Whether a page is shown from its top, as after most links: not hydrated, scrolled back to or searched for a target. */
export const startsAtTop = ({ kind, address }: Arrival): boolean =>
  (kind === 'push' || kind === 'replace') && targetOf(address) === null;

export const opensViewOfSamePage = ({ address, from }: Arrival): boolean =>
  address.path === from && opensView(address.hash);
