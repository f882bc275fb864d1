import { fromPromise } from 'xstate';
import { followedOrderMachine } from '../../machines/followedOrder/followedOrderMachine.ts';
import { UnknownOrder } from '../../machines/followedOrder/followedOrderRules.ts';
import type { ReadOrder } from '../../machines/followedOrder/followedOrderSetup.ts';
import type { OrderDocument } from '../../machines/order/orderDocument.ts';
import { config } from '../config.ts';
import { awaitEvent, fetchOrder } from '../effects/fetchOrder.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';
import { saveFile } from '../effects/saveFile.ts';

export const orderUrl = (id: string, rest = ''): string =>
  `${config.orderEndpoint}/${encodeURIComponent(id)}${rest}`;

export const isOrder = (body: unknown): body is OrderDocument =>
  typeof body === 'object' && body !== null && 'events' in body && Array.isArray(body.events);

export const orderIn = (status: number, body: unknown): OrderDocument => {
  if (status === 404) throw new UnknownOrder();
  if (!isOrder(body)) throw new Error(`The order was answered with status ${status}`);
  return body;
};

export const followedOrder = (fieldId: string, openLink: () => void) =>
  followedOrderMachine.provide({
    actors: {
      readOrder: fromPromise<OrderDocument | null, ReadOrder>(async ({ input: { id, after }, signal }) => {
        const { status, body } = await fetchOrder(orderUrl(id), { after, signal });
        return status === 304 ? null : orderIn(status, body);
      }),
      awaitOrder: fromPromise<OrderDocument, ReadOrder>(({ input: { id, after }, signal }) => {
        const isNews = (data: unknown): data is OrderDocument =>
          isOrder(data) && data.events.length > (after ?? -1);
        return awaitEvent(orderUrl(id), isNews, signal);
      }),
    },
    actions: { openLink, focusLink: () => void focusFieldWhenRendered(fieldId) },
  });

export const saveOrderFile = (id: string, number: number, name: string): Promise<void> =>
  saveFile(orderUrl(id, `/files/${number}`), name);
