import { fromPromise } from 'xstate';
import { deskMachine } from '../../machines/desk/deskMachine.ts';
import type { Mark } from '../../machines/desk/deskRules.ts';
import type { MarkAnswer, RowsAnswer } from '../../machines/desk/deskSetup.ts';
import type { DeskRow } from '../../machines/order/orderDocument.ts';
import { awaitEvent, fetchOrder } from '../effects/fetchOrder.ts';
import { deskUrl, known, type ReportLost, unexpected } from './deskRequests.ts';

interface Rows {
  readonly messages: readonly DeskRow[];
}
const isRows = (body: unknown): body is Rows =>
  typeof body === 'object' && body !== null && 'messages' in body && Array.isArray(body.messages);

export const desk = (report: ReportLost) =>
  deskMachine.provide({
    actors: {
      lookAtList: fromPromise<RowsAnswer, undefined>(async ({ signal }) => {
        const { status, body } = await fetchOrder(deskUrl(), { signal });
        if (status === 401) return { kind: 'signedOut', rows: [] };
        if (!isRows(body)) throw unexpected(status);
        return { kind: 'rows', rows: body.messages };
      }),
      awaitList: fromPromise<readonly DeskRow[], { rows: readonly DeskRow[] }>(
        async ({ input: { rows }, signal }) => {
          const had = JSON.stringify(rows);
          const isNews = (data: unknown): data is Rows =>
            isRows(data) && JSON.stringify(data.messages) !== had;
          return (await awaitEvent(deskUrl(), isNews, signal)).messages;
        },
      ),
      putDone: fromPromise<MarkAnswer, Mark>(async ({ input: { id, done }, signal }) => {
        const body = JSON.stringify({ done });
        const { status } = await fetchOrder(deskUrl(`/${id}/done`), { body, signal });
        return known<MarkAnswer>({ 200: 'kept', 401: 'signedOut', 404: 'gone' }, status);
      }),
    },
    actions: { reportSignedOut: report },
  });
