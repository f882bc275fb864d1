/** Requests about one order, with the answer that every server gives to each. They are sent in this order. */
import { attachment, multipart } from '../../worlds/inbox/form.ts';
import { deskKey, type SentOrder } from '../../worlds/inbox/orderClient.ts';

export interface OrdersCase {
  readonly name: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly expected: {
    readonly status: number;
    readonly headers?: Readonly<Record<string, string | RegExp>>;
    /** What the answer contains. */
    readonly text?: string;
  };
}

const json = { accept: 'application/json' };
const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const form = { ...page, 'content-type': 'application/x-www-form-urlencoded' };

const post = (
  name: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
  status: number,
  expected: Omit<OrdersCase['expected'], 'status'> = {},
): OrdersCase => ({
  name,
  path,
  method: 'POST',
  headers: { ...json, 'content-type': 'application/json', ...headers },
  body: typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body),
  expected: { status, ...expected },
});

const get = (
  name: string,
  path: string,
  headers: Readonly<Record<string, string>>,
  status: number,
  expected: Omit<OrdersCase['expected'], 'status'> = {},
): OrdersCase => ({ name, path, headers: { ...json, ...headers }, expected: { status, ...expected } });

const act = (content: object) => ({ key: crypto.randomUUID(), act: content });
const hello = (text = 'Hello') => act({ type: 'message.write', text });

/** The order is new, and `cookie` is of a session at the desk. */
export function ordersTable({ id, key }: SentOrder, cookie: string): readonly OrdersCase[] {
  const own = `/orders/${id}`;
  const desk = `/orders/desk/${id}`;
  const visitor = { authorization: `Bearer ${key}` };
  const owner = { cookie };
  const foreign = { origin: 'https://evil.example' };
  const file = multipart([{ name: 'key', value: 'table-of-files' }, attachment('notes.txt', 'text')]);
  const twice = hello('Twice');
  return [
    get('the prefix', '/orders', {}, 404),
    get('the prefix with a slash', '/orders/', {}, 404),
    get('an order without a key', own, {}, 404),
    get('an order with a wrong key', own, { authorization: `Bearer ${'x'.repeat(22)}` }, 404),
    get('an unknown order with a good key', `/orders/${'0'.repeat(32)}-1`, visitor, 404),
    get('an unknown part', `${own}/secret`, visitor, 404),
    get('an order', own, visitor, 200, { headers: { etag: '"0"' }, text: id }),
    get('an order that has not changed', own, { ...visitor, 'if-none-match': '"0"' }, 304),
    { ...get('the head of an order', own, visitor, 200, { headers: { etag: '"0"' } }), method: 'HEAD' },
    get('an order as a page', own, { ...page, ...visitor }, 200, {
      headers: { 'content-type': /^text\/html/, 'content-security-policy': /style-src 'sha256-/ },
      text: '<form',
    }),
    get('a wrong key as a page', own, page, 404, { headers: { 'content-type': /^text\/html/ } }),
    {
      ...get('DELETE of an order', own, visitor, 405, { headers: { allow: 'GET, HEAD' } }),
      method: 'DELETE',
    },
    get('reading where acts go', `${own}/events`, visitor, 405, { headers: { allow: 'POST' } }),
    post('an act of a foreign page', `${own}/events`, hello(), { ...visitor, ...foreign }, 403),
    post('an act as text', `${own}/events`, hello(), { ...visitor, 'content-type': 'text/plain' }, 415),
    post('an act that is not JSON', `${own}/events`, '{', visitor, 400),
    post('an unknown act', `${own}/events`, act({ type: 'order.steal' }), visitor, 422),
    post('an act of the owner', `${own}/events`, act({ type: 'request.read' }), visitor, 422),
    post('an act of 100 kB', `${own}/events`, hello('x'.repeat(100_000)), visitor, 413),
    post('an act out of turn', `${own}/events`, act({ type: 'work.approve', delivery: 1 }), visitor, 409, {
      text: '"order"',
    }),
    post('an act', `${own}/events`, twice, visitor, 200, { headers: { etag: '"1"' } }),
    post('the same act again', `${own}/events`, twice, visitor, 200, { headers: { etag: '"1"' } }),
    post('another act with its key', `${own}/events`, { ...hello(), key: twice.key }, visitor, 409),
    post('the other side with its key', `${desk}/events`, twice, owner, 409),
    get('an order that has changed', own, { ...visitor, 'if-none-match': '"0"' }, 200, { text: 'Twice' }),
    post('a file', `${own}/files`, file.body, { ...visitor, 'content-type': file.type }, 200, {
      headers: { etag: '"2"' },
    }),
    get('the file', `${own}/files/2`, visitor, 200, {
      headers: { 'content-disposition': /^attachment; filename="notes.txt"/ },
      text: 'text',
    }),
    get('a file that is none', `${own}/files/1`, visitor, 404),
    post(
      'a link that is pasted',
      '/orders/open',
      `link=${encodeURIComponent(`https://x/request/${id}#${key}`)}`,
      form,
      303,
      {
        headers: { location: own, 'set-cookie': /^order=.*; HttpOnly; SameSite=Strict/ },
      },
    ),
    post('a wrong link', '/orders/open', 'link=https%3A%2F%2Fx%2Frequest%2Fy%23z', form, 404),
    get('the desk without a session', '/orders/desk', {}, 401),
    get('the desk with a wrong cookie', '/orders/desk', { cookie: 'desk=x' }, 401),
    post('a wrong key to the desk', '/orders/desk/session', { key: 'x' }, {}, 401),
    post('the key of the desk from a foreign page', '/orders/desk/session', { key: deskKey }, foreign, 403),
    post('the key of the desk', '/orders/desk/session', { key: deskKey }, {}, 200, {
      headers: { 'set-cookie': /^desk=[\w-]{43}; Path=\/orders\/desk; HttpOnly; SameSite=Strict/ },
    }),
    get('the desk', '/orders/desk', owner, 200, { text: id }),
    get('an order at the desk', desk, owner, 200, { headers: { etag: '"2"' } }),
    post('an act of a foreign page at the desk', `${desk}/events`, hello(), { ...owner, ...foreign }, 403),
    post('an act at the desk', `${desk}/events`, act({ type: 'request.read' }), owner, 200, {
      headers: { etag: '"3"' },
    }),
    post('an act at the desk without a session', `${desk}/events`, hello(), {}, 401),
    get('a file at the desk', `${desk}/files/2`, owner, 200, { text: 'text' }),
    get('a file at the desk without a session', `${desk}/files/2`, {}, 401),
    get('an order at the desk without a session', desk, { cookie: 'desk=x' }, 401),
    { ...get('erasing without a session', desk, {}, 401), method: 'DELETE' },
    post('a mark at the desk', `${desk}/done`, { done: true }, owner, 200),
    { ...get('leaving the desk', '/orders/desk/session', owner, 200), method: 'DELETE' },
    get('the desk after that', '/orders/desk', owner, 401),
  ];
}
