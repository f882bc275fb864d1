import { acceptedPage } from './acceptedPage.ts';
import type { Acknowledged, OrderAnswers } from './acknowledged.ts';
import { Refusal, refuse } from './refusal.ts';
import { formPolicy, refusalPage, refusalPolicy } from './refusalPage.ts';
import type { Kind } from './submission.ts';

export interface EndpointOptions extends OrderAnswers {
  readonly kind: Kind;
  /** In bytes, inclusive. */
  readonly attachmentLimit: number;
  readonly thanksPath?: string;
  readonly formPath?: string;
  readonly siteName?: string;
  readonly isDemonstration?: boolean;
  readonly contactEmail?: string;
}

export interface RequestHead {
  readonly method: string;
  /** Returns null for a header that was not sent. `name` is in lower case. */
  readonly header: (name: string) => string | null;
}

export interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const formFieldsBytes = 1024 * 1024;
const requestBytes = 256 * 1024;

export const bodyLimitOf = ({ kind, attachmentLimit }: EndpointOptions): number =>
  kind === 'contact' ? attachmentLimit + formFieldsBytes : requestBytes;

const words = {
  contact: {
    method: 'This address only takes the contact form.',
    foreign: 'The form was sent from another site.',
    type: 'The form must be sent as multipart/form-data.',
  },
  request: {
    method: 'This address only takes requests.',
    foreign: 'The request was sent from another site.',
    type: 'The request must be sent as application/json.',
  },
} as const;
const contentTypes = {
  contact: /^multipart\/form-data\s*;/i,
  request: /^application\/json\s*(;|$)/i,
} as const;

/** Throws a {@link Refusal} if the body need not be read: 405, 403, 415. */
export function admit({ method, header }: RequestHead, kind: Kind): void {
  if (method !== 'POST') throw refuse(405, words[kind].method, { Allow: 'POST' });
  if (isForeign(header)) throw refuse(403, words[kind].foreign);
  if (!contentTypes[kind].test(header('content-type') ?? '')) throw refuse(415, words[kind].type);
}

/** Pages of other sites must not fill the inbox (decision L7). Only browsers send these headers. */
export function isForeign(header: RequestHead['header']): boolean {
  const site = header('sec-fetch-site');
  if (site === 'same-origin') return false;
  if (site !== null && site !== 'none') return true;
  const origin = header('origin');
  if (origin === null) return false;
  return !URL.canParse(origin) || new URL(origin).host !== header('host');
}

const acceptsJson = ({ header }: RequestHead, kind: Kind): boolean =>
  kind === 'request' || /\bapplication\/json\b/i.test(header('accept') ?? '');

const json = (status: number, content: object): Reply => ({
  status,
  headers: { 'Content-Type': 'application/json; charset=utf-8' },
  body: JSON.stringify(content),
});

const html = (status: number, body: string, policy: string): Reply => ({
  status,
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
  body,
});

/** `key`: of the order, for its sender only. */
export function acknowledgement(
  head: RequestHead,
  { reference, key, isMailed }: Acknowledged,
  options: EndpointOptions,
): Reply {
  const next = options.thanksPath ?? '/contact/thanks';
  if (!acceptsJson(head, options.kind))
    return key === null
      ? { status: 303, headers: { Location: next }, body: '' }
      : html(
          200,
          acceptedPage({ reference, key, isMailed }, { siteName: 'Deskhand', ...options }),
          formPolicy,
        );
  const order = key === null ? {} : { order: { id: reference, key }, mailed: isMailed };
  return json(200, { ok: true, ...(options.kind === 'contact' ? { next } : {}), reference, ...order });
}

/** Any error but a {@link Refusal} becomes a 500 without details. */
export function refusalReply(head: RequestHead, error: unknown, options: EndpointOptions): Reply {
  const refusal =
    error instanceof Refusal ? error : refuse(500, 'The message could not be saved. Please try again.');
  const { status, problems, headers } = refusal;
  const page = { siteName: 'Deskhand', formPath: '/contact', contactEmail: '', ...options };
  const reply = acceptsJson(head, options.kind)
    ? json(status, { errors: problems })
    : html(status, refusalPage(status, problems, page), refusalPolicy);
  return { ...reply, headers: { ...headers, ...reply.headers } };
}
