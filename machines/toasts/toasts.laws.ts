import { type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { toastsMachine } from './toastsMachine.ts';

type Machine = typeof toastsMachine;

export const toastsStarts: StartLaw<Machine> = ({ snapshot }) =>
  snapshot.matches('empty') && same(snapshot.context, { toasts: [], left: [], nextId: 1 });

export const toastsLaws: Laws<Machine> = {
  'a new notice is shown last, with a new id': ({ before, input, after }) => {
    const event = sent(input, 'toast.show');
    return !event || same(after.context.toasts.at(-1), { ...event.toast, id: before.context.nextId });
  },
  'no two notices have the same id': ({ before, input, after }) =>
    after.context.nextId === before.context.nextId + (sent(input, 'toast.show') ? 1 : 0),
  'a notice with the same title replaces the earlier one, and others stay': ({ before, input, after }) => {
    const event = sent(input, 'toast.show');
    return (
      !event ||
      same(
        after.context.toasts.slice(0, -1),
        before.context.toasts.filter(({ title }) => title !== event.toast.title),
      )
    );
  },
  'closing a notice removes only that one': ({ before, input, after }) => {
    const event = sent(input, 'toast.closed');
    return (
      !event ||
      same(
        after.context.toasts,
        before.context.toasts.filter(({ id }) => id !== event.id),
      )
    );
  },
  'what is gone from the region was the last to leave it, and the three that left last can fade': ({
    before,
    after,
  }) => {
    const gone = before.context.toasts.filter(({ id }) =>
      after.context.toasts.every((each) => each.id !== id),
    );
    return same(after.context.left, [...before.context.left, ...gone].slice(-3));
  },
  'the region is empty exactly while there are no notices': ({ after }) =>
    after.matches('empty') === (after.context.toasts.length === 0),
};
