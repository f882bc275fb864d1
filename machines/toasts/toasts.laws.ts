import { type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { toastsMachine } from './toastsMachine.ts';

type Machine = typeof toastsMachine;

export const toastsStarts: StartLaw<Machine> = ({ snapshot }) =>
  snapshot.matches('empty') && same(snapshot.context, { toasts: [], nextId: 1 });

export const toastsLaws: Laws<Machine> = {
  'what is said is shown last, under a new id': ({ before, input, after }) => {
    const event = sent(input, 'toast.show');
    return !event || same(after.context.toasts.at(-1), { ...event.toast, id: before.context.nextId });
  },
  'an id is never given twice': ({ before, input, after }) =>
    after.context.nextId === before.context.nextId + (sent(input, 'toast.show') ? 1 : 0),
  'saying the same again replaces the notice; others stay': ({ before, input, after }) => {
    const event = sent(input, 'toast.show');
    return (
      !event ||
      same(
        after.context.toasts.slice(0, -1),
        before.context.toasts.filter(({ title }) => title !== event.toast.title),
      )
    );
  },
  'closing removes that notice alone': ({ before, input, after }) => {
    const event = sent(input, 'toast.closed');
    return (
      !event ||
      same(
        after.context.toasts,
        before.context.toasts.filter(({ id }) => id !== event.id),
      )
    );
  },
  'it is empty exactly while there is nothing to show': ({ after }) =>
    after.matches('empty') === (after.context.toasts.length === 0),
};
