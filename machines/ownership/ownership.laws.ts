import {
  did,
  type Laws,
  type ObservedStep,
  type StartLaw,
  same,
  sent,
  settled,
} from '../../tests/paths/index.ts';
import type { ownershipMachine } from './ownershipMachine.ts';

type Machine = typeof ownershipMachine;
type Snapshot = ObservedStep<Machine>['before'];

const isOwner = (snapshot: Snapshot): boolean => snapshot.matches('owning');
const isFailing = (snapshot: Snapshot): boolean =>
  snapshot.matches('failing') || snapshot.matches({ owning: 'failing' });

export const ownershipStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches('claiming') &&
  same(snapshot.context, { atOnce: 4, claim: null }) &&
  same(effects, [{ type: 'start claim', params: null }]);

export const ownershipLaws: Laws<Machine> = {
  'who holds the outbox delivers, and nobody else': ({ before, input, after, effects }) => {
    const { claim } = after.context;
    if (after.matches('closed')) return true;
    return (
      isOwner(after) ===
        (settled(input, 'claim', 'isHeld') || (isOwner(before) && !settled(input, 'claim', 'isRefused'))) &&
      claim === (isOwner(after) ? 3 : null) &&
      same(did(effects, 'start outbox'), isOwner(after) && !isOwner(before) ? [{ atOnce: 4 }] : [])
    );
  },
  'the owner gives a sign of life every second, and the others ask as often': ({
    before,
    input,
    after,
    effects,
    pending,
  }) => {
    const isPause = after.matches('standingBy') || after.matches({ owning: 'pausing' });
    return (
      (!isPause || same(pending, [1000])) &&
      (!isFailing(after) || same(pending, [20_000])) &&
      same(did(effects, 'start claim'), input.kind === 'elapse' ? [before.context.claim] : [])
    );
  },
  'a claim ends the same for the owner and for the others': ({ before, input, after }) => {
    if (settled(input, 'claim', 'isHeld')) return after.matches({ owning: 'pausing' });
    if (settled(input, 'claim', 'isRefused')) return after.matches('standingBy');
    return !settled(input, 'claim', 'fails') || (isFailing(after) && isOwner(after) === isOwner(before));
  },
  'a failure of the disk is reported': ({ input, effects }) =>
    same(
      did(effects, 'reportFailure'),
      settled(input, 'claim', 'fails') ? [{ failure: new Error('The disk is full') }] : [],
    ),
  'closing is for the outbox to do, if there is one': ({ before, input, after, effects }) => {
    const event = sent(input, 'outbox.close');
    return (
      same(did(effects, 'send to outbox'), event && isOwner(before) ? [event] : []) &&
      after.matches('closed') ===
        (before.matches('closed') || (!!event && !isOwner(before)) || settled(input, 'outbox', 'closes'))
    );
  },
  'what is closed is released, once': ({ before, after, effects }) =>
    same(
      did(effects, 'release'),
      after.matches('closed') && !before.matches('closed') ? [{ claim: before.context.claim }] : [],
    ),
};
