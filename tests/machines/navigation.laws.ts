import type { navigationMachine } from '../../machines/navigationMachine.ts';
import { opensView, targetOf } from '../../machines/navigationRules.ts';
import { did, type Laws, type StartLaw, same, sent, settled } from '../paths/laws.ts';

type Machine = typeof navigationMachine;

/** Everything that moves the page or the focus. */
const moves = ['scrollToTop', 'restoreScroll', 'focusHeading', 'arriveAt'];

export const navigationStarts: StartLaw<Machine> = ({ snapshot, input, effects }) => {
  const { context } = snapshot;
  const target = input ? targetOf(input.address) : null;
  return (
    snapshot.matches(target === null ? 'ready' : 'seeking') &&
    same(context.shown, input?.address) &&
    same(context.arrival, { kind: 'load', address: input?.address, scroll: 0, handover: null }) &&
    // On the first load nothing moves (decision R5), but a target is looked for.
    same(
      effects.map(({ type }) => type),
      target === null ? [] : ['start findTarget'],
    )
  );
};

export const navigationLaws: Laws<Machine> = {
  'a followed link loads the view of its path, whatever went on': ({ stimulus, after, effects }) => {
    const event = sent(stimulus, 'link.followed');
    if (!event) return true;
    const { address, replace = false, handover = null } = event;
    const arrival = { kind: replace ? 'replace' : 'push', address, scroll: 0, handover };
    return (
      after.matches('loading') &&
      same(after.context.arrival, arrival) &&
      same(did(effects, 'start loadView'), [{ path: address.path }])
    );
  },
  'going back or forward loads the view of its path': ({ stimulus, after, effects }) => {
    const event = sent(stimulus, 'history.traversed');
    if (!event) return true;
    const { address, scroll } = event;
    return (
      after.matches('loading') &&
      same(after.context.arrival, { kind: 'traverse', address, scroll, handover: null }) &&
      same(did(effects, 'start loadView'), [{ path: address.path }])
    );
  },
  'the old page is shown until the new one is loaded': ({ before, stimulus, after }) =>
    settled(stimulus, 'loadView', 'loads')
      ? after.matches('rendering') && same(after.context.shown, before.context.arrival.address)
      : same(after.context.shown, before.context.shown),
  'an address is recorded once, when its view is there': ({ before, stimulus, effects }) =>
    same(
      did(effects, 'recordAddress'),
      settled(stimulus, 'loadView', 'loads') ? [before.context.arrival] : [],
    ),
  'a view that cannot be had is left to the browser': ({ before, stimulus, after, effects }) => {
    const isFailed = settled(stimulus, 'loadView', 'fails');
    const loads = did(effects, 'loadDocument');
    return isFailed
      ? after.matches('leaving') && same(loads, [{ address: before.context.arrival.address }])
      : loads.length === 0;
  },
  'only an arrival moves page or focus': ({ before, after, effects }) =>
    !effects.some(({ type }) => moves.includes(type)) ||
    ((before.matches('rendering') || before.matches('seeking')) && after.matches('ready')),
  'back and forward restore the scroll and focus the heading': ({ before, stimulus, after, effects }) =>
    !(before.matches('rendering') && sent(stimulus, 'view.shown')) ||
    before.context.arrival.kind !== 'traverse' ||
    (after.matches('ready') &&
      same(did(effects, 'restoreScroll'), [{ scroll: before.context.arrival.scroll }]) &&
      did(effects, 'focusHeading').length === 1 &&
      did(effects, 'scrollToTop').length === 0),
  'a shown page seeks its target, stays for a view of its own, else begins at the top': ({
    before,
    stimulus,
    after,
    effects,
  }) => {
    if (!(before.matches('rendering') && sent(stimulus, 'view.shown'))) return true;
    const { arrival, isSamePath } = before.context;
    if (arrival.kind === 'traverse') return true;
    const target = targetOf(arrival.address);
    if (target !== null)
      return after.matches('seeking') && same(did(effects, 'start findTarget'), [{ id: target }]);
    const stays = isSamePath && opensView(arrival.address.hash);
    const moved = effects.map(({ type }) => type).filter((type) => moves.includes(type));
    return after.matches('ready') && same(moved, stays ? [] : ['scrollToTop', 'focusHeading']);
  },
  'a page knows whether its path stayed the same': ({ before, stimulus, after }) =>
    stimulus.kind !== 'send' ||
    !('address' in stimulus.event) ||
    after.context.isSamePath === (stimulus.event.address.path === before.context.shown.path),
  'a target that appears is arrived at': ({ before, stimulus, after, effects }) => {
    const isThere = settled(stimulus, 'findTarget');
    const arrivals = did(effects, 'arriveAt');
    return isThere
      ? after.matches('ready') && same(arrivals, [{ id: targetOf(before.context.arrival.address) }])
      : arrivals.length === 0;
  },
  'a target that does not appear within 2 s is given up': ({ before, stimulus, after, effects }) => {
    if (stimulus.kind !== 'elapse') return true;
    const moved = effects.map(({ type }) => type).filter((type) => moves.includes(type));
    const isLoad = before.context.arrival.kind === 'load';
    return (
      before.matches('seeking') &&
      stimulus.delay === 2000 &&
      after.matches('ready') &&
      same(moved, isLoad ? [] : ['scrollToTop', 'focusHeading'])
    );
  },
  'a target is sought for 2 s at the most': ({ after, pending }) =>
    same(pending, after.matches('seeking') ? [2000] : []),
  'it is busy while a view is loading': ({ after }) => after.hasTag('busy') === after.matches('loading'),
};
