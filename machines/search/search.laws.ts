import {
  did,
  type Laws,
  type ObservedStep,
  type StartLaw,
  same,
  sent,
  settled,
} from '../../tests/paths/index.ts';
import { answerTo, nothing } from './search.model.ts';
import type { searchMachine } from './searchMachine.ts';

type Machine = typeof searchMachine;
type Snapshot = ObservedStep<Machine>['before'];

const isOpen = (snapshot: Snapshot): boolean => snapshot.matches({ list: 'open' });
const isReady = (snapshot: Snapshot): boolean => snapshot.matches({ index: 'ready' });
const isNothing = (text: string): boolean => !/\S/.test(text);
const addressesIn = ({ context }: Snapshot): string[] => context.results.suggestions.map(({ to }) => to);

/** The positions that the arrow keys go through; `null` is the field. */
const positions = (snapshot: Snapshot): (number | null)[] => [
  null,
  ...addressesIn(snapshot).map((_, at) => at),
];
const nextTo = (snapshot: Snapshot, step: 1 | -1): number | null => {
  const all = positions(snapshot);
  const at = all.indexOf(snapshot.context.active) + step;
  return all.at(at === all.length ? 0 : at) ?? null;
};

export const searchStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  same(snapshot.value, { index: 'idle', list: 'closed' }) &&
  same(snapshot.context, { query: '', index: null, results: nothing, active: null }) &&
  effects.length === 0;

export const searchLaws: Laws<Machine> = {
  'the index is loaded once, when the visitor first uses the field': ({ before, input, after, effects }) => {
    if (sent(input, 'field.focused') && before.matches({ index: 'idle' }))
      return after.matches({ index: 'loading' }) && did(effects, 'start loadIndex').length === 1;
    if (settled(input, 'loadIndex', 'comes')) return isReady(after) && after.context.index !== null;
    return same(after.value.index, before.value.index);
  },
  'the query is what the visitor typed, and only Escape with a closed list clears it': ({
    before,
    input,
    after,
  }) => {
    const typed = sent(input, 'query.changed');
    const isEmptied = !isOpen(before) && sent(input, 'search.escape');
    return after.context.query === (typed ? typed.value : isEmptied ? '' : before.context.query);
  },
  'the results are what the index finds for the query, as soon as it is loaded': ({ after }) =>
    same(after.context.results, isReady(after) ? answerTo(after.context.query) : nothing),
  'typing opens the list, and a blank query closes it': ({ input, after }) => {
    const typed = sent(input, 'query.changed');
    return !typed || isOpen(after) === !isNothing(typed.value);
  },
  'a click or an arrow key opens the list again unless the query is blank': ({ before, input, after }) => {
    const asks = sent(input, 'list.open') ?? sent(input, 'option.step');
    return !asks || isOpen(before) || isOpen(after) === !isNothing(before.context.query);
  },
  'Escape, leaving the field and opening a suggestion close the list; apart from typing, nothing else does':
    ({ before, input, after }) => {
      if (!isOpen(before) || sent(input, 'query.changed')) return true;
      const closes =
        sent(input, 'search.escape') ??
        sent(input, 'search.left') ??
        sent(input, 'option.choose') ??
        (before.context.active === null ? undefined : sent(input, 'search.submit'));
      return isOpen(after) === !closes;
    },
  'only typing, a click and the arrow keys open a closed list': ({ before, input, after }) => {
    if (isOpen(before) || input.kind !== 'send') return input.kind !== 'elapse' || isOpen(before);
    const opens = ['query.changed', 'list.open', 'option.step'];
    return opens.includes(input.event.type) || !isOpen(after);
  },
  'the arrow keys move from option to option, and through the field': ({ before, input, after }) => {
    const step = sent(input, 'option.step')?.step ?? null;
    return (
      step === null ||
      (!isOpen(before) && isNothing(before.context.query)) ||
      after.context.active === nextTo(before, step)
    );
  },
  'only the arrow keys activate an option, and apart from a click on the field, anything else deactivates it':
    ({ before, input, after }) => {
      if (sent(input, 'option.step')) return true;
      const keeps = input.kind !== 'send' || !!(sent(input, 'field.focused') ?? sent(input, 'list.open'));
      return after.context.active === (keeps && isOpen(before) ? before.context.active : null);
    },
  'an active option is one of an open list': ({ after }) =>
    after.context.active === null || (isOpen(after) && after.context.active < addressesIn(after).length),
  'Enter opens the active option, a click opens the clicked one, and nothing else opens any': ({
    before,
    input,
    effects,
  }) => {
    const { active } = before.context;
    const clicked = isOpen(before) ? sent(input, 'option.choose')?.to : undefined;
    const entered = sent(input, 'search.submit') && active !== null ? addressesIn(before)[active] : undefined;
    const to = clicked ?? entered;
    return same(did(effects, 'openSuggestion'), to === undefined ? [] : [{ to }]);
  },
  'the matches are announced 500 ms after the visitor’s last key': ({ before, input, after, pending }) => {
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
  'the only effects are to load the index and to open a suggestion': ({ effects }) =>
    effects.every(({ type }) => type === 'start loadIndex' || type === 'openSuggestion'),
};
