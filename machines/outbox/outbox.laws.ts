import {
  did,
  type Laws,
  type ObservedStep,
  type StartLaw,
  same,
  sent,
  settled,
} from '../../tests/paths/index.ts';
import type { outboxMachine } from './outboxMachine.ts';

type Machine = typeof outboxMachine;
type Step = ObservedStep<Machine>;
type Snapshot = Step['before'];

const looking = (snapshot: Snapshot): boolean => snapshot.matches({ open: 'looking' });

/** What a look found, the first due first. */
const found = ({ input }: Step): readonly string[] | null => {
  if (settled(input, 'look', 'findsNone')) return [];
  if (settled(input, 'look', 'findsOne')) return ['a-1'];
  return settled(input, 'look', 'findsThree') ? ['b-1', 'a-1', 'c-1'] : null;
};

/** The message whose delivery ended. */
const ended = ({ before, after }: Step): readonly string[] =>
  before.context.underWay.filter((id) => !after.context.underWay.includes(id));

const running = ({ children }: Snapshot): readonly string[] =>
  Object.keys(children).filter((id) => id !== 'look');

export const outboxStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  looking(snapshot) &&
  same(snapshot.context, { atOnce: 2, seen: null, due: [], underWay: [], drainTimeout: 0 }) &&
  same(effects, [{ type: 'start look', params: null }]);

export const outboxLaws: Laws<Machine> = {
  'at most two e-mails are under way at once, each once': ({ after }) => {
    const { underWay } = after.context;
    return underWay.length <= 2 && new Set(underWay).size === underWay.length;
  },
  'all that is due has its turn, in its order, as soon as there is room': (step) => {
    const { before, after } = step;
    const isNew = found(step)?.filter((id) => !before.context.underWay.includes(id));
    const queue = isNew ?? before.context.due;
    const stay = before.context.underWay.filter((id) => !ended(step).includes(id));
    const turns = after.matches('open') ? queue.slice(0, 2 - stay.length) : [];
    return (
      same(after.context.underWay, [...stay, ...turns]) && same(after.context.due, queue.slice(turns.length))
    );
  },
  'what is under way is running, and nothing else': ({ after }) =>
    same(running(after).toSorted(), after.context.underWay.toSorted()),
  'a turn ends with its delivery, and with nothing else': (step) =>
    ended(step).length === (settled(step.input, 'deliver') || settled(step.input, 'deliver 2') ? 1 : 0),
  'the outbox is looked at again a second after a look, once all that is due has had its turn': ({
    before,
    input,
    after,
    effects,
    pending,
  }) => {
    const isPause = after.matches({ open: 'pausing' });
    const isOver = before.matches({ open: 'pausing' }) && input.kind === 'elapse';
    const waits = isOver || before.matches({ open: 'draining' });
    const begins =
      after.matches('open') &&
      ((waits && after.context.due.length === 0) || (input.kind === 'elapse' && !isOver));
    return (
      same(did(effects, 'start look'), begins ? [after.context.seen] : []) &&
      (!isPause || same(pending, [1000])) &&
      (!begins || looking(after)) &&
      (!waits || begins || after.matches({ open: 'draining' }) || !after.matches('open'))
    );
  },
  'a look ends with what it found, or is reported and tried again after a minute': (step) => {
    const { before, input, after, effects, pending } = step;
    const fails = settled(input, 'look', 'fails');
    if (!looking(before) || input.kind !== 'settle' || !settled(input, 'look')) {
      return same(did(effects, 'reportFailure'), []) && same(after.context.seen, before.context.seen);
    }
    return fails
      ? after.matches({ open: 'failing' }) &&
          same(pending, [60_000]) &&
          same(after.context.seen, before.context.seen) &&
          same(did(effects, 'reportFailure'), [{ failure: new Error('The disk is full') }])
      : after.matches({ open: 'pausing' }) &&
          same(
            effects.filter(({ type }) => type === 'reportFailure'),
            [],
          ) &&
          after.context.seen?.at === (settled(input, 'look', 'findsThree') ? 2 : 1);
  },
  'closing starts nothing, and waits for what is under way, at most as long as asked': ({
    before,
    input,
    after,
    pending,
  }) => {
    const isClosing = !!sent(input, 'outbox.close') || !before.matches('open');
    if (!isClosing) return after.matches('open');
    const isOver =
      after.context.underWay.length === 0 || (before.matches('closing') && input.kind === 'elapse');
    return isOver
      ? after.matches('closed')
      : after.matches('closing') && (input.kind !== 'send' || same(pending, [5000]));
  },
};
