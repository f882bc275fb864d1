import { did, type Laws, type ObservedStep, type StartLaw, same, settled } from '../../tests/paths/index.ts';
import type { deliveryMachine } from './deliveryMachine.ts';

type Machine = typeof deliveryMachine;
type Step = ObservedStep<Machine>;
type Snapshot = Step['before'];

const minutes = 60_000;

/** The pauses after the first failures, in minutes; 4 hours after every further one. */
const growing = [1, 2, 4, 8, 16, 32, 64, 128];
const pauseAfterFailure = (attempts: number): number => (growing[attempts - 1] ?? 240) * minutes;

const results = { delivering: 'delivered', postponing: 'postponed', givingUp: 'givenUp' } as const;
const modes = ['delivering', 'postponing', 'givingUp'] as const;
const modeOf = (snapshot: Snapshot) => modes.find((mode) => snapshot.matches(mode));
const isIn = (snapshot: Snapshot, inner: 'recording' | 'pausing'): boolean =>
  modes.some((mode) => snapshot.matches({ [mode]: inner } as Parameters<Snapshot['matches']>[0]));

const isOver = ({ before, input }: Step): boolean => before.matches('sending') && input.kind === 'elapse';
const isAccepted = ({ input }: Step): boolean =>
  settled(input, 'send', 'isAccepted') || settled(input, 'send', 'isAcceptedInPart');
const isDeferred = (step: Step): boolean =>
  settled(step.input, 'send', 'isDeferred') || settled(step.input, 'send', 'fails') || isOver(step);
const isLast = ({ before }: Step): boolean => before.context.attempts >= 38;
const begins = (step: Step, mode: (typeof modes)[number]): boolean =>
  step.after.matches(mode) && !step.before.matches(mode);

/** The reason that an attempt's end should leave. */
const expectedReason = (step: Step): string | null => {
  const { before, input } = step;
  if (settled(input, 'send', 'isAccepted')) return null;
  if (settled(input, 'send', 'isAcceptedInPart')) return '550 no b@example.com here';
  if (settled(input, 'send', 'isRefused')) return '550 no such user';
  if (settled(input, 'send', 'isDeferred')) return '451 try later';
  if (settled(input, 'send', 'fails')) return 'The attempt broke off';
  return isOver(step) ? 'No result within 15 minutes' : before.context.reason;
};

const since = '2026-11-22T10:00:00.000Z';
const counted = { isNew: 0, isOld: 30, isAlmostGivenUp: 37 };

export const deliveryStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches('reading') &&
  same(snapshot.context, { id: 'a-1', attempts: 0, since: '', wait: 0, reason: null }) &&
  same(effects, [{ type: 'start read', params: 'a-1' }]);

export const deliveryLaws: Laws<Machine> = {
  'an attempt starts when the e-mail is due, and never otherwise': ({ input, after, effects }) => {
    const isDue = Object.keys(counted).some((name) => settled(input, 'read', name));
    return same(did(effects, 'start send'), isDue ? ['a-1'] : []) && (!isDue || after.matches('sending'));
  },
  'what is not due is left as it is': ({ input, after, effects }) =>
    after.matches('passed') ===
      (settled(input, 'read', 'isNotDue') ||
        (input.kind === 'elapse' && input.event.type.includes('unreadable'))) &&
    (!after.matches('passed') || same(effects, [{ type: 'endTurn', params: { id: 'a-1' } }])),
  'what cannot be read is reported, and left alone for a minute': ({ input, after, effects, pending }) =>
    after.matches('unreadable') === settled(input, 'read', 'fails') &&
    (!after.matches('unreadable') ||
      (same(pending, [minutes]) &&
        same(did(effects, 'reportFailure'), [{ failure: new Error('The disk is full') }]))),
  'an attempt ends by its result or after 15 minutes': ({ before, after, pending }) =>
    after.matches('sending') ? same(pending, [15 * minutes]) && !before.matches('sending') : true,
  'every attempt is counted, with those before': ({ before, input, after }) => {
    const name = (Object.keys(counted) as (keyof typeof counted)[]).find((each) =>
      settled(input, 'read', each),
    );
    const { attempts, since: was } = before.context;
    return name === undefined
      ? same([after.context.attempts, after.context.since], [attempts, was])
      : same([after.context.attempts, after.context.since], [counted[name] + 1, since]);
  },
  'an accepted message is delivered, whether or not that can be recorded': (step) =>
    begins(step, 'delivering') === isAccepted(step),
  'a refusal for good, or the 38th failure, gives up, and nothing else does': (step) =>
    begins(step, 'givingUp') ===
    (settled(step.input, 'send', 'isRefused') || (isDeferred(step) && isLast(step))),
  'any other failure is tried again, after 1 minute, then twice as long, at most 4 hours': (step) =>
    begins(step, 'postponing') === (isDeferred(step) && !isLast(step)) &&
    step.after.context.wait ===
      (begins(step, 'postponing')
        ? pauseAfterFailure(step.after.context.attempts)
        : step.before.context.wait),
  'how an attempt ended is written down, again every minute until that works': ({
    before,
    input,
    after,
    effects,
    pending,
  }) => {
    const mode = modeOf(after);
    const starts = isIn(after, 'recording') && !isIn(before, 'recording');
    const record = mode && { ...after.context, result: results[mode] };
    const isPause = settled(input, 'record', 'fails');
    return (
      same(did(effects, 'start record'), starts ? [record] : []) &&
      isIn(after, 'pausing') === isPause &&
      (!isPause || (mode === modeOf(before) && same(pending, [minutes]))) &&
      (!isIn(before, 'pausing') || (starts && mode === modeOf(before)))
    );
  },
  'it ends once that is written down, and is reported then': ({ before, input, after, effects }) => {
    const mode = modeOf(before);
    const result = mode && settled(input, 'record', 'works') ? results[mode] : undefined;
    return (
      after.hasTag('ended') === (result !== undefined || after.matches('passed')) &&
      (result === undefined || after.matches(result)) &&
      same(did(effects, 'report'), result === undefined ? [] : [{ result }])
    );
  },
  'the turn ends with it': ({ before, after, effects }) =>
    same(did(effects, 'endTurn'), after.hasTag('ended') && !before.hasTag('ended') ? [{ id: 'a-1' }] : []),
  'every failure of the disk is reported': ({ input, effects }) =>
    same(
      did(effects, 'reportFailure'),
      settled(input, 'read', 'fails') || settled(input, 'record', 'fails')
        ? [{ failure: new Error('The disk is full') }]
        : [],
    ),
  'the reason is the attempt’s': (step) => step.after.context.reason === expectedReason(step),
};
