import { did, type Laws, type ObservedStep, type StartLaw, same, settled } from '../../tests/paths/index.ts';
import type { requestSubmissionMachine } from './requestSubmissionMachine.ts';

/** What the model's inbox answers. */
const reply = {
  reference: '3f2a91c05d7e4b1290acd3f8e6517b24-1',
  order: { id: '3f2a91c05d7e4b1290acd3f8e6517b24-1', key: 'q3Fz-0aB_8kLmN2pRsT5vw' },
};

type Machine = typeof requestSubmissionMachine;

const isPaused = (input: ObservedStep<Machine>['input']): boolean => settled(input, 'postRequest', 'pauses');
const hasArrived = ({ before, input }: ObservedStep<Machine>): boolean =>
  before.matches({ sending: { post: 'arrived' } }) || settled(input, 'postRequest', 'succeeds');
const hasPaused = ({ before, input }: ObservedStep<Machine>): boolean =>
  before.matches({ sending: { pause: 'over' } }) || (input.kind === 'elapse' && input.delay === 1_000);
const hasFailed = ({ input }: ObservedStep<Machine>): boolean =>
  settled(input, 'postRequest', 'fails') ||
  isPaused(input) ||
  (input.kind === 'elapse' && input.delay === 30_000);

export const requestSubmissionStarts: StartLaw<Machine> = ({ snapshot, input, effects }) =>
  snapshot.matches({ sending: { post: 'underWay', pause: 'running' } }) &&
  same(snapshot.context, { answers: input, reply: {}, pause: 0 }) &&
  same(did(effects, 'start postRequest'), [input]);

export const requestSubmissionLaws: Laws<Machine> = {
  'an attempt posts the answers once': ({ before, after, effects }) =>
    did(effects, 'start postRequest').length === 0 && same(after.context.answers, before.context.answers),
  'what the inbox answered is kept as it is': (step) =>
    same(step.after.context.reply, hasArrived(step) ? reply : {}),
  'a success is told as soon as the request has arrived and 1000 ms have passed, and no sooner': (step) =>
    hasFailed(step) || step.after.matches('sent') === (hasArrived(step) && hasPaused(step)),
  'a failure is told at once, and a lost answer after 30 s': (step) =>
    step.after.matches('failed') === hasFailed(step),
  'the attempt is over once its outcome is known, and says it, or how long to wait': ({ input, after }) =>
    same(
      after.output,
      after.matches('sending')
        ? undefined
        : after.matches('sent')
          ? after.context.reply
          : isPaused(input)
            ? 90
            : 0,
    ) && (after.status === 'done') === !after.matches('sending'),
  'the visitor waits for 1000 ms and for at most 30 s': ({ after, pending }) => {
    const delays = after.matches({ sending: { pause: 'running' } }) ? [1_000, 30_000] : [30_000];
    return same([...pending].sort(), after.matches('sending') ? delays : []);
  },
};
