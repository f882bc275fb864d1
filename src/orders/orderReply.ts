/** The visitor's addresses, for Node's server and the worker (D4). Nothing that a visitor sent is logged. */
import { isForeign } from '../inbox/rules/endpoint.ts';
import { privateHeaders } from '../inbox/rules/privateHeaders.ts';
import { refuse } from '../inbox/rules/refusal.ts';
import {
  cookie,
  cookieOf,
  isForm,
  isSecure,
  seeOther,
  tooManyTries,
  wantsPage,
  wantsStream,
} from './answers.ts';
import { deskReply } from './deskReply.ts';
import { documentOf } from './documents.ts';
import { formOf } from './formActs.ts';
import {
  documentAnswer,
  failureOf,
  jsonFailure,
  keepAct,
  keepFile,
  orderFile,
  presentOrder,
  receiveAct,
  receiveFile,
  unknownOrder,
} from './orderActs.ts';
import { isSameSecret, orderKey } from './orderKeys.ts';
import { readOrder } from './orderLog.ts';
import { failurePage, orderPage } from './orderPage.ts';
import type { Caller, OrdersWorld } from './ordersWorld.ts';
import { streamAnswer } from './streams.ts';

const notAllowed = (allow: string) => refuse(405, `This address takes ${allow} only.`, { Allow: allow });

const bearerOf = ({ headers }: Request): string | null =>
  /^Bearer ([\w-]{1,200})$/i.exec(headers.get('authorization') ?? '')?.[1] ?? null;

/**
 * Throws the same refusal for a wrong key and for an unknown id (404), before anything of the order is read, so that
 * both take the same time. Throws 429 after too many of them.
 */
async function checkKey(id: string, key: string, { address }: Caller, world: OrdersWorld): Promise<void> {
  const { orders: tries } = world.tries;
  const pause = tries.pauseOf(address, world.now());
  if (pause > 0) throw tooManyTries(pause);
  if (await isSameSecret(await orderKey(await world.secret(), id), key)) return;
  tries.add(address, world.now());
  throw unknownOrder();
}

const checkOrigin = ({ headers }: Request): void => {
  if (isForeign((name) => headers.get(name))) throw refuse(403, 'This was sent from another site.');
};

/** The link is pasted into a form, because a browser without script keeps its key to itself. */
async function open(request: Request, caller: Caller, world: OrdersWorld): Promise<Response> {
  if (request.method !== 'POST') throw notAllowed('POST');
  checkOrigin(request);
  if (!isForm(request)) throw refuse(415, 'The form must be sent as application/x-www-form-urlencoded.');
  const link = (await formOf(request)).get('link') ?? '';
  const [, id = '', key = ''] = /\/request\/([^/?#\s]{1,100})#([\w-]{1,200})\s*$/.exec(link) ?? [];
  await checkKey(id, key, caller, world);
  const path = `${world.path}/${id}`;
  const set = cookie('order', key, { path, isSecure: isSecure(request, world.siteUrl), seconds: null });
  return seeOther(path, { 'Set-Cookie': set });
}

async function order(
  request: Request,
  [id = '', part, rest]: readonly string[],
  caller: Caller,
  world: OrdersWorld,
): Promise<Response> {
  const { method } = request;
  const bearer = bearerOf(request);
  const byForm = bearer === null && cookieOf(request, 'order') !== null;
  await checkKey(id, bearer ?? cookieOf(request, 'order') ?? '', caller, world);
  const isRead = method === 'GET' || method === 'HEAD';
  if (part === undefined) {
    if (!isRead) throw notAllowed('GET, HEAD');
    if (wantsStream(request)) return stream(id, world);
    const present = await presentOrder(id, world);
    return wantsPage(request) ? orderPage(present, world) : documentAnswer(request, present);
  }
  if (part === 'files' && rest !== undefined) {
    if (!isRead) throw notAllowed('GET, HEAD');
    return orderFile(id, Number(rest), world);
  }
  if (rest !== undefined) throw unknownOrder();
  if (method !== 'POST') throw notAllowed('POST');
  checkOrigin(request);
  const after =
    part === 'files'
      ? await keepFile(id, 'visitor', await receiveFile(request, world), world)
      : await keepAct(id, 'visitor', await receiveAct(request, 'visitor', world), world);
  return byForm && wantsPage(request) ? seeOther(`${world.path}/${id}`) : documentAnswer(request, after);
}

async function stream(id: string, world: OrdersWorld): Promise<Response> {
  await presentOrder(id, world);
  const { store, now } = world;
  const watched = {
    stamp: () => store.stampOf(id),
    content: async () => {
      const present = await readOrder(store, id, now());
      return present && documentOf(present);
    },
    now,
  };
  return streamAnswer('order', watched, world.streams);
}

/** What follows the prefix, in its parts; null for what is no address of orders. */
function partsOf(request: Request, { path }: OrdersWorld): readonly string[] | null {
  const { pathname } = new URL(request.url);
  if (!pathname.startsWith(`${path}/`)) return null;
  const parts = pathname
    .slice(path.length + 1)
    .replace(/\/$/, '')
    .split('/');
  const isKnown = /^[\w-]+(\/(events|files(\/\d{1,6})?))?$/.test(parts.join('/')) || parts[0] === 'desk';
  return isKnown ? parts : null;
}

async function reply(request: Request, caller: Caller, world: OrdersWorld): Promise<Response> {
  const parts = partsOf(request, world);
  if (parts === null) throw unknownOrder();
  const [first, ...others] = parts;
  // The owner gets in, and can make room, however much arrives.
  if (request.method === 'POST' && first !== 'desk') await caller.admit?.();
  if (first === 'desk') return deskReply(request, others, caller, world);
  if (first === 'open' && others.length === 0) return open(request, caller, world);
  return order(request, parts, caller, world);
}

/** Never rejects. */
export async function ordersReply(request: Request, caller: Caller, world: OrdersWorld): Promise<Response> {
  const answer = await reply(request, caller, world).catch((error: unknown) =>
    wantsPage(request) ? failurePage(failureOf(error), world) : jsonFailure(error),
  );
  const common = {
    ...world.headers,
    ...privateHeaders,
    Vary: 'Accept, Authorization, Cookie',
  };
  for (const [name, value] of Object.entries(common))
    if (!answer.headers.has(name)) answer.headers.set(name, value);
  return request.method === 'HEAD' ? new Response(null, answer) : answer;
}
