/** The owner's addresses (D7). None of them is there unless the desk has a key. */

import { isForeign } from '../inbox/rules/endpoint.ts';
import { receiveJson } from '../inbox/rules/receive.ts';
import { refuse } from '../inbox/rules/refusal.ts';
import {
  actLimit,
  cookie,
  cookieOf,
  isForm,
  isSecure,
  json,
  seeOther,
  tooManyTries,
  wantsStream,
} from './answers.ts';
import type { DeskStore } from './deskStore.ts';
import { documentOf, rowOf } from './documents.ts';
import { formOf } from './formActs.ts';
import {
  documentAnswer,
  keepAct,
  keepFile,
  orderFile,
  presentOrder,
  receiveAct,
  receiveFile,
} from './orderActs.ts';
import { isSameSecret, newSecret, sha256 } from './orderKeys.ts';
import { readOrder } from './orderLog.ts';
import type { Caller, OrdersWorld } from './ordersWorld.ts';
import { streamAnswer, type Watched } from './streams.ts';

/** In seconds. */
const sessionLength = 12 * 60 * 60;
const cookieName = 'desk';

const notFound = () => refuse(404, 'There is nothing at this address.');
const notAllowed = (allow: string) => refuse(405, `This address takes ${allow} only.`, { Allow: allow });

async function isSignedIn(request: Request, { store, deskKey, now }: OrdersWorld): Promise<boolean> {
  const token = cookieOf(request, cookieName);
  const session = token === null ? null : await store.readSession(await sha256(token));
  if (session === null || Date.parse(session.expiresAt) <= now()) return false;
  return isSameSecret(session.keyHash, await sha256(deskKey));
}

async function removeExpired(store: DeskStore, now: number): Promise<void> {
  for (const hash of await store.sessions()) {
    const session = await store.readSession(hash);
    if (session !== null && Date.parse(session.expiresAt) <= now) await store.removeSession(hash);
  }
}

async function keyIn(request: Request): Promise<string> {
  if (isForm(request)) return (await formOf(request)).get('key') ?? '';
  const { key } = Object(await receiveJson(request, actLimit)) as { readonly key?: unknown };
  return typeof key === 'string' ? key : '';
}

const cookieWith = (request: Request, world: OrdersWorld, value: string, seconds: number): string =>
  cookie(cookieName, value, {
    path: `${world.path}/desk`,
    isSecure: isSecure(request, world.siteUrl),
    seconds,
  });

async function signIn(request: Request, { address }: Caller, world: OrdersWorld): Promise<Response> {
  const { store, deskKey, now } = world;
  const { desk: tries } = world.tries;
  const pause = tries.pauseOf(address, now());
  if (pause > 0) throw tooManyTries(pause);
  if (!(await isSameSecret(await keyIn(request), deskKey))) {
    tries.add(address, now());
    throw refuse(401, 'This is not the key of the desk.');
  }
  await removeExpired(store, now());
  const token = newSecret();
  const expiresAt = new Date(now() + sessionLength * 1000).toISOString();
  await store.writeSession(await sha256(token), { keyHash: await sha256(deskKey), expiresAt });
  const headers = { 'Set-Cookie': cookieWith(request, world, token, sessionLength) };
  return isForm(request) ? seeOther('/desk', headers) : json(200, { signedIn: true }, headers);
}

async function signOut(request: Request, world: OrdersWorld): Promise<Response> {
  const { store } = world;
  const own = await sha256(cookieOf(request, cookieName) ?? '');
  const isAll = new URL(request.url).searchParams.has('all');
  for (const hash of isAll ? await store.sessions() : [own]) await store.removeSession(hash);
  return json(200, { signedIn: false }, { 'Set-Cookie': cookieWith(request, world, '', 0) });
}

const listLimit = 200;

const stream = (name: string, watched: Omit<Watched, 'now'>, { streams, now }: OrdersWorld): Response =>
  streamAnswer(name, { ...watched, now }, streams);

/** A stream ends with its session, also when that is ended from elsewhere. */
const whileSignedIn =
  (request: Request, world: OrdersWorld, id: string | null): Watched['stamp'] =>
  async () =>
    (await isSignedIn(request, world)) ? world.store.stampOf(id) : null;

