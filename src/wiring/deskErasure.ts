import { fromPromise } from 'xstate';
import { deskErasureMachine } from '../../machines/deskErasure/deskErasureMachine.ts';
import { fetchOrder } from '../effects/fetchOrder.ts';
import { focusFieldWhenRendered } from '../effects/focusFieldWhenRendered.ts';
import { deskUrl, known, type ReportLost } from './deskRequests.ts';

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
