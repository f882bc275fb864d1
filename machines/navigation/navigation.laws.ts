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

/** Everything that moves the page or the focus. */
const moves = ['scrollToTop', 'restoreScroll', 'focusHeading', 'arriveAt'];
const movesIn = (effects: ObservedStep<Machine>['effects']): string[] =>
  effects.map(({ type }) => type).filter((type) => moves.includes(type));

const loadsIn = (effects: ObservedStep<Machine>['effects']) =>
  did(effects, 'start loadView') as { path: string; isElsewhere: boolean }[];
const pathsLoaded = (effects: ObservedStep<Machine>['effects']): string[] =>
  loadsIn(effects).map(({ path }) => path);

/** Another page, or the failure page, has come. */
const isNew = (before: Snapshot, after: Snapshot): boolean =>
  (['rendering', 'failed'] as const).some((state) => after.matches(state) && !before.matches(state));

/** The page is a document that stands on the screen, with or without its code. */
const isDocument = ({ context: { arrival, isBlank } }: Snapshot): boolean =>
  arrival.kind === 'load' && !isBlank;

export const navigationStarts: StartLaw<Machine> = ({ snapshot, input, effects }) => {
  if (!input) return false;
  const { address, isReloaded = false, isBlank = false } = input;
  const target = targetOf(address);
  const arrival = { kind: 'load', address, scroll: 0, handover: null, isReloaded };
  // On the first load nothing moves (decision R5), but a target is looked for; a blank document needs its view.
  const [state, begun] = isBlank
    ? (['loading', ['start loadView']] as const)
    : target === null
      ? (['ready', []] as const)
      : (['seeking', ['start findTarget']] as const);
  return (
    snapshot.matches(state) &&
    same(snapshot.context, {
      shownAddress: address,
      arrival,
      barPath: address.path,
      isSamePath: true,
      document: 'standing',
      isBlank,
      reason: null,
      failure: null,
    }) &&
    same(
      effects.map(({ type }) => type),
      begun,
    )
  );
};

/** A link to a view of the page that the address bar shows changes the hash alone; others make an entry, or take one's place. */
const kindOf = ({ context: { barPath } }: Snapshot, { path, hash }: Address, replace: boolean): string => {
  const isView = path === barPath && /^#(learn|article|topic)-/.test(hash);
  if (isView) return 'view';
  return replace ? 'replace' : 'push';
};

