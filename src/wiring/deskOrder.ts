import { fromPromise } from 'xstate';
import { followedOrderMachine } from '../../machines/followedOrder/followedOrderMachine.ts';
import type { ReadOrder } from '../../machines/followedOrder/followedOrderSetup.ts';
import type { OrderDocument } from '../../machines/order/orderDocument.ts';
import { orderActMachine } from '../../machines/orderAct/orderActMachine.ts';
import type { Answer, Pending, Problem } from '../../machines/orderAct/orderActRules.ts';
import type { Taken } from '../../machines/orderAct/orderActSetup.ts';
import { awaitEvent, fetchOrder } from '../effects/fetchOrder.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';
import { saveFile } from '../effects/saveFile.ts';
import { deskUrl, type ReportLost } from './deskRequests.ts';
import { isOrder, orderIn } from './followedOrder.ts';
import { sentAct, takenFrom } from './orderAct.ts';

/** An order on the desk, followed as in its visitor's page (decision D16). Nobody pastes a link here. */
export const deskOrder = (report: ReportLost) =>
  followedOrderMachine.provide({
    actors: {
      readOrder: fromPromise<OrderDocument | null, ReadOrder>(async ({ input: { id, after }, signal }) => {
        const { status, body } = await fetchOrder(deskUrl(`/${id}`), { after, signal });
        if (status === 401) report();
        return status === 304 ? null : orderIn(status, body);
      }),
      awaitOrder: fromPromise<OrderDocument, ReadOrder>(({ input: { id, after }, signal }) => {
        const isNews = (data: unknown): data is OrderDocument =>
          isOrder(data) && data.events.length > (after ?? -1);
        return awaitEvent(deskUrl(`/${id}`), isNews, signal);
      }),
    },
    actions: { openLink: () => {}, focusLink: () => {} },
  });

const answers: Partial<Record<Answer, string>> = { offer: 'offer-person', close: 'desk-close' };

const problems: Partial<Record<Problem, string>> = { noteMissing: 'order-note', textMissing: 'order-text' };

/** What the owner does about an order. `receive` gets it as it stands after each answer. */
export const deskAct = (id: string, report: ReportLost, receive: (order: OrderDocument) => void) =>
  orderActMachine.provide({
    actors: {
      sendAct: fromPromise<Taken, Pending | null>(async ({ input, signal }) => {
        const { rest, body } = sentAct(input, 'desk-');
        const answer = await fetchOrder(deskUrl(`/${id}${rest}`), { body, signal });
        if (answer.status === 401) report();
        return takenFrom(answer);
      }),
    },
    actions: {
      receive: (_, { order }) => receive(order),
      focusProblem: (_, { problem }) =>
        void (problem === null ? undefined : focusFieldWhenRendered(problems[problem] ?? 'order-file')),
      focusNews: (_, { place }) => void (place === 'turn' ? focusFieldWhenRendered('order-news') : undefined),
      focusAnswer: (_, { answer }) =>
        void focusFieldWhenRendered(answer === null ? 'order-turn' : (answers[answer] ?? 'order-note')),
    },
  });

export const saveDeskFile = (id: string, number: number, name: string): Promise<void> =>
  saveFile(deskUrl(`/${id}/files/${number}`), name);
