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
  'each user is counted once': ({ before, input, after }) => {
    const change = sent(input, 'resource.acquire') ? 1 : sent(input, 'resource.release') ? -1 : 0;
    return after.context.users === Math.max(0, before.context.users + change);
  },
  'a resource loads as soon as it is acquired, and only once at a time': ({
    before,
    input,
    after,
    effects,
  }) => {
    if (!sent(input, 'resource.acquire')) return true;
    const isAsked = is(before, 'idle') || is(before, 'failed');
    return (
      did(effects, 'start load').length === (isAsked ? 1 : 0) &&
      (isAsked ? is(after, 'loading') : contentOf(after) === contentOf(before))
    );
  },
  'only a user or the end of a pause starts a load': ({ before, input, effects }) =>
    did(effects, 'start load').length === 0 ||
    (input.kind === 'elapse'
      ? is(before, 'waiting')
      : !!sent(input, 'resource.acquire') || (!!sent(input, 'resource.retry') && is(before, 'failed'))),
  'the loaded value is stored unchanged': ({ before, input, after }) =>
    settled(input, 'load', 'loads')
      ? is(after, 'ready') && after.context.value === 'the article' && after.context.error === null
      : same(after.context.value, before.context.value),
  'a loaded resource stays loaded until it is evicted': ({ before, after }) =>
    !is(before, 'ready') || isEvicted(after) || is(after, 'ready'),
  'a load that would fail again is not retried': ({ before, input, after }) =>
    !settled(input, 'load', 'ends') ||
    (before.context.users === 0
      ? is(after, 'idle') && after.context.retries === 0
      : is(after, 'failed') && same(after.context.retries, before.context.retries)),
  'a load that takes 35 s is given up, and not retried': ({ before, input, after }) =>
    !is(before, 'loading') ||
    input.kind !== 'elapse' ||
    input.delay !== 35_000 ||
    (before.context.users === 0 ? is(after, 'idle') && after.context.retries === 0 : is(after, 'failed')),
  'the 35 s run while a load is under way': ({ after, pending }) =>
    same(
      pending.filter((delay) => delay === 35_000),
      is(after, 'loading') ? [35_000] : [],
    ),
  'a failed load is retried three times while a visitor waits for it, and not at all otherwise': ({
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
    const pauses = pending.filter((delay) => delay !== 5 * minutes && delay !== 35_000);
    const expected = [1_000, 2_000, 4_000][after.context.retries - 1];
    return same(pauses, is(after, 'waiting') ? [expected] : []);
  },
  'a load is retried when the pause is over': ({ before, input, after }) =>
    input.kind !== 'elapse' ||
    input.delay === 5 * minutes ||
    input.delay === 35_000 ||
    (is(before, 'waiting') && is(after, 'loading')),
  'a pause ends at once when its last user leaves': ({ before, input, after }) =>
    !(is(before, 'waiting') && sent(input, 'resource.release')) ||
    (before.context.users === 1
      ? is(after, 'idle') && after.context.retries === 0
      : is(after, 'waiting') && after.context.retries === before.context.retries),
  'a visitor who asks after a failure gets all retries again': ({ before, input, after }) =>
    input.kind !== 'send' ||
    input.event.type === 'resource.release' ||
    !is(before, 'failed') ||
    (is(after, 'loading') && after.context.retries === 0),
  'a retry request changes nothing unless the load has failed': ({ before, input, refused }) =>
    !sent(input, 'resource.retry') || is(before, 'failed') || refused,
  'only a failed load adds to the retries': ({ before, input, after }) =>
    after.context.retries === before.context.retries ||
    after.context.retries === 0 ||
    settled(input, 'load', 'fails'),
  'the error is available from the last try until the load succeeds or a new user asks': ({
    before,
    input,
    after,
  }) => {
    const { error } = after.context;
    if (is(after, 'failed') && !is(before, 'failed')) {
      const reason =
        input.kind === 'elapse'
          ? 'No answer within 35 s'
          : settled(input, 'load', 'ends')
            ? 'The site has been updated'
            : 'It answered 404';
      return error instanceof Error && error.message === reason;
    }
    const isRequestedAgain =
      !!sent(input, 'resource.acquire') && (is(before, 'idle') || is(before, 'failed'));
    if (isRequestedAgain || settled(input, 'load', 'loads')) return error === null;
    return same(error, before.context.error);
  },
  'the 5 minutes until eviction run only while the resource has no user': ({ after, pending }) =>
    isEvicted(after) ||
    same(
      pending.filter((delay) => delay === 5 * minutes),
      after.context.users === 0 ? [5 * minutes] : [],
    ),
  'a resource is evicted after 5 minutes without a user, and in no other way': ({ before, input, after }) =>
    isEvicted(after) ===
    (input.kind === 'elapse' && input.delay === 5 * minutes && before.context.users === 0),
  'a resource is in use as long as it has a user': ({ after }) =>
    isEvicted(after) || after.matches({ cached: { use: after.context.users > 0 ? 'used' : 'unused' } }),
};
