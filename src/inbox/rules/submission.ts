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
}

export interface StoredMessage extends Submission {
  /** `<content hash>-<n>`; n is above 1 for content that arrived again after {@link sameContentMs}. */
  readonly id: string;
  readonly receivedAt: string;
  readonly attachment: (SentFile & { readonly storedAs: string }) | null;
}

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
  now - Date.parse(receivedAt) < sameContentMs;
