import { did, type Laws, type ObservedStep, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { earlyPressMachine } from './earlyPressMachine.ts';

type Machine = typeof earlyPressMachine;
type Step = ObservedStep<Machine>;

const patience = 5_000;

/** An early dialog is on the screen. */
const hasDialog = (snapshot: Step['before']): boolean =>
  snapshot.matches('answered') || snapshot.matches('handedOver') || snapshot.matches('replacing');

const waits = (snapshot: Step['before']): boolean => snapshot.matches('answered') || snapshot.matches('held');

const types = ({ effects }: Step): string[] => effects.map(({ type }) => type);

export const earlyPressStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches('idle') && same(snapshot.context, { pressed: '' }) && same(effects, []);

export const earlyPressLaws: Laws<Machine> = {
  'the first press on an opener is answered by a dialog at once, which is the only one': (step) => {
    const isFirst = step.before.matches('idle') && !!sent(step.input, 'opener.press');
    return (
      did(step.effects, 'showDialog').length === (isFirst ? 1 : 0) &&
      (step.before.matches('answered') || step.after.matches('answered') === isFirst)
    );
  },
  'what is kept is what was pressed last, of all that was not left to the browser': (step) => {
    const { before, input, after } = step;
    const press = sent(input, 'opener.press') ?? sent(input, 'form.press');
    const isKept =
      before.matches('idle') || (before.matches('held') && sent(input, 'form.press') !== undefined);
    return after.context.pressed === (press && isKept ? press.id : before.context.pressed);
  },
  'a form without code is held at its first press, until something becomes of it': ({
    before,
    input,
    after,
  }) => {
    if (before.matches('idle')) return after.matches('held') === !!sent(input, 'form.press');
    const isOver = sent(input, 'form.arrived') ?? sent(input, 'dialog.closed') ?? sent(input, 'code.missing');
    return after.matches('held') === (before.matches('held') && !isOver);
  },
  'an early dialog waits 5 seconds for its page, and no timer outlives it': ({ after, pending }) =>
    same(pending, after.matches('answered') ? [patience] : after.matches('replacing') ? [0] : []),
  'an early dialog is removed when it has served, and only then': (step) => {
    const { before, after, effects } = step;
    const isOver = hasDialog(before) && !hasDialog(after);
    return did(effects, 'removeDialog').length === (isOver ? 1 : 0);
  },
  'a press is repeated once: when its code is there, or when the browser shall follow it': (step) => {
    const { before, input, after } = step;
    const isThere =
      (before.matches('handedOver') && !!sent(input, 'code.loaded')) ||
      (before.matches('held') && !!sent(input, 'form.arrived'));
    const isGivenUp = waits(before) && after.matches('native');
    return did(step.effects, 'repeatPress').length === (isThere || isGivenUp ? 1 : 0);
  },
  'what opens at the second press covers the early dialog before that is removed': ({
    before,
    input,
    after,
  }) =>
    after.matches('replacing') === (before.matches('handedOver') && !!sent(input, 'code.loaded')) ||
    (before.matches('replacing') && input.kind === 'send'),
  'an early dialog is removed before the browser follows the press': (step) =>
    !(step.before.matches('answered') && step.after.matches('native')) ||
    same(types(step), ['removeDialog', 'repeatPress']),
  'closing the dialog drops the press': ({ before, input, after }) =>
    !(sent(input, 'dialog.closed') && (waits(before) || before.matches('handedOver'))) ||
    after.matches('idle'),
  'a page that arrives takes over the press, and drops it if it is left': ({ before, input, after }) => {
    const arrives = before.matches('answered') && !!sent(input, 'page.arrived');
    const stays =
      before.matches('handedOver') &&
      !(sent(input, 'page.left') ?? sent(input, 'dialog.closed') ?? sent(input, 'code.loaded'));
    return (
      after.matches('handedOver') === (arrives || stays) &&
      (!(before.matches('handedOver') && sent(input, 'page.left')) || after.matches('idle'))
    );
  },
  'presses are the browser’s own once no code comes or the patience is over, and not before': ({
    before,
    input,
    after,
  }) => {
    const isGivenUp =
      (waits(before) || before.matches('idle')) &&
      (!!sent(input, 'code.missing') || (before.matches('answered') && input.kind === 'elapse'));
    return after.matches('native') === (isGivenUp || before.matches('native'));
  },
  'after that, nothing is kept, shown or repeated': ({ before, effects }) =>
    !before.matches('native') || effects.length === 0,
};
