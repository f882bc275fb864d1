import { fromPromise } from 'xstate';
import type { OrderDocument } from '../../machines/order/orderDocument.ts';
import { orderActMachine } from '../../machines/orderAct/orderActMachine.ts';
import { keyOf, type Pending } from '../../machines/orderAct/orderActRules.ts';
import type { Taken } from '../../machines/orderAct/orderActSetup.ts';
import { config } from '../config.ts';
import { fetchOrder } from '../effects/fetchOrder.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';
import { orderIn, orderUrl } from './followedOrder.ts';

/** What is sent, and where to. The visitor and the owner may write the same at the same time: `side` begins the key of one. */
export const sentAct = (pending: Pending | null, side = ''): { rest: string; body: string | FormData } => {
  if (!pending) throw new Error('There is nothing to send');
  const key = side + keyOf(pending);
  if (!('file' in pending)) return { rest: '/events', body: JSON.stringify({ key, act: pending.act }) };
  const body = new FormData();
  body.append('key', key);
  body.append('attachment', pending.file as File);
  return { rest: '/files', body };
};

export const takenFrom = ({ status, body }: { readonly status: number; readonly body: unknown }): Taken => {
  const order = status === 409 ? (body as { readonly order?: unknown } | null)?.order : body;
  return { isTaken: status === 200, order: orderIn(status, order) };
};

const fields = {
  noteMissing: 'order-note',
  textMissing: 'order-text',
  fileMissing: 'order-file',
  fileEmpty: 'order-file',
  fileTooLarge: 'order-file',
} as const;

/** `receive` gets the order as it stands after each answer. */
export const orderAct = (id: string, receive: (order: OrderDocument) => void) =>
  orderActMachine.provide({
    actors: {
      sendAct: fromPromise<Taken, Pending | null>(async ({ input, signal }) => {
        const { rest, body } = sentAct(input);
        return takenFrom(await fetchOrder(orderUrl(id, rest), { body, signal }));
      }),
    },
    actions: {
      receive: (_, { order }) => receive(order),
      focusProblem: (_, { problem }) =>
        void (problem === null ? undefined : focusFieldWhenRendered(fields[problem])),
      focusNews: (_, { place }) => void (place === 'turn' ? focusFieldWhenRendered('order-news') : undefined),
      focusAnswer: (_, { answer }) =>
        void focusFieldWhenRendered(
          answer === null ? 'order-turn' : answer === 'withdraw' ? 'order-withdraw' : 'order-note',
        ),
    },
  });

export const orderActInput = () => ({ fileLimit: config.attachmentLimit });
