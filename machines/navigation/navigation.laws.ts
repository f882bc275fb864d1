import {
  did,
  type Laws,
  type ObservedStep,
  type StartLaw,
  same,
  sent,
  settled,
} from '../../tests/paths/index.ts';
import { opensView } from '../viewHashRules.ts';
import type { navigationMachine } from './navigationMachine.ts';
import { type Address, type Arrival, targetOf } from './navigationRules.ts';

type Machine = typeof navigationMachine;
type Snapshot = ObservedStep<Machine>['before'];

/** Every effect that scrolls the page or moves the focus. */
const moves = ['scrollToTop', 'restoreScroll', 'focusHeading', 'arriveAt'];
const movesIn = (effects: ObservedStep<Machine>['effects']): string[] =>
  effects.map(({ type }) => type).filter((type) => moves.includes(type));

const loadsIn = (effects: ObservedStep<Machine>['effects']) =>
  did(effects, 'start loadView') as { path: string; isElsewhere: boolean }[];
const pathsLoaded = (effects: ObservedStep<Machine>['effects']): string[] =>
  loadsIn(effects).map(({ path }) => path);

/** Whether the page came as a document, with or without its code. */
const isDocument = ({ context }: Snapshot): boolean => context.arrival.kind === 'load';

export const navigationStarts: StartLaw<Machine> = ({ snapshot, input, effects }) => {
  if (!input) return false;
  const { address, isReloaded = false, isBlank = false } = input;
  const target = targetOf(address);
  const kind = isBlank ? 'blank' : 'load';
  const shownAddress = isBlank ? null : address;
  const arrival = { kind, address, from: shownAddress?.path ?? null, scroll: 0, handover: null, isReloaded };
  // A first load moves nothing (decision R5) but looks for a target. A blank document needs its view.
  const [state, begun] = isBlank
    ? (['loading', ['start loadView']] as const)
    : target === null
      ? (['ready', []] as const)
      : (['seeking', ['start findTarget']] as const);
  return (
    snapshot.matches(state) &&
    same(snapshot.context, {
      shownAddress,
      arrival,
      barPath: address.path,
      reason: null,
      failure: null,
    }) &&
    same(
      effects.map(({ type }) => type),
      begun,
    )
  );
};

/** A link to a view of the current page changes only the hash. Others add a history entry or replace one. */
const kindOf = ({ context: { barPath } }: Snapshot, { path, hash }: Address, replace: boolean): string => {
  const isView = path === barPath && /^#(learn|article|topic)-/.test(hash);
  if (isView) return 'view';
  return replace ? 'replace' : 'push';
};

