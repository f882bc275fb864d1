import {
  did,
  type Laws,
  type ObservedStep,
  type StartLaw,
  same,
  sent,
  settled,
} from '../../tests/paths/index.ts';
import type { pagesMachine } from './pagesMachine.ts';

type Machine = typeof pagesMachine;
type Snapshot = ObservedStep<Machine>['before'];

const keysOf = ({ context: { shown, ahead, left } }: Snapshot): number[] =>
  [shown, ahead, left].flatMap((page) => (page ? [page.key] : []));

/** The page that takes the place of the one on the screen, if it was rendered ahead and is shown from its top. */
const aheadThatArrives = ({ before, input }: ObservedStep<Machine>) => {
  const event = sent(input, 'page.arrived');
  const { ahead } = before.context;
  return event?.startsAtTop && ahead?.address.path === event.address.path ? ahead : null;
};

export const pagesStarts: StartLaw<Machine> = ({ snapshot, input, effects }) =>
  same(snapshot.value, { document: 'static', left: 'none', shown: 'whole', ahead: 'none' }) &&
  same(snapshot.context, { shown: { key: 0, ...input }, ahead: null, left: null }) &&
  effects.length === 0;

export const pagesLaws: Laws<Machine> = {
  'the page that the visitor asked for is on the screen at once, and no other event changes it': ({
    before,
    input,
    after,
  }) => {
    const event = sent(input, 'page.arrived') ?? sent(input, 'failure.arrived');
    if (!event) return same(after.context.shown, before.context.shown);
    const { address, view } = after.context.shown;
    return same(address, event.address) && view === event.view;
  },
  'the failure page stands in for a page from its failure until the next page arrives': ({
    before,
    input,
    after,
  }) => {
    const failure = sent(input, 'failure.arrived');
    const isFailed = !!failure || (before.matches({ shown: 'failure' }) && !sent(input, 'page.arrived'));
    return after.matches({ shown: 'failure' }) === isFailed;
  },
  'only a page that starts at its top may show that before the rest': ({ before, input, after }) => {
    const event = sent(input, 'page.arrived');
    if (!event) return sent(input, 'failure.arrived') ? true : same(after.value.shown, before.value.shown);
    return after.matches({ shown: event.startsAtTop ? 'topFirst' : 'whole' });
  },
  'a page that was rendered ahead is shown as it is, any other in the place of the one before': (step) => {
    const { before, after } = step;
    return after.context.shown.key === (aheadThatArrives(step) ?? before.context.shown).key;
  },
  'the page that is left goes when the browser is idle, or at once if a dialog locks it or its place is taken':
    (step) => {
      const { before, input, after, effects } = step;
      const event = sent(input, 'page.arrived');
      const isKept = !!event && !event.hasDialog && aheadThatArrives(step) !== null;
      const isAnswered = !!event || !!sent(input, 'failure.arrived') || settled(input, 'waitUntilIdle');
      return (
        same(after.context.left, isKept ? before.context.shown : isAnswered ? null : before.context.left) &&
        after.matches({ left: after.context.left ? 'kept' : 'none' }) &&
        did(effects, 'start waitUntilIdle').length === (isKept ? 1 : 0)
      );
    },
  'at most one page is ahead: the last that was prepared, if it has another view than the one on the screen':
    ({ before, input, after }) => {
      const event = sent(input, 'page.prepared');
      const isGone = !!sent(input, 'page.arrived') || !!sent(input, 'failure.arrived');
      const { ahead } = after.context;
      if (!after.matches({ ahead: ahead ? 'prepared' : 'none' })) return false;
      if (isGone) return ahead === null;
      if (
        !event ||
        event.view === before.context.shown.view ||
        event.path === before.context.ahead?.address.path
      )
        return same(ahead, before.context.ahead);
      return (
        same(ahead?.address, { path: event.path, search: '', hash: '' }) &&
        ahead?.view === event.view &&
        !keysOf(before).includes(ahead.key)
      );
    },
  'each page has a key of its own, and only the document’s own page has 0': ({ before, after }) => {
    const keys = keysOf(after);
    return new Set(keys).size === keys.length && (keys.includes(0) ? keysOf(before).includes(0) : true);
  },
  'a document is hydrated by its own code, and replaced by any page that comes before it': ({
    before,
    input,
    after,
  }) => {
    const isReplaced = !!sent(input, 'page.arrived') || !!sent(input, 'failure.arrived');
    const next = isReplaced ? 'replaced' : sent(input, 'view.shown') ? 'hydrated' : 'static';
    return same(after.value.document, before.matches({ document: 'static' }) ? next : before.value.document);
  },
};
