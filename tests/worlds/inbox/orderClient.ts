import type { OrderDocument } from '../../../machines/order/orderDocument.ts';
import type { OrderAct } from '../../../machines/order/orderEvents.ts';
import { ask, type TestResponse } from './fixtures.ts';
import { goodRequest } from './form.ts';

export const deskKey = 'a key that only the owner has';

export interface SentOrder {
  readonly id: string;
  readonly key: string;
}

/** Sends a request, and returns the order's id and key. */
export async function sendOrder(
  url: string,
  changes: object = {},
  headers: Readonly<Record<string, string>> = {},
): Promise<SentOrder> {
  const { body } = await ask(url, '/api/request', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ ...goodRequest, ...changes }),
  });
  return JSON.parse(body.toString()).order;
}

export const terms = (changes: object = {}) => ({
  person: 'Ada',
  price: 150,
  date: '2027-01-05',
  note: '',
  validUntil: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
  ...changes,
});

export interface OrderClient {
  readonly get: (path?: string, headers?: Record<string, string>) => Promise<TestResponse>;
  readonly act: (act: OrderAct | object, key?: string) => Promise<TestResponse>;
  readonly post: (path: string, body: unknown, headers?: Record<string, string>) => Promise<TestResponse>;
}

export const documentIn = ({ body }: TestResponse): OrderDocument => JSON.parse(body.toString());
export const typesIn = (response: TestResponse): string[] =>
  documentIn(response).events.map(({ type }) => type);

const clientOf = (url: string, base: string, own: Readonly<Record<string, string>>): OrderClient => {
  const post: OrderClient['post'] = (path, body, headers = {}) =>
    ask(url, `${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json', ...own, ...headers },
      body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
    });
  return {
    get: (path = '', headers = {}) =>
      ask(url, `${base}${path}`, { headers: { accept: 'application/json', ...own, ...headers } }),
    post,
    act: (act, key = crypto.randomUUID()) => post('/events', { key, act }),
  };
};

export const visitorOf = (url: string, { id, key }: SentOrder): OrderClient =>
  clientOf(url, `/orders/${id}`, { authorization: `Bearer ${key}` });

/** The cookie of a new session. */
export async function signIn(url: string, key = deskKey): Promise<string> {
  const { headers } = await ask(url, '/orders/desk/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key }),
  });
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

export const ownerOf = (url: string, cookie: string, { id }: Pick<SentOrder, 'id'>): OrderClient =>
  clientOf(url, `/orders/desk/${id}`, { cookie });
