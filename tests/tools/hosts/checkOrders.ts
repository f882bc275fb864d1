import { ask } from '../../worlds/inbox/fixtures.ts';
import {
  ownerOf,
  type SentOrder,
  sendOrder,
  signIn,
  terms,
  visitorOf,
} from '../../worlds/inbox/orderClient.ts';
import type { CheckedRequest } from './checkHost.ts';
import { type OrdersCase, ordersTable } from './ordersTable.ts';
import { protectionProblems } from './protection.ts';

/** In ms: less than the time after which a stream looks again, whether something has changed or not. */
const soon = 10_000;

async function problemsOf(url: string, each: OrdersCase): Promise<string[]> {
  const { path, method = 'GET', headers = {}, body, expected } = each;
  const answer = await ask(url, path, { method, headers, ...(body === undefined ? {} : { body }) });
  const problems = protectionProblems(answer);
  if (answer.status !== expected.status)
    problems.push(`The status is ${answer.status}, not ${expected.status}`);
  const wanted = {
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    // A host may send its own before it; browsers take the last.
    'referrer-policy': /(^|, )no-referrer$/,
    ...expected.headers,
  };
  for (const [name, value] of Object.entries(wanted)) {
    const actual = String(answer.headers[name] ?? '');
    if (typeof value === 'string' ? actual !== value : !value.test(actual))
      problems.push(`${name} is "${actual}", not ${value}`);
  }
  const text = answer.body.toString();
  if (expected.text !== undefined && !text.includes(expected.text))
    problems.push(`"${expected.text}" is not in ${JSON.stringify(text.slice(0, 200))}`);
  if (method === 'HEAD' && text !== '') problems.push('A response to HEAD has a body');
  return problems;
}

/** The texts of a stream, as far as they are needed. */
async function openStream(url: string, path: string, headers: Readonly<Record<string, string>>) {
  const {
    status,
    headers: answered,
    body,
  } = await fetch(url + path, {
    headers: { ...headers, accept: 'text/event-stream' },
    signal: AbortSignal.timeout(20_000),
  });
  if (status !== 200 || body === null || !answered.get('content-type')?.startsWith('text/event-stream'))
    throw new Error(`A stream is answered with ${status} and ${answered.get('content-type')}`);
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  return {
    until: async (words: string): Promise<void> => {
      while (!text.includes(words)) {
        const { value, done } = await reader.read();
        if (done) throw new Error(`The stream has ended, without ${words}`);
        text += decoder.decode(value, { stream: true });
      }
      text = '';
    },
    close: () => reader.cancel().catch(() => {}),
  };
}

interface FollowedStep {
  readonly by: 'visitor' | 'owner';
  readonly act: object;
}

const followedSteps: readonly FollowedStep[] = [
  { by: 'owner', act: { type: 'offer.make', terms: terms() } },
  { by: 'visitor', act: { type: 'offer.agree', offer: 1 } },
  { by: 'visitor', act: { type: 'message.write', text: 'Seen?' } },
  { by: 'owner', act: { type: 'work.deliver', note: '' } },
  { by: 'visitor', act: { type: 'work.approve', delivery: 1 } },
];

/** What is wrong with how soon the other side and the desk's list see each step. Prints how long it took. */
async function followProblems(url: string, order: SentOrder): Promise<string[]> {
  const cookie = await signIn(url);
  const actors = { visitor: visitorOf(url, order), owner: ownerOf(url, cookie, order) };
  await actors.owner.act({ type: 'request.read' });
  const streams = {
    visitor: await openStream(url, `/orders/${order.id}`, { authorization: `Bearer ${order.key}` }),
    owner: await openStream(url, `/orders/desk/${order.id}`, { cookie }),
    list: await openStream(url, '/orders/desk', { cookie }),
  };
  const problems: string[] = [];
  const took: string[] = [];
  try {
    for (const { until } of Object.values(streams)) await until('\n\n');
    for (const { by, act } of followedSteps) {
      const { type } = act as { readonly type: string };
      const started = performance.now();
      await actors[by].act(act);
      const seen = async (by: keyof typeof streams, words: string) => {
        await streams[by].until(words);
        const ms = Math.round(performance.now() - started);
        took.push(`${type} ${by} ${ms}`);
        if (ms > soon) problems.push(`${type} is seen by the stream of the ${by} after ${ms} ms`);
      };
      await Promise.all([
        seen(by === 'visitor' ? 'owner' : 'visitor', `"${type}"`),
        // A message changes nothing in the list.
        ...(type === 'message.write' ? [] : [seen('list', '\n\n')]),
      ]);
    }
  } catch (error) {
    problems.push(`A step is not seen: ${error}`);
  } finally {
    for (const { close } of Object.values(streams)) await close();
  }
  console.log(`Seen after ms: ${took.join(', ')}`);
  return problems;
}

/** Sends every request of the table to a host with orders and a desk, and follows an order. */
export async function checkOrders(url: string): Promise<CheckedRequest[]> {
  const order = await sendOrder(url, { name: 'Table of orders' });
  const checked: CheckedRequest[] = [];
  for (const each of ordersTable(order, await signIn(url)))
    checked.push({ name: `orders: ${each.name}`, problems: await problemsOf(url, each) });
  const followed = await sendOrder(url, { name: 'Followed' });
  checked.push({
    name: 'orders: each step is seen on the other side and in the list within 2 s, by streams',
    problems: await followProblems(url, followed),
  });
  return checked;
}