/** The newest that fit, and the one that is opened: more are no list that anybody reads. */
async function listed(
  { opened = '', ...query }: Readonly<Record<string, string>>,
  { store, now }: OrdersWorld,
): Promise<object> {
  const asked = { ...query, kind: query.kind || 'wanted', limit: listLimit };
  const { rows, found, all, spam } = await store.find(asked, now());
  const isMissing = opened !== '' && rows.every(({ id }) => id !== opened);
  const order = isMissing ? await readOrder(store, opened, now()) : null;
  const messages = order === null ? rows : [...rows, rowOf(order, await store.readDone(opened))];
  return { messages, found, all, spam };
}

function list(request: Request, world: OrdersWorld): Response | Promise<Response> {
  const asked = Object.fromEntries(new URL(request.url).searchParams);
  const content = () => listed(asked, world);
  return wantsStream(request)
    ? stream('desk', { stamp: whileSignedIn(request, world, null), content }, world)
    : content().then((all) => json(200, all));
}

async function present(request: Request, id: string, world: OrdersWorld): Promise<Response> {
  const order = await presentOrder(id, world);
  const content = async () => {
    const found = await readOrder(world.store, id, world.now());
    return found && documentOf(found);
  };
  return wantsStream(request)
    ? stream('order', { stamp: whileSignedIn(request, world, id), content }, world)
    : documentAnswer(request, order);
}

async function setDone(request: Request, id: string, world: OrdersWorld): Promise<Response> {
  const { done } = Object(await receiveJson(request, actLimit)) as { readonly done?: unknown };
  if (typeof done !== 'boolean') throw refuse(422, '"done" must be true or false.');
  const order = await presentOrder(id, world);
  await world.store.writeDone(id, done ? new Date(world.now()).toISOString() : null);
  return json(200, rowOf(order, await world.store.readDone(id)));
}

async function one(
  request: Request,
  [id = '', part, rest]: readonly string[],
  world: OrdersWorld,
): Promise<Response> {
  const { method } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (part === undefined) {
    if (isRead) return present(request, id, world);
    if (method !== 'DELETE') throw notAllowed('GET, HEAD, DELETE');
    await presentOrder(id, world);
    await world.store.erase(id);
    return new Response(null, { status: 204 });
  }
  if (part === 'files' && rest !== undefined) {
    if (!isRead) throw notAllowed('GET, HEAD');
    return orderFile(id, Number(rest), world);
  }
  if (method !== 'POST') throw notAllowed('POST');
  if (part === 'done') return setDone(request, id, world);
  const order =
    part === 'files'
      ? await keepFile(id, 'owner', await receiveFile(request, world), world)
      : await keepAct(id, 'owner', await receiveAct(request, 'owner', world), world);
  return documentAnswer(request, order);
}

const isOrderPath = (parts: readonly string[]): boolean =>
  /^[0-9a-f]{32}-[1-9]\d{0,8}(\/(events|files(\/\d{1,6})?|done))?$/.test(parts.join('/'));

/** Throws a refusal. `parts` is what follows `/desk`. */
export async function deskReply(
  request: Request,
  parts: readonly string[],
  caller: Caller,
  world: OrdersWorld,
): Promise<Response> {
  const { method } = request;
  if (world.deskKey === '') throw notFound();
  if (!['GET', 'HEAD'].includes(method) && isForeign((name) => request.headers.get(name)))
    throw refuse(403, 'This was sent from another site.');
  const isSession = parts.length === 1 && parts[0] === 'session';
  if (isSession && method === 'POST') return signIn(request, caller, world);
  const signedIn = await isSignedIn(request, world);
  // Whoever only asks gets no error, which browsers would report.
  if (isSession && (method === 'GET' || method === 'HEAD')) return json(200, { signedIn });
  if (!signedIn) throw refuse(401, 'Please sign in to the desk.');
  if (isSession) {
    if (method === 'DELETE') return signOut(request, world);
    throw notAllowed('GET, HEAD, POST, DELETE');
  }
  if (parts.length === 0) {
    if (method !== 'GET' && method !== 'HEAD') throw notAllowed('GET, HEAD');
    return list(request, world);
  }
  if (!isOrderPath(parts)) throw notFound();
  return one(request, parts, world);
}
