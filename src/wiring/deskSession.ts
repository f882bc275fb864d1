import { fromPromise } from 'xstate';
import { deskSessionMachine } from '../../machines/deskSession/deskSessionMachine.ts';
import type { KeyAnswer, SessionAnswer } from '../../machines/deskSession/deskSessionSetup.ts';
import { fetchOrder } from '../effects/fetchOrder.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';
import { deskUrl, known } from './deskRequests.ts';

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
      known({ 200: true, 401: true }, status);
    }),
  },
  actions: {
    focusKey: () => void focusFieldWhenRendered('desk-key'),
    focusDesk: () => void focusFieldWhenRendered('desk'),
  },
});