export const navigationLaws: Laws<Machine> = {
  'following a link loads the view of its path at any time, and decides how the history will change': ({
    before,
    input,
    after,
    effects,
  }) => {
    const event = sent(input, 'link.followed');
    if (!event) return true;
    const { address, replace = false, handover = null } = event;
    const kind = kindOf(before, address, replace);
    const from = before.context.shownAddress?.path ?? null;
    return (
      after.matches('loading') &&
      same(after.context.arrival, { kind, address, from, scroll: 0, handover, isReloaded: false }) &&
      same(pathsLoaded(effects), [address.path])
    );
  },
  'going back or forward loads the view of its path': ({ before, input, after, effects }) => {
    const event = sent(input, 'history.traversed');
    if (!event) return true;
    const { address, scroll, isReloaded } = event;
    const from = before.context.shownAddress?.path ?? null;
    return (
      after.matches('loading') &&
      same(after.context.arrival, { kind: 'traverse', address, from, scroll, handover: null, isReloaded }) &&
      same(pathsLoaded(effects), [address.path])
    );
  },
  'only a link to another page may show a view transition': ({ before, input, effects }) => {
    const link = sent(input, 'link.followed');
    const isElsewhere = !!link && link.address.path !== before.context.barPath;
    return loadsIn(effects).every((load) => load.isElsewhere === isElsewhere);
  },
  'the address bar changes at once on back and forward, and for a link when its page, the failure page or its document arrives':
    ({ before, input, after, effects }) => {
      const { address } = after.context.arrival;
      const isMoved =
        !!sent(input, 'history.traversed') ||
        did(effects, 'recordAddress').length > 0 ||
        did(effects, 'reloadAt').length > 0;
      return after.context.barPath === (isMoved ? address.path : before.context.barPath);
    },
  'apart from links, back and forward, only a retry on the failure page loads a view': ({
    before,
    input,
    after,
    effects,
  }) => {
    if (sent(input, 'link.followed') || sent(input, 'history.traversed')) return true;
    const isRetry = before.matches('failed') && !!sent(input, 'page.retry');
    return (
      same(pathsLoaded(effects), isRetry ? [before.context.arrival.address.path] : []) &&
      (!isRetry || (after.matches('loading') && !after.context.arrival.isReloaded))
    );
  },
  'the visitor sees the old page until the new one is loaded': ({ before, input, after }) => {
    if (settled(input, 'loadView', 'loads'))
      return after.matches('rendering') && same(after.context.shownAddress, before.context.arrival.address);
    const isFailed = after.matches('failed') && !before.matches('failed');
    return same(
      after.context.shownAddress,
      isFailed ? before.context.arrival.address : before.context.shownAddress,
    );
  },
  'an address is recorded once and shown with its page or the failure page, when either arrives': ({
    before,
    input,
    after,
    effects,
  }) => {
    const { arrival } = before.context;
    const isLoaded = settled(input, 'loadView', 'loads');
    const isFailed = after.matches('failed') && !before.matches('failed');
    return (
      same(did(effects, 'recordAddress'), isLoaded || isFailed ? [arrival] : []) &&
      same(did(effects, 'showPage'), isLoaded ? [arrival] : []) &&
      same(did(effects, 'showFailure'), isFailed ? [arrival] : [])
    );
  },
  'a view that cannot be loaded is looked up as a document, unless that was already loaded or typed into': ({
    before,
    input,
    after,
    effects,
  }) => {
    const isMissing =
      settled(input, 'loadView', 'fails') ||
      (before.matches('ready') && isDocument(before) && !!sent(input, 'view.failed'));
    const { address, isReloaded } = before.context.arrival;
    const isTouched = sent(input, 'view.failed')?.isTouched ?? false;
    const looks = did(effects, 'start findDocument');
    if (!isMissing) return looks.length === 0;
    if (!isReloaded && !isTouched) return after.matches('leaving') && same(looks, [{ address }]);
    return looks.length === 0 && after.matches(isDocument(before) ? 'bare' : 'failed');
  },
  'a page is reloaded in full only if its view is missing and its document was found': ({
    before,
    input,
    after,
    effects,
  }) => {
    const isFound = settled(input, 'findDocument', 'found');
    const loads = did(effects, 'reloadAt') as Arrival[];
    return isFound
      ? after.matches('reloading') &&
          same(loads, [before.context.arrival]) &&
          loads.every((arrival) => !arrival.isReloaded)
      : loads.length === 0;
  },
  'if there is no document either, one on the screen stays; otherwise the failure page says why': ({
    before,
    input,
    after,
  }) => {
    const isLost =
      settled(input, 'findDocument', 'lost') || (before.matches('leaving') && input.kind === 'elapse');
    if (!isLost) return true;
    return isDocument(before)
      ? after.matches('bare')
      : after.matches('failed') && same(after.context.failure, before.context.reason);
  },
  'the failure page stays until the next page is loaded': ({ before, input, after }) => {
    const { failure } = before.context;
    if (settled(input, 'loadView', 'loads')) return after.context.failure === null;
    if (after.matches('failed') && !before.matches('failed'))
      return after.context.failure instanceof Error && after.context.failure.message === 'The chunk is gone';
    return same(after.context.failure, failure);
  },
  'the reason for a failure is the error of the missing code': ({ input, after, before }) => {
    const { reason } = after.context;
    if (sent(input, 'link.followed') || sent(input, 'history.traversed')) return reason === null;
    return settled(input, 'loadView', 'fails') || after.matches('leaving')
      ? reason instanceof Error && reason.message === 'The chunk is gone'
      : same(reason, before.context.reason);
  },
  'a page whose code loads may be reloaded in full another time': ({ before, input, after, effects }) => {
    const isShown = !!sent(input, 'view.shown') && before.context.arrival.isReloaded;
    const isLeft = before.matches('rendering') || before.matches('failed');
    const forgets = settled(input, 'loadView', 'loads') || (isShown && !isLeft);
    return (
      did(effects, 'forgetReload').length === (forgets ? 1 : 0) &&
      (!(isShown && !isLeft) || !after.context.arrival.isReloaded)
    );
  },
  'only an arrival scrolls the page or moves the focus': ({ before, after, effects }) =>
    movesIn(effects).length === 0 ||
    ((before.matches('rendering') || before.matches('seeking')) && after.matches('ready')) ||
    (before.matches('failed') && after.matches('failed')),
  'the failure page starts at the top, with the focus on its heading': ({ before, input, effects }) =>
    !before.matches('failed') ||
    same(movesIn(effects), sent(input, 'view.shown') ? ['scrollToTop', 'focusHeading'] : []),
  'back and forward restore the scroll position and focus the heading': ({ before, input, after, effects }) =>
    !(before.matches('rendering') && sent(input, 'view.shown')) ||
    before.context.arrival.kind !== 'traverse' ||
    (after.matches('ready') &&
      same(did(effects, 'restoreScroll'), [{ scroll: before.context.arrival.scroll }]) &&
      same(movesIn(effects), ['restoreScroll', 'focusHeading'])),
  'a new page looks for its target, stays put for its own view or a first load, and otherwise starts at the top':
    ({ before, input, after, effects }) => {
      if (!(before.matches('rendering') && sent(input, 'view.shown'))) return true;
      const { arrival } = before.context;
      if (arrival.kind === 'traverse') return true;
      const target = targetOf(arrival.address);
      if (target !== null)
        return after.matches('seeking') && same(did(effects, 'start findTarget'), [{ id: target }]);
      const isOfSamePage = arrival.address.path === arrival.from && opensView(arrival.address.hash);
      const stays = arrival.kind === 'load' || arrival.kind === 'blank' || isOfSamePage;
      return after.matches('ready') && same(movesIn(effects), stays ? [] : ['scrollToTop', 'focusHeading']);
    },
  'the visitor arrives at a target that appears': ({ before, input, after, effects }) => {
    const isThere = settled(input, 'findTarget');
    const arrivals = did(effects, 'arriveAt');
    return isThere
      ? after.matches('ready') && same(arrivals, [{ id: targetOf(before.context.arrival.address) }])
      : arrivals.length === 0;
  },
  'a target that does not appear within 2 s is abandoned': ({ before, input, after, effects }) => {
    if (input.kind !== 'elapse' || !before.matches('seeking')) return true;
    const isLoad = ['load', 'blank'].includes(before.context.arrival.kind);
    return (
      input.delay === 2000 &&
      after.matches('ready') &&
      same(movesIn(effects), isLoad ? [] : ['scrollToTop', 'focusHeading'])
    );
  },
  'the visitor waits at most 2 s for a target, 10 s for the host, and 1 s without being told': ({
    after,
    pending,
  }) =>
    same(
      pending,
      after.matches('seeking')
        ? [2_000]
        : after.matches('leaving')
          ? [10_000]
          : after.matches({ loading: 'prompt' })
            ? [1_000]
            : [],
    ),
  'the visitor is told of a load that takes long': ({ before, input, after }) =>
    !(before.matches('loading') && input.kind === 'elapse') || after.matches({ loading: 'slow' }),
  'navigation is busy while a page is on its way, and slow when that takes long': ({ after }) => {
    const isLeaving = after.matches('leaving') || after.matches('reloading');
    return (
      after.hasTag('busy') === (after.matches('loading') || isLeaving) &&
      after.hasTag('slow') === (after.matches({ loading: 'slow' }) || isLeaving)
    );
  },
  'a failed view or a retry changes nothing in any other state': ({ before, input, after, refused }) =>
    !(sent(input, 'view.failed') || sent(input, 'page.retry')) ||
    (before.matches('ready') && isDocument(before) && !!sent(input, 'view.failed')) ||
    (before.matches('failed') && !!sent(input, 'page.retry')) ||
    (refused && same(after.value, before.value)),
  'a view that appears changes the state only while a page is rendering': ({ before, input, after }) =>
    input.kind !== 'send' ||
    !sent(input, 'view.shown') ||
    before.matches('rendering') ||
    same(after.value, before.value),
  'an arrival does not change until the next one, and a retry adds no second history entry': ({
    before,
    input,
    after,
  }) => {
    if (sent(input, 'link.followed') || sent(input, 'history.traversed')) return true;
    const { isReloaded: _, kind, ...rest } = before.context.arrival;
    const { isReloaded: __, kind: currentKind, ...current } = after.context.arrival;
    const isAgain = before.matches('failed') && !!sent(input, 'page.retry');
    return same(current, rest) && currentKind === (isAgain && kind === 'push' ? 'replace' : kind);
  },
};
