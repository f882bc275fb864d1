export type Kind = 'contact' | 'request';

export interface SentFile {
  /** As sent; never use it as a path. */
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  readonly type: string;
  /** Of the content, in hex. */
  readonly sha256: string;
}

/** What arrived: a contact message, or a request with the fields of F9. */
export interface Submission {
  readonly kind: Kind;
  readonly fields: Readonly<Record<string, string | boolean>>;
  readonly attachment: SentFile | null;
}

/** A kept submission, as it is in `message.json`. */
export interface StoredMessage extends Submission {
  /** `<content hash>-<n>`; n is above 1 for content that arrived again after {@link sameContentMs}. */
  readonly id: string;
  /** ISO 8601, in UTC. */
  readonly receivedAt: string;
  /** `storedAs` is a safe file name. */
  readonly attachment: (SentFile & { readonly storedAs: string }) | null;
}

/** For how long equal content is kept once (S8). */
const sameContentMs = 24 * 60 * 60 * 1000;

/**
 * What the page composes, besides the visitor's own fields: another attempt may send other values with the same
 * content. `page_path`, `page_url` and the campaign say where the visitor was, not what they wrote.
 */
export const composedFields = {
  contact: ['_subject', '_replyto', 'page_url'],
  request: ['page_path', 'timestamp', 'utm_source', 'utm_medium', 'utm_campaign'],
} as const;

const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Equal for submissions that are equal in kind, file and every field of the visitor (S8). 32 hex digits. */
export async function contentHash({ kind, fields, attachment }: Submission): Promise<string> {
  const composed: readonly string[] = Object.values(composedFields).flat();
  const own = Object.entries(fields)
    .filter(([name]) => !composed.includes(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const content = JSON.stringify([kind, own, attachment && [attachment.fileName, attachment.sha256]]);
  return hex(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(content))).slice(0, 32);
}

/** Whether a message that arrived at `receivedAt` stands for the same content arriving now. */
export const isSameArrival = ({ receivedAt }: StoredMessage, now: number): boolean =>
  now - Date.parse(receivedAt) < sameContentMs;
