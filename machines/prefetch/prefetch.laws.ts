import { did, type Laws, type StartLaw, same, sent, settled } from '../../tests/paths/index.ts';
import type { prefetchMachine } from './prefetchMachine.ts';

type Machine = typeof prefetchMachine;

export const prefetchStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  same(snapshot.value, { visitor: 'still', line: 'free', work: 'resting' }) &&
  same(snapshot.context, { begun: 0, running: 0 }) &&
  effects.length === 0;

export const prefetchLaws: Laws<Machine> = {
  'the page of the nearest link is fetched, and nothing else is': ({ input, effects }) =>
    same(did(effects, 'prefetch'), settled(input, 'findNearest', 'finds') ? [{ path: '/faq' }] : []),
  'at most three pages are fetched at once': ({ before, input, after }) => {
    const begins = settled(input, 'findNearest', 'finds') ? 1 : 0;
    const ends = sent(input, 'page.prefetched') ? 1 : 0;
    const { running, begun } = after.context;
    return (
      running === before.context.running + begins - ends &&
      running <= 3 &&
      begun === Math.min(2, before.context.begun + begins)
    );
  },
  'none is begun while a followed link loads, while three run, or after two until the visitor moves': ({
    before,
    after,
    effects,
  }) =>
    did(effects, 'start findNearest').length === 0 ||
    (before.matches({ line: 'free' }) &&
      after.context.running < 3 &&
      (after.context.begun < 2 || after.matches({ visitor: 'active' }))),
  'a page begins when the visitor reads and the browser is idle, and when another page has begun or ended': ({
    before,
    input,
    after,
    effects,
  }) => {
    const { running, begun } = after.context;
    const isAsked =
      settled(input, 'waitUntilIdle') ||
      settled(input, 'findNearest', 'finds') ||
      (!!sent(input, 'page.prefetched') && before.matches({ work: 'resting' }));
    const isFree =
      before.matches({ line: 'free' }) && running < 3 && (begun < 2 || after.matches({ visitor: 'active' }));
    const isLooking = did(effects, 'start findNearest').length > 0;
    return (
      isLooking === (isAsked && isFree) &&
      (!isAsked || after.matches({ work: isFree ? 'choosing' : 'resting' }))
    );
  },
  'the visitor reads when no link has come or gone for 200 ms': ({
    before,
    input,
    after,
    effects,
    pending,
  }) => {
    const isRead = input.kind === 'elapse';
    return (
      same(pending, after.matches({ work: 'settling' }) ? [200] : []) &&
      did(effects, 'start waitUntilIdle').length === (isRead ? 1 : 0) &&
      (!isRead || (input.delay === 200 && before.matches({ work: 'settling' })))
    );
  },
  'links that come or go, and the visitor’s first move, begin that time again': ({ before, input, after }) =>
    after.matches({ work: 'settling' }) ===
    (!!sent(input, 'links.changed') ||
      (!!sent(input, 'visitor.acted') && before.matches({ visitor: 'still' })) ||
      (before.matches({ work: 'settling' }) && input.kind !== 'elapse')),
  'without a link to fetch, nothing is looked for': ({ input, after }) =>
    !settled(input, 'findNearest', 'finds none') || after.matches({ work: 'resting' }),
  'a visitor who has moved stays active': ({ before, input, after }) =>
    after.matches({ visitor: 'active' }) ===
    (before.matches({ visitor: 'active' }) || !!sent(input, 'visitor.acted')),
  'the line is busy from the beginning of a load to its end': ({ before, input, after }) => {
    if (sent(input, 'load.began')) return after.matches({ line: 'busy' });
    return (
      after.matches({ line: 'busy' }) === (before.matches({ line: 'busy' }) && !sent(input, 'load.ended'))
    );
  },
  'a search for the nearest link ends when a followed link loads; all else goes on, whatever happens to pages':
    ({ before, input, after }) =>
      !(sent(input, 'load.began') || sent(input, 'load.ended') || sent(input, 'page.prefetched')) ||
      (before.matches({ work: 'resting' }) && !!sent(input, 'page.prefetched')) ||
      same(
        after.value.work,
        before.matches({ work: 'choosing' }) && sent(input, 'load.began') ? 'resting' : before.value.work,
      ),
};