export const navigationLaws: Laws<Machine> = {
  'a followed link loads the view of its path, and enters the history as what it is, whatever went on': ({
    before,
    input,
    after,
    effects,
  }) => {
    const event = sent(input, 'link.followed');
    if (!event) return true;
    const { address, replace = false, handover = null } = event;
    const kind = kindOf(before, address, replace);
    return (
      after.matches('loading') &&
      same(after.context.arrival, { kind, address, scroll: 0, handover, isReloaded: false }) &&
      same(pathsLoaded(effects), [address.path])
    );
  },
  'going back or forward loads the view of its path': ({ input, after, effects }) => {
    const event = sent(input, 'history.traversed');
    if (!event) return true;
    const { address, scroll, isReloaded } = event;
    return (
      after.matches('loading') &&
      same(after.context.arrival, { kind: 'traverse', address, scroll, handover: null, isReloaded }) &&
      same(pathsLoaded(effects), [address.path])
    );
  },
  'only a link to another page leads the eye over to it': ({ before, input, effects }) => {
    const link = sent(input, 'link.followed');
    const isElsewhere = !!link && link.address.path !== before.context.barPath;
    return loadsIn(effects).every((load) => load.isElsewhere === isElsewhere);
  },
  'the address bar moves at once with back and forward; with a link, when its page, the failure page or its document comes':
    ({ before, input, after, effects }) => {
      const { address } = after.context.arrival;
      const isMoved =
        !!sent(input, 'history.traversed') ||
        did(effects, 'recordAddress').length > 0 ||
        did(effects, 'reloadAt').length > 0;
      return after.context.barPath === (isMoved ? address.path : before.context.barPath);
    },
  'a document whose code came stays; one whose code did not makes way as a whole for what is shown next': ({
    before,
    input,
    after,
  }) => {
    const { document } = before.context;
    if (document !== 'standing') return after.context.document === document;
    if (isNew(before, after)) return after.context.document === 'replaced';
    return after.context.document === (sent(input, 'view.shown') ? 'hydrated' : 'standing');
  },
  'nothing else loads a view, but the visitor who asks again on the failure page': ({
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
  'the old page is shown until the new one is loaded': ({ before, input, after }) => {
    if (settled(input, 'loadView', 'loads'))
      return after.matches('rendering') && same(after.context.shownAddress, before.context.arrival.address);
    const isFailed = after.matches('failed') && !before.matches('failed');
    return same(
      after.context.shownAddress,
      isFailed ? before.context.arrival.address : before.context.shownAddress,
    );
  },
  'an address is recorded once, when its view or the failure page is there': ({
    before,
    input,
    after,
    effects,
  }) =>
    same(
      did(effects, 'recordAddress'),
      settled(input, 'loadView', 'loads') || (after.matches('failed') && !before.matches('failed'))
        ? [before.context.arrival]
        : [],
    ),
  'a view that can’t be had is looked for as a document, but once loaded, or typed into, that is left alone':
    ({ before, input, after, effects }) => {
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
  'a page is never loaded in full but for a missing view, where its document was found': ({
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
  'where there is no document either, one on the screen stays; else the failure page tells why': ({
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
  'what failed is told of the code that is missing': ({ input, after, before }) => {
    const { reason } = after.context;
    if (sent(input, 'link.followed') || sent(input, 'history.traversed')) return reason === null;
    return settled(input, 'loadView', 'fails') || after.matches('leaving')
      ? reason instanceof Error && reason.message === 'The chunk is gone'
      : same(reason, before.context.reason);
  },
  'a page whose code came may be loaded in full another time': ({ before, input, after, effects }) => {
    const isShown = !!sent(input, 'view.shown') && before.context.arrival.isReloaded;
    const isLeft = before.matches('rendering') || before.matches('failed');
    const forgets = settled(input, 'loadView', 'loads') || (isShown && !isLeft);
    return (
      did(effects, 'forgetReload').length === (forgets ? 1 : 0) &&
      (!(isShown && !isLeft) || !after.context.arrival.isReloaded)
    );
  },
  'only an arrival moves page or focus': ({ before, after, effects }) =>
    movesIn(effects).length === 0 ||
    ((before.matches('rendering') || before.matches('seeking')) && after.matches('ready')) ||
    (before.matches('failed') && after.matches('failed')),
  'the failure page begins at its top, with its heading': ({ before, input, effects }) =>
    !before.matches('failed') ||
    same(movesIn(effects), sent(input, 'view.shown') ? ['scrollToTop', 'focusHeading'] : []),
  'back and forward restore the scroll and focus the heading': ({ before, input, after, effects }) =>
    !(before.matches('rendering') && sent(input, 'view.shown')) ||
    before.context.arrival.kind !== 'traverse' ||
    (after.matches('ready') &&
      same(did(effects, 'restoreScroll'), [{ scroll: before.context.arrival.scroll }]) &&
      same(movesIn(effects), ['restoreScroll', 'focusHeading'])),
  'a shown page seeks its target, stays for a view of its own or a first load, else begins at the top': ({
    before,
    input,
    after,
    effects,
  }) => {
    if (!(before.matches('rendering') && sent(input, 'view.shown'))) return true;
    const { arrival, isSamePath } = before.context;
    if (arrival.kind === 'traverse') return true;
    const target = targetOf(arrival.address);
    if (target !== null)
      return after.matches('seeking') && same(did(effects, 'start findTarget'), [{ id: target }]);
    const stays = arrival.kind === 'load' || (isSamePath && opensView(arrival.address.hash));
    return after.matches('ready') && same(movesIn(effects), stays ? [] : ['scrollToTop', 'focusHeading']);
  },
  'a page knows whether its path stayed the same': ({ before, input, after }) =>
    input.kind !== 'send' ||
    !('address' in input.event) ||
    after.context.isSamePath === (input.event.address.path === before.context.shownAddress.path),
  'a target that appears is arrived at': ({ before, input, after, effects }) => {
    const isThere = settled(input, 'findTarget');
    const arrivals = did(effects, 'arriveAt');
    return isThere
      ? after.matches('ready') && same(arrivals, [{ id: targetOf(before.context.arrival.address) }])
      : arrivals.length === 0;
  },
  'a target that does not appear within 2 s is given up': ({ before, input, after, effects }) => {
    if (input.kind !== 'elapse' || !before.matches('seeking')) return true;
    const isLoad = before.context.arrival.kind === 'load';
    return (
      input.delay === 2000 &&
      after.matches('ready') &&
      same(movesIn(effects), isLoad ? [] : ['scrollToTop', 'focusHeading'])
    );
  },
  'a target is sought for 2 s, a host asked for 10 s, a visitor left alone for 1 s at the most': ({
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
  'a load that takes long is told of': ({ before, input, after }) =>
    !(before.matches('loading') && input.kind === 'elapse') || after.matches({ loading: 'slow' }),
  'it is busy from the asking to the showing, and slow when that takes long': ({ after }) => {
    const isLeaving = after.matches('leaving') || after.matches('reloading');
    return (
      after.hasTag('busy') === (after.matches('loading') || isLeaving) &&
      after.hasTag('slow') === (after.matches({ loading: 'slow' }) || isLeaving)
    );
  },
  'what the view reports elsewhere changes nothing': ({ before, input, after, refused }) =>
    !(sent(input, 'view.failed') || sent(input, 'page.retry')) ||
    (before.matches('ready') && isDocument(before) && !!sent(input, 'view.failed')) ||
    (before.matches('failed') && !!sent(input, 'page.retry')) ||
    (refused && same(after.value, before.value)),
  'a document on the screen makes no way for another unasked': ({ before, input, after }) =>
    input.kind !== 'send' ||
    !sent(input, 'view.shown') ||
    before.matches('rendering') ||
    same(after.value, before.value),
  'a blank document is blank until its first view is loaded': ({ before, input, after }) =>
    after.context.isBlank === (before.context.isBlank && !settled(input, 'loadView', 'loads')),
  'an arrival stays what it was asked to be, and asking again makes no other entry in the history': ({
    before,
    input,
    after,
  }) => {
    if (sent(input, 'link.followed') || sent(input, 'history.traversed')) return true;
    const { isReloaded: _, kind, ...rest } = before.context.arrival;
    const { isReloaded: __, kind: now, ...still } = after.context.arrival;
    const isAgain = before.matches('failed') && !!sent(input, 'page.retry');
    return same(still, rest) && now === (isAgain && kind === 'push' ? 'replace' : kind);
  },
};
