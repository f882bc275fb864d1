import { fromPromise } from 'xstate';
import { deskMachine } from '../../machines/desk/deskMachine.ts';
import { type Listed, type Mark, nothingListed } from '../../machines/desk/deskRules.ts';
import type { Asked, MarkAnswer, RowsAnswer } from '../../machines/desk/deskSetup.ts';
import type { DeskRow } from '../../machines/order/orderDocument.ts';
import { awaitEvent, fetchOrder } from '../effects/fetchOrder.ts';
import { deskUrl, known, type ReportLost, unexpected } from './deskRequests.ts';

interface Answer extends Omit<Listed, 'rows'> {
  readonly messages: readonly DeskRow[];
}
const isAnswer = (body: unknown): body is Answer =>
  typeof body === 'object' && body !== null && 'messages' in body && Array.isArray(body.messages);
const listedIn = ({ messages: rows, found, all, spam }: Answer): Listed => ({ rows, found, all, spam });

const listUrl = ({ filters, opened }: Asked): string => {
  const query = Object.entries({ ...filters, opened: opened ?? '' }).filter(([, value]) => value !== '');
  return deskUrl(query.length === 0 ? '' : `?${new URLSearchParams(query)}`);
};

export const desk = (report: ReportLost) =>
  deskMachine.provide({
    actors: {
      lookAtList: fromPromise<RowsAnswer, Asked>(async ({ input, signal }) => {
        const { status, body } = await fetchOrder(listUrl(input), { signal });
        if (status === 401) return { kind: 'signedOut', ...nothingListed };
        if (!isAnswer(body)) throw unexpected(status);
        return { kind: 'rows', ...listedIn(body) };
      }),
      awaitList: fromPromise<Listed, Asked & Listed>(async ({ input, signal }) => {
        const { rows, found, all, spam } = input;
        const had = JSON.stringify({ rows, found, all, spam });
        const isNews = (data: unknown): data is Answer =>
          isAnswer(data) && JSON.stringify(listedIn(data)) !== had;
        return listedIn(await awaitEvent(listUrl(input), isNews, signal));
      }),
      putDone: fromPromise<MarkAnswer, Mark>(async ({ input: { id, done }, signal }) => {
        const body = JSON.stringify({ done });
        const { status } = await fetchOrder(deskUrl(`/${id}/done`), { body, signal });
        return known<MarkAnswer>({ 200: 'kept', 401: 'signedOut', 404: 'gone' }, status);
      }),
    },
    actions: { reportSignedOut: report },
  });
