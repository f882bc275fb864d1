import {
  did,
  type Laws,
  type ObservedStep,
  type StartLaw,
  same,
  sent,
  settled,
} from '../../tests/paths/index.ts';
import { answerTo, nothing } from './helpSearch.model.ts';
import type { helpSearchMachine } from './helpSearchMachine.ts';

type Machine = typeof helpSearchMachine;
type Snapshot = ObservedStep<Machine>['before'];

const isOpen = (snapshot: Snapshot): boolean => snapshot.matches({ list: 'open' });
const isReady = (snapshot: Snapshot): boolean => snapshot.matches({ index: 'ready' });
const isNothing = (text: string): boolean => !/\S/.test(text);
const hashesIn = ({ context }: Snapshot): string[] => context.results.suggestions.map(({ hash }) => hash);

/** One further down or up; the field lies between the last and the first. */
const places = (snapshot: Snapshot): (number | null)[] => [null, ...hashesIn(snapshot).map((_, at) => at)];
const nextTo = (snapshot: Snapshot, step: 1 | -1): number | null => {
  const all = places(snapshot);
  const at = all.indexOf(snapshot.context.active) + step;
  return all.at(at === all.length ? 0 : at) ?? null;
};

export const helpSearchStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  same(snapshot.value, { index: 'idle', list: 'closed' }) &&
  same(snapshot.context, { query: '', index: null, results: nothing, active: null }) &&
  effects.length === 0;

export const helpSearchLaws: Laws<Machine> = {
  'the index is asked for when the field is first used, and then kept': ({
    before,
    input,
    after,
    effects,
  }) => {
    if (sent(input, 'field.focused') && before.matches({ index: 'idle' }))
      return after.matches({ index: 'loading' }) && did(effects, 'start loadIndex').length === 1;
    if (settled(input, 'loadIndex', 'comes')) return isReady(after) && after.context.index !== null;
    return same(after.value.index, before.value.index);
  },
  'what is written is what was typed; only Escape in a closed list empties it': ({
    before,
    input,
    after,
  }) => {
    const typed = sent(input, 'query.changed');
    const isEmptied = !isOpen(before) && sent(input, 'search.escape');
    return after.context.query === (typed ? typed.value : isEmptied ? '' : before.context.query);
  },
  'what is found is what the index finds for what is written, as soon as it is here': ({ after }) =>
    same(after.context.results, isReady(after) ? answerTo(after.context.query) : nothing),
  'writing opens the list, and writing nothing closes it': ({ input, after }) => {
    const typed = sent(input, 'query.changed');
    return !typed || isOpen(after) === !isNothing(typed.value);
  },
  'a click or an arrow opens the list again, where something is written': ({ before, input, after }) => {
    const asks = sent(input, 'list.open') ?? sent(input, 'option.next') ?? sent(input, 'option.previous');
    return !asks || isOpen(before) || isOpen(after) === !isNothing(before.context.query);
  },
  'Escape, leaving and opening something close the list; nothing else does': ({ before, input, after }) => {
    if (!isOpen(before) || sent(input, 'query.changed')) return true;
    const closes =
      sent(input, 'search.escape') ??
      sent(input, 'search.left') ??
      sent(input, 'option.choose') ??
      (before.context.active === null ? undefined : sent(input, 'search.submit'));
    return isOpen(after) === !closes;
  },
  'a closed list stays closed by itself, and Escape, leaving and Enter do not open it': ({
    before,
    input,
    after,
  }) => {
    if (isOpen(before) || input.kind !== 'send') return input.kind !== 'elapse' || isOpen(before);
    const opens = ['query.changed', 'list.open', 'option.next', 'option.previous'];
    return opens.includes(input.event.type) || !isOpen(after);
  },
  'arrows go from option to option, and through the field': ({ before, input, after }) => {
    const step = sent(input, 'option.next') ? 1 : sent(input, 'option.previous') ? -1 : null;
    return (
      step === null ||
      (!isOpen(before) && isNothing(before.context.query)) ||
      after.context.active === nextTo(before, step)
    );
  },
  'no option is active but by an arrow, and every other act but none leaves it': ({
    before,
    input,
    after,
  }) => {
    if (sent(input, 'option.next') ?? sent(input, 'option.previous')) return true;
    const keeps = input.kind !== 'send' || !!(sent(input, 'field.focused') ?? sent(input, 'list.open'));
    return after.context.active === (keeps && isOpen(before) ? before.context.active : null);
  },
  'what is active is listed, in an open list': ({ after }) =>
    after.context.active === null || (isOpen(after) && after.context.active < hashesIn(after).length),
  'Enter opens what is active, a click what is clicked, and nothing else opens anything': ({
    before,
    input,
    effects,
  }) => {
    const { active } = before.context;
    const clicked = isOpen(before) ? sent(input, 'option.choose')?.hash : undefined;
    const entered = sent(input, 'search.submit') && active !== null ? hashesIn(before)[active] : undefined;
    const hash = clicked ?? entered;
    return same(did(effects, 'openSuggestion'), hash === undefined ? [] : [{ hash }]);
  },
  'what matches is told 500 ms after the last key': ({ before, input, after, pending }) => {
    if (input.kind === 'elapse')
      return (
        input.delay === 500 &&
        before.matches({ list: { open: 'settling' } }) &&
        after.matches({ list: { open: 'announced' } })
      );
    if (!isOpen(after)) return pending.length === 0;
    const isFresh = !isOpen(before) || sent(input, 'query.changed');
    return isFresh
      ? after.matches({ list: { open: 'settling' } }) && same(pending, [500])
      : same(after.value.list, before.value.list);
  },
  'nothing is asked of the world but the index, and to open something': ({ effects }) =>
    effects.every(({ type }) => type === 'start loadIndex' || type === 'openSuggestion'),
};
