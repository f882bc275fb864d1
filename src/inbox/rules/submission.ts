import type { Signal } from '../../../machines/order/orderDocument.ts';

export type Kind = 'contact' | 'request';

export interface SentFile {
  /** As sent; never use it as a path. */
  readonly fileName: string;
  readonly size: number;
  readonly type: string;
  readonly sha256: string;
}

export interface Submission {
  readonly kind: Kind;
  readonly fields: Readonly<Record<string, string | boolean>>;
  readonly attachment: SentFile | null;
  /** Missing: it does not look like spam. */
  readonly signals?: readonly Signal[] | undefined;
}

export interface StoredMessage extends Submission {
  /** `<content hash>-<n>`; n is above 1 for content that arrived again after {@link sameContentMs}. */
  readonly id: string;
  readonly receivedAt: string;
  readonly attachment: (SentFile & { readonly storedAs: string }) | null;
  /** Hash of the `Idempotency-Key` that it was sent with: only who has it gets the order's key again (D3). */
  readonly attempt?: string;
}

export interface Kept {
  readonly id: string;
  readonly isNew: boolean;
  readonly isOwn: boolean;
}

/** Of an `Idempotency-Key` header; undefined if there is none. */
export const attemptOf = async (header: string | null): Promise<string | undefined> =>
  header === null || header === '' || header.length > 200
    ? undefined
    : hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(header)));

/** A message that arrives again, as the endpoint acknowledges it. */
export const keptBefore = ({ id, attempt }: StoredMessage, again: string | undefined): Kept => ({
  id,
  isNew: false,
  isOwn: attempt !== undefined && attempt === again,
});

const sameContentMs = 24 * 60 * 60 * 1000;

/** Composed by the page; another attempt may send other values with the same content. */
export const composedFields = {
  contact: ['_subject', '_replyto', 'page_url'],
  request: ['page_path', 'timestamp', 'utm_source', 'utm_medium', 'utm_campaign'],
} as const;

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Covers kind, file and every field of the visitor (S8). 32 hex digits. */
export async function contentHash({ kind, fields, attachment }: Submission): Promise<string> {
  const composed: readonly string[] = Object.values(composedFields).flat();
  const own = Object.entries(fields)
    .filter(([name]) => !composed.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const content = JSON.stringify([kind, own, attachment && [attachment.fileName, attachment.sha256]]);
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))).slice(0, 32);
}

export const isSameArrival = ({ receivedAt }: StoredMessage, now: number): boolean =>
  Math.abs(now - Date.parse(receivedAt)) < sameContentMs;
