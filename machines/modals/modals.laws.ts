import { did, type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { modalsMachine } from './modalsMachine.ts';

type Machine = typeof modalsMachine;

export const modalsStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches('none') && same(snapshot.context, { open: [] }) && effects.length === 0;

export const modalsLaws: Laws<Machine> = {
  'a dialog that is shown is on top; one that is open already keeps its place': ({
    before,
    input,
    after,
  }) => {
    const event = sent(input, 'modal.show');
    if (!event) return true;
    const { open } = before.context;
    return same(after.context.open, open.includes(event.id) ? open : [...open, event.id]);
  },
  'a dialog that is hidden leaves the others as they are': ({ before, input, after }) => {
    const event = sent(input, 'modal.hide');
    if (!event) return true;
    return same(
      after.context.open,
      before.context.open.filter((id) => id !== event.id),
    );
  },
  'whatever is asked to be shown is shown, also after the browser has closed it': ({ input, effects }) => {
    const event = sent(input, 'modal.show');
    return same(did(effects, 'show'), event ? [{ id: event.id }] : []);
  },
  'only an open dialog is hidden, once': ({ before, input, effects }) => {
    const event = sent(input, 'modal.hide');
    const isDue = !!event && before.context.open.includes(event.id);
    return same(did(effects, 'hide'), isDue ? [{ id: event.id }] : []);
  },
  'the page is held exactly while a dialog is open': ({ before, after, effects }) => {
    const [wasHeld, isHeld] = [before, after].map(({ context }) => context.open.length > 0);
    return (
      did(effects, 'holdPage').length === (!wasHeld && isHeld ? 1 : 0) &&
      did(effects, 'releasePage').length === (wasHeld && !isHeld ? 1 : 0) &&
      after.matches('some') === isHeld
    );
  },
  'showing and hiding come last, because they move the focus': ({ effects }) =>
    effects.every(({ type }, at) => !/^(show|hide)$/.test(type) || at === effects.length - 1),
};
