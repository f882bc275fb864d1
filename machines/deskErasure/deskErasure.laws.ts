import { did, type Laws, type StartLaw, same, sent, settled } from '../../tests/paths/index.ts';
import type { deskErasureMachine } from './deskErasureMachine.ts';

type Machine = typeof deskErasureMachine;

export const deskErasureStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches('idle') && effects.length === 0;

export const deskErasureLaws: Laws<Machine> = {
  'nothing is erased without an answer to the question, and then once': ({
    before,
    input,
    after,
    effects,
  }) => {
    const isConfirmed = before.matches('asking') && !!sent(input, 'erasure.confirm');
    return (
      did(effects, 'start eraseOrder').length === (isConfirmed ? 1 : 0) &&
      (!isConfirmed || after.matches('erasing'))
    );
  },
  'the question is asked where the owner looks, and can be taken back': ({
    before,
    input,
    after,
    effects,
  }) => {
    const asks = before.matches('idle') && !!sent(input, 'erasure.ask');
    const cancels = before.matches('asking') && !!sent(input, 'erasure.cancel');
    const fails = before.matches('erasing') && after.matches('asking');
    return (
      did(effects, 'focusQuestion').length === (asks || fails ? 1 : 0) &&
      did(effects, 'focusErase').length === (cancels ? 1 : 0) &&
      (!asks || after.matches({ asking: 'quiet' })) &&
      (!cancels || after.matches('idle'))
    );
  },
  'who waits is shown so, for 30 s': ({ after, pending }) =>
    after.hasTag('busy') === after.matches('erasing') &&
    same([...pending], after.hasTag('busy') ? [30_000] : []),
  'the end is told: the page is left once it is erased, a failure is said and can be tried again': ({
    before,
    input,
    after,
    effects,
  }) => {
    const isErased = settled(input, 'eraseOrder', 'succeeds');
    if (did(effects, 'leave').length !== (isErased ? 1 : 0)) return false;
    if (!before.matches('erasing') || input.kind === 'send')
      return after.matches('erased') === before.matches('erased');
    return isErased ? after.matches('erased') : after.matches({ asking: 'failed' });
  },
  'while it is erased, nothing else begins': ({ before, input, refused }) =>
    !(before.matches('erasing') || before.matches('erased')) || input.kind !== 'send' || refused,
};
