import {
  did,
  type Laws,
  type ObservedStep,
  type StartLaw,
  same,
  sent,
  settled,
} from '../../tests/paths/index.ts';
import type { resourceMachine } from './resourceMachine.ts';

type Machine = typeof resourceMachine;
type Snapshot = ObservedStep<Machine>['before'];

const is = (snapshot: Snapshot, content: 'idle' | 'loading' | 'waiting' | 'ready' | 'failed'): boolean =>
  snapshot.matches({ cached: { content } });
const contentOf = ({ value }: Snapshot) => (value === 'evicted' ? null : value.cached.content);
const isEvicted = (snapshot: Snapshot): boolean => snapshot.matches('evicted');

const minutes = 60_000;

export const resourceStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches({ cached: { content: 'idle', use: 'unused' } }) &&
  same(snapshot.context, { users: 0, retries: 0, error: null, value: undefined }) &&
  same(effects, []);

export const resourceLaws: Laws<Machine> = {
  'everyone who wants it is counted, once': ({ before, input, after }) => {
    const change = sent(input, 'resource.acquire') ? 1 : sent(input, 'resource.release') ? -1 : 0;
    return after.context.users === Math.max(0, before.context.users + change);
  },
  'it is loaded as soon as it is wanted, and not twice at a time': ({ before, input, after, effects }) => {
    if (!sent(input, 'resource.acquire')) return true;
    const isAsked = is(before, 'idle') || is(before, 'failed');
    return (
      did(effects, 'start load').length === (isAsked ? 1 : 0) &&
      (isAsked ? is(after, 'loading') : contentOf(after) === contentOf(before))
    );
  },
  'nothing but who asks, or a pause that is over, starts a load': ({ before, input, effects }) =>
    did(effects, 'start load').length === 0 ||
    (input.kind === 'elapse'
      ? is(before, 'waiting')
      : !!sent(input, 'resource.acquire') || (!!sent(input, 'resource.retry') && is(before, 'failed'))),
  'what came is kept as it came': ({ before, input, after }) =>
    settled(input, 'load', 'loads')
      ? is(after, 'ready') && after.context.value === 'the article' && after.context.error === null
      : same(after.context.value, before.context.value),
  'what is there stays there': ({ before, after }) =>
    !is(before, 'ready') || isEvicted(after) || is(after, 'ready'),
  'what did not come is tried three times more, then given up; for nobody it is not': ({
    before,
    input,
    after,
  }) => {
    if (!settled(input, 'load', 'fails')) return true;
    const { users, retries } = before.context;
    if (users === 0) return is(after, 'idle') && after.context.retries === 0;
    if (retries < 3) return is(after, 'waiting') && after.context.retries === retries + 1;
    return is(after, 'failed');
  },
  'the pause before a retry is 1 s, then 2 s, then 4 s': ({ after, pending }) => {
    const pauses = pending.filter((delay) => delay !== 5 * minutes);
    const expected = [1_000, 2_000, 4_000][after.context.retries - 1];
    return same(pauses, is(after, 'waiting') ? [expected] : []);
  },
  'when the pause is over, it is tried again': ({ before, input, after }) =>
    input.kind !== 'elapse' || input.delay === 5 * minutes || (is(before, 'waiting') && is(after, 'loading')),
  'a pause that nobody waits for is not waited out': ({ before, input, after }) =>
    !(is(before, 'waiting') && sent(input, 'resource.release')) ||
    (before.context.users === 1
      ? is(after, 'idle') && after.context.retries === 0
      : is(after, 'waiting') && after.context.retries === before.context.retries),
  'who asks after a failure gets all retries anew': ({ before, input, after }) =>
    input.kind !== 'send' ||
    input.event.type === 'resource.release' ||
    !is(before, 'failed') ||
    (is(after, 'loading') && after.context.retries === 0),
  'a retry asked for elsewhere changes nothing': ({ before, input, refused }) =>
    !sent(input, 'resource.retry') || is(before, 'failed') || refused,
  'retries are counted while it is tried, and by nothing else': ({ before, input, after }) =>
    after.context.retries === before.context.retries ||
    after.context.retries === 0 ||
    settled(input, 'load', 'fails'),
  'a failure is known from the last try until it comes or somebody new asks': ({ before, input, after }) => {
    const { error } = after.context;
    if (is(after, 'failed')) return error instanceof Error && error.message === 'It answered 404';
    const isAskedAnew = !!sent(input, 'resource.acquire') && (is(before, 'idle') || is(before, 'failed'));
    if (isAskedAnew || settled(input, 'load', 'loads')) return error === null;
    return same(error, before.context.error);
  },
  'it is kept for 5 minutes after its last user left, and for as long as it has one': ({ after, pending }) =>
    isEvicted(after) ||
    same(
      pending.filter((delay) => delay === 5 * minutes),
      after.context.users === 0 ? [5 * minutes] : [],
    ),
  'unused for 5 minutes it is dropped, and by nothing else': ({ before, input, after }) =>
    isEvicted(after) ===
    (input.kind === 'elapse' && input.delay === 5 * minutes && before.context.users === 0),
  'it is used as long as somebody wants it': ({ after }) =>
    isEvicted(after) || after.matches({ cached: { use: after.context.users > 0 ? 'used' : 'unused' } }),
};
