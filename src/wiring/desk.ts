import { fromPromise } from 'xstate';
import { deskMachine } from '../../machines/desk/deskMachine.ts';
import type { Mark } from '../../machines/desk/deskRules.ts';
import type { MarkAnswer, RowsAnswer } from '../../machines/desk/deskSetup.ts';
import { deskErasureMachine } from '../../machines/deskErasure/deskErasureMachine.ts';
import { deskSessionMachine } from '../../machines/deskSession/deskSessionMachine.ts';
import type { KeyAnswer, SessionAnswer } from '../../machines/deskSession/deskSessionSetup.ts';
import { config } from '../config.ts';
import { awaitEvent, fetchOrder } from '../effects/fetchOrder.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';
import type { DeskRow } from '../orders/orderDocument.ts';

/** Tells the session's machine that the server no longer knows it. Later, because another machine's action calls it. */
export type ReportLost = () => void;

export const deskUrl = (rest = ''): string => `${config.orderEndpoint}/desk${rest}`;

const unexpected = (status: number): Error => new Error(`The desk answered with status ${status}`);

const known = <Answer>(answers: Readonly<Record<number, Answer>>, status: number): Answer => {
  const answer = answers[status];
  if (answer === undefined) throw unexpected(status);
  return answer;
};

const session = deskUrl('/session');

export const deskSession = deskSessionMachine.provide({
  actors: {
    readSession: fromPromise<SessionAnswer, undefined>(async ({ signal }) => {
      const { status, body } = await fetchOrder(session, { signal });
      const { signedIn } = Object(body) as { readonly signedIn?: unknown };
      return known<SessionAnswer>({ 200: signedIn === true ? 'signedIn' : 'signedOut', 404: 'off' }, status);
    }),
    postKey: fromPromise<KeyAnswer, { key: string }>(async ({ input, signal }) => {
      const { status } = await fetchOrder(session, { body: JSON.stringify(input), signal });
      return known<KeyAnswer>({ 200: 'signedIn', 401: 'refused', 404: 'off', 429: 'limited' }, status);
    }),
    deleteSession: fromPromise<void, { everywhere: boolean }>(async ({ input, signal }) => {
      const url = session + (input.everywhere ? '?all' : '');
      const { status } = await fetchOrder(url, { method: 'DELETE', signal });
      // A session that is unknown has ended already.
      known({ 200: true, 401: true }, status);
    }),
  },
  actions: {
    focusKey: () => void focusFieldWhenRendered('desk-key'),
    focusDesk: () => void focusFieldWhenRendered('desk'),
  },
});

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

/** `leave` goes back to the list. */
export const deskErasure = (id: string, report: ReportLost, leave: () => void) =>
  deskErasureMachine.provide({
    actors: {
      eraseOrder: fromPromise<void, undefined>(async ({ signal }) => {
        const { status } = await fetchOrder(deskUrl(`/${id}`), { method: 'DELETE', signal });
        if (status === 401) report();
        known({ 204: true, 404: true }, status);
      }),
    },
    actions: {
      focusQuestion: () => void focusFieldWhenRendered('desk-erase-question'),
      focusErase: () => void focusFieldWhenRendered('desk-erase'),
      leave,
    },
  });
