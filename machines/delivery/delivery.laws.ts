import {
  did,
  type Laws,
  type ObservedStep,
  type StartLaw,
  same,
  sent,
  settled,
} from '../../tests/paths/index.ts';
import type { deliveryMachine } from './deliveryMachine.ts';

type Machine = typeof deliveryMachine;
type Step = ObservedStep<Machine>;

const minutes = 60_000;

/** The pauses after the first failures, in minutes; 4 hours after every further one. */
const growing = [1, 2, 4, 8, 16, 32, 64, 128];
const pauseAfterFailure = (attempts: number): number => (growing[attempts - 1] ?? 240) * minutes;

const isRecording = (snapshot: Step['before']): boolean =>
  snapshot.matches({ delivering: 'recording' }) || snapshot.matches({ givingUp: 'recording' });
const isRecordPause = (snapshot: Step['before']): boolean =>
  snapshot.matches({ delivering: 'pausing' }) || snapshot.matches({ givingUp: 'pausing' });
const isSettling = (snapshot: Step['before']): boolean => isRecording(snapshot) || isRecordPause(snapshot);

const isDeferred = ({ before, input }: Step): boolean =>
  settled(input, 'send', 'isDeferred') ||
  settled(input, 'send', 'fails') ||
  (before.matches('sending') && input.kind === 'elapse');

/** The reason that an attempt's end should leave. */
const expectedReason = ({ before, input }: Step): string | null => {
  if (settled(input, 'send', 'isAccepted')) return null;
  if (settled(input, 'send', 'isAcceptedInPart')) return '550 no b@example.com here';
  if (settled(input, 'send', 'isRefused')) return '550 no such user';
  if (settled(input, 'send', 'isDeferred')) return '451 try later';
  if (settled(input, 'send', 'fails')) return 'The attempt broke off';
  if (before.matches('sending') && input.kind === 'elapse') return 'No result within 15 minutes';
  return before.context.reason;
};

export const deliveryStarts: StartLaw<Machine> = ({ snapshot, input, effects }) =>
  snapshot.matches(input?.wait === 0 ? 'due' : 'waiting') &&
  same(snapshot.context, { ...input, reason: null }) &&
  same(effects, []);

export const deliveryLaws: Laws<Machine> = {
  'an attempt starts when the message is due and its turn comes, and never otherwise': ({
    before,
    input,
    after,
    effects,
  }) => {
    const isTurn = before.matches('due') && !!sent(input, 'turn.came');
    return did(effects, 'start send').length === (isTurn ? 1 : 0) && (!isTurn || after.matches('sending'));
  },
  'at most one attempt is under way': ({ before, input, effects }) =>
    !before.matches('sending') || input.kind !== 'send' || effects.length === 0,
  'an attempt ends by its result or after 15 minutes': ({ before, input, after, pending }) =>
    (before.matches('sending') && input.kind !== 'send' ? !after.matches('sending') : true) &&
    (!after.matches('sending') || same(pending, [15 * minutes])),
  'every attempt is counted, and only attempts': ({ before, input, after, effects }) => {
    const isBroughtForward = before.matches('waiting') && !!sent(input, 'delivery.retry');
    const count = isBroughtForward ? 0 : before.context.attempts + did(effects, 'start send').length;
    return after.context.attempts === count;
  },
  'an accepted message is never sent again': ({ before, input, after }) => {
    const isAccepted =
      settled(input, 'send', 'isAccepted') ||
      settled(input, 'send', 'isAcceptedInPart') ||
      before.matches('delivering');
    return isAccepted
      ? after.matches('delivering') || after.matches('delivered')
      : !after.matches('delivering') && (!after.matches('delivered') || before.matches('delivered'));
  },
  'a refusal for good, or the 38th failure, gives up, and nothing else does': (step) => {
    const { before, input, after } = step;
    const gaveUp = settled(input, 'send', 'isRefused') || (isDeferred(step) && before.context.attempts >= 38);
    return gaveUp ? after.matches('givingUp') : !after.matches('givingUp') || before.matches('givingUp');
  },
  'any other failure is tried again': (step) =>
    !(isDeferred(step) && step.before.context.attempts < 38) || step.after.matches('postponing'),
  'the pause after a failure is 1 minute, doubles, and is never longer than 4 hours': ({ after, pending }) =>
    after.matches('waiting')
      ? same(pending, [after.context.wait]) &&
        after.context.wait > 0 &&
        after.context.wait <= pauseAfterFailure(after.context.attempts)
      : !after.matches('postponing') || after.context.wait === pauseAfterFailure(after.context.attempts),
  'a pause that was written down, or could not be, begins': ({ before, input, after }) =>
    !settled(input, 'postpone') ||
    (after.matches('waiting') && same(after.context.wait, before.context.wait)),
  'a message is due when its pause ends or somebody asks, and not before': ({ before, input, after }) =>
    before.matches('waiting')
      ? input.kind === 'elapse' || sent(input, 'delivery.retry')
        ? after.matches('due')
        : after.matches('waiting')
      : !after.matches('due') || before.matches('due'),
  'a message whose attempt fails is written down with its next attempt': ({ before, after, effects }) =>
    same(
      did(effects, 'start postpone'),
      after.matches('postponing') && !before.matches('postponing') ? [after.context] : [],
    ),
  'what became of a message is written down, again every minute until that works': ({
    before,
    input,
    after,
    effects,
    pending,
  }) => {
    const state = after.matches('delivering') ? 'delivered' : 'givenUp';
    const begins = isRecording(after) && !isRecording(before);
    const isPause = settled(input, 'record', 'fails') || (isRecordPause(before) && input.kind !== 'elapse');
    return (
      same(did(effects, 'start record'), begins ? [{ state, ...after.context }] : []) &&
      isRecordPause(after) === isPause &&
      (!isSettling(after) || same(pending, isPause ? [minutes] : []))
    );
  },
  'a message is delivered or given up once that is written down': ({ before, input, after }) => {
    const isWritten = settled(input, 'record', 'works');
    if (before.matches('delivering')) return after.matches('delivered') === isWritten;
    if (before.matches('givingUp')) return after.matches('givenUp') === isWritten;
    return !after.matches('delivered') && !after.matches('givenUp');
  },
  'every delay, delivery and loss is reported, once': ({ before, after, effects }) => {
    const news = after.matches('postponing')
      ? 'postponed'
      : after.matches('delivered')
        ? 'delivered'
        : after.matches('givenUp')
          ? 'givenUp'
          : null;
    const isNews = news !== null && !same(before.value, after.value);
    return same(did(effects, 'report'), isNews ? [{ news }] : []);
  },
  'the reason is the last attempt’s': (step) => step.after.context.reason === expectedReason(step),
  'nothing is forgotten: it ends as delivered or given up': ({ after }) =>
    (after.status === 'done') === (after.matches('delivered') || after.matches('givenUp')),
};
