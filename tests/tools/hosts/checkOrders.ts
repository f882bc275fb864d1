import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '../../worlds/inbox/fixtures.ts';
import { type SentOrder, sendOrder, signIn, visitorOf } from '../../worlds/inbox/orderClient.ts';
import type { CheckedRequest } from './checkHost.ts';
import { type OrdersCase, ordersTable } from './ordersTable.ts';
import { protectionProblems } from './protection.ts';

/** In ms: how soon the other side sees a step. */
const soon = 2000;

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

/** What is wrong with how soon a page that follows an order sees an act, in the way in which the host lets it. */
async function followProblems(url: string, order: SentOrder, hasStreams: boolean): Promise<string[]> {
  const visitor = visitorOf(url, order);
  const writes = (text: string) => visitor.act({ type: 'message.write', text });
  const authorization = `Bearer ${order.key}`;
  const following = fetch(`${url}/orders/${order.id}`, {
    headers: { authorization, accept: 'text/event-stream' },
    signal: AbortSignal.timeout(10_000),
  });
  const { status, headers, body } = await following;
  if (!hasStreams) {
    const isPolled = (await visitor.get('', { 'if-none-match': '"0"' })).status === 304;
    await writes('Seen?');
    const started = performance.now();
    const { status: after } = await visitor.get('', { 'if-none-match': '"0"' });
    const took = performance.now() - started;
    // A page that is looked at asks every 1.5 s.
    const isSoon = after === 200 && took + 1500 <= soon;
    return [
      ...(status === 406 ? [] : [`A stream is answered with ${status}, not 406`]),
      ...(isPolled && isSoon ? [] : [`Asking again is answered with ${after} after ${Math.round(took)} ms`]),
    ];
  }
  if (status !== 200 || body === null || !headers.get('content-type')?.startsWith('text/event-stream'))
    return [`A stream is answered with ${status} and ${headers.get('content-type')}`];
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  const until = async (words: string): Promise<void> => {
    while (!text.includes(words)) {
      const { value, done } = await reader.read();
      if (done) throw new Error('The stream has ended');
      text += decoder.decode(value, { stream: true });
    }
  };
  try {
    await until('"events":[]');
    await wait(500);
    await writes('Seen?');
    const started = performance.now();
    await until('Seen?');
    const took = performance.now() - started;
    return took <= soon ? [] : [`The stream tells of an act after ${Math.round(took)} ms`];
  } catch (error) {
    return [`The stream tells nothing of an act: ${error}`];
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** Sends every request of the table to a host with orders and a desk, and follows an order. */
export async function checkOrders(url: string, hasStreams: boolean): Promise<CheckedRequest[]> {
  const order = await sendOrder(url, { name: 'Table of orders' });
  const checked: CheckedRequest[] = [];
  for (const each of ordersTable(order, await signIn(url)))
    checked.push({ name: `orders: ${each.name}`, problems: await problemsOf(url, each) });
  const followed = await sendOrder(url, { name: 'Followed' });
  const how = hasStreams ? 'by a stream' : 'by asking again';
  checked.push({
    name: `orders: a page sees an act within 2 s, ${how}`,
    problems: await followProblems(url, followed, hasStreams),
  });
  return checked;
}
