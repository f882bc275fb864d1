/** Who is on a list of the newsletter, for Node's server and the worker (decision L28). */
import type { NewsletterList } from '../../content/newsletterMail.ts';

export interface Subscriber {
  readonly email: string;
  readonly list: NewsletterList;
  /** ISO 8601: when the last e-mail was asked for. */
  readonly askedAt: string;
  /** ISO 8601; null until the link in the e-mail was used. */
  readonly confirmedAt: string | null;
  /** SHA-256 of each token that was given out, in hex, the newest last. */
  readonly tokens: readonly string[];
}

export interface SubscriberStore {
  readonly ids: () => Promise<readonly string[]>;
  /** `id` is 32 hex digits. */
  readonly read: (id: string) => Promise<Subscriber | null>;
  readonly write: (id: string, subscriber: Subscriber) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
}

interface Listed {
  readonly id: string;
  readonly subscriber: Subscriber;
}

export async function allSubscribers(store: SubscriberStore): Promise<Listed[]> {
  const ids = await store.ids();
  const all = await Promise.all(ids.map(async (id) => ({ id, subscriber: await store.read(id) })));
  const keyOf = ({ subscriber: { email, list } }: Listed) => `${email.toLowerCase()} ${list}`;
  return all
    .flatMap(({ id, subscriber }) => (subscriber === null ? [] : [{ id, subscriber }]))
    .sort((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

/** An address that was never confirmed is deleted after this time, in ms. */
const unconfirmedMs = 7 * 24 * 60 * 60 * 1000;
const maxTokens = 100;

export async function pruneSubscribers(store: SubscriberStore, now: number): Promise<void> {
  for (const id of await store.ids()) {
    const subscriber = await store.read(id);
    if (subscriber?.confirmedAt === null && now - Date.parse(subscriber.askedAt) > unconfirmedMs)
      await store.remove(id);
  }
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
export const sha256 = async (text: string): Promise<string> =>
  hex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
export const randomHex = (): string => hex(crypto.getRandomValues(new Uint8Array(16)));

/** The same for an address in any case. */
export const idOf = async (list: NewsletterList, email: string): Promise<string> =>
  (await sha256(`${list}\n${email.toLowerCase()}`)).slice(0, 32);

/** The subscriber with one more token, and that token. */
export async function withToken(subscriber: Subscriber): Promise<{ subscriber: Subscriber; token: string }> {
  const token = randomHex();
  const tokens = [...subscriber.tokens, await sha256(token)].slice(-maxTokens);
  return { subscriber: { ...subscriber, tokens }, token };
}
