import { vi } from 'vitest';
import type { EventFrom } from 'xstate';
import { orderModel, receivedAt } from '../../../machines/order/order.model.ts';
import type { orderMachine } from '../../../machines/order/orderMachine.ts';
import { dueEvent } from '../../../machines/order/orderRules.ts';
import { foldLog } from '../../../src/orders/orderLog.ts';
import type { Answer, ServerWorld } from '../../paths/server.ts';
import { attachment, multipart } from './form.ts';
import { ownerOf, type SentOrder, sendOrder, signIn, visitorOf } from './orderClient.ts';

type Machine = typeof orderMachine;

/** The server notes first what the clock does. A read is how the clock comes to it. */
export const orderServerModel = {
  ...orderModel,
  possible: (snapshot, event) => {
    if (event.type === 'step.taken' || !orderModel.possible(snapshot, event)) return false;
    const due = dueEvent(snapshot, Date.parse(event.at));
    return due === null || (event.by === 'clock' && due.type === event.type);
  },
} satisfies typeof orderModel;

const clockEvents: readonly string[] = ['offer.expired', 'order.close'];

export interface OrderServerOptions {
  /** Of each client's server. */
  readonly urls: () => readonly [string, string];
  /** The text of an order's log. */
  readonly log: (id: string) => string | Promise<string>;
  /** Sets the clock of a server in another process, in ms since 1970. */
  readonly setClock?: (now: number) => Promise<void>;
}

/** Begin with the time stopped: `vi.useFakeTimers({ toFake: ['Date'] })`. Each event has the time that it says. */
export function orderServer({
  urls,
  log,
  setClock = async () => {},
}: OrderServerOptions): () => ServerWorld<Machine> {
  let count = 0;
  return () => {
    let order: SentOrder;
    /** The numbers of the clock's events that were told of. */
    const told = new Set<number>();
    const events = async () => foldLog(receivedAt, await log(order.id)).events;
    let serverTime = '';
    let isServerTimeSet = Promise.resolve();
    const setTime = (at: string): Promise<void> => {
      vi.setSystemTime(at);
      isServerTimeSet = isServerTimeSet.then(async () => {
        await setClock(Date.parse(at));
        serverTime = at;
      });
      return isServerTimeSet;
    };
    const cookies = new Map<string, string>();
    const cookieOf = async (url: string): Promise<string> => {
      // A session ends before some offers do.
      const name = `${url} ${serverTime}`;
      const cookie = cookies.get(name) ?? (await signIn(url));
      cookies.set(name, cookie);
      return cookie;
    };
    const post = async (event: EventFrom<Machine>, url: string): Promise<number> => {
      const { by, at: _, ...act } = event;
      const client = by === 'owner' ? ownerOf(url, await cookieOf(url), order) : visitorOf(url, order);
      if (act.type !== 'file.add') return (await client.act(act)).status;
      const key = crypto.randomUUID();
      const { type, body } = multipart([{ name: 'key', value: key }, attachment(act.file.fileName, 'world')]);
      return (await client.post('/files', body, { 'content-type': type })).status;
    };
    return {
      begin: async () => {
        await setTime(receivedAt);
        count += 1;
        order = await sendOrder(urls()[0], { name: `Sender ${count}` });
      },
      send: async (event, client): Promise<Answer> => {
        const url = urls()[client];
        if (event.by === 'clock' && !clockEvents.includes(event.type)) return 'impossible';
        if (Date.parse(event.at) > Date.now()) await setTime(event.at);
        if (event.by !== 'clock') {
          let status = await post(event, url);
          if (status === 401) {
            // While another client moves the clock, a session may end.
            await isServerTimeSet;
            status = await post(event, url);
          }
          if (![200, 409, 422].includes(status))
            throw new Error(`«${event.type}» is answered with ${status}`);
          return status === 200 ? 'accepted' : 'refused';
        }
        const { status } = await visitorOf(url, order).get();
        if (status !== 200) throw new Error(`The order is answered with ${status}`);
        const last = (await events()).findLast(({ by }) => by === 'clock');
        if (last?.type !== event.type || last.at !== event.at || told.has(last.number)) return 'refused';
        told.add(last.number);
        return 'accepted';
      },
      stored: events,
    };
  };
}
