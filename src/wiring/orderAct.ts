import { fromPromise } from 'xstate';
import { orderActMachine } from '../../machines/orderAct/orderActMachine.ts';
import { keyOf, type Pending } from '../../machines/orderAct/orderActRules.ts';
import type { Taken } from '../../machines/orderAct/orderActSetup.ts';
import { config } from '../config.ts';
import { fetchOrder } from '../effects/fetchOrder.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';
import type { OrderDocument } from '../orders/orderDocument.ts';
import { orderIn, orderUrl } from './followedOrder.ts';

const bodyOf = (pending: Pending): string | FormData => {
  const key = keyOf(pending);
  if (!('file' in pending)) return JSON.stringify({ key, act: pending.act });
  const form = new FormData();
  form.append('key', key);
  form.append('attachment', pending.file as File);
  return form;
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
        if (!input) throw new Error('There is nothing to send');
        const url = orderUrl(id, 'file' in input ? '/files' : '/events');
        const { status, body } = await fetchOrder(url, { body: bodyOf(input), signal });
        const isTaken = status === 200;
        const order = status === 409 ? (body as { readonly order?: unknown } | null)?.order : body;
        return { isTaken, order: orderIn(status, order) };
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
