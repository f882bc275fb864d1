import { did, type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { historyEntryMachine } from './historyEntryMachine.ts';

type Machine = typeof historyEntryMachine;

export const historyEntryStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches({ present: 'still' }) && effects.length === 0;

export const historyEntryLaws: Laws<Machine> = {
  'the address is another page’s from back or forward until that page arrives': ({ before, input, after }) =>
    after.matches('ahead') ===
    (!!sent(input, 'history.traversed') || (before.matches('ahead') && !sent(input, 'page.arrived'))),
  'a view’s hash is written at once, but never into the entry of another page': ({
    before,
    input,
    effects,
  }) => {
    const event = sent(input, 'hash.replace');
    return same(did(effects, 'writeHash'), event && before.matches('present') ? [{ hash: event.hash }] : []);
  },
  'the position is stored 150 ms after the last scroll, but never in the entry of another page': ({
    before,
    input,
    after,
    effects,
    pending,
  }) => {
    const isEnd = input.kind === 'elapse';
    const isScrolling =
      !after.matches('ahead') &&
      (!!sent(input, 'page.scrolled') || (before.matches({ present: 'scrolling' }) && !isEnd));
    return (
      did(effects, 'storeScroll').length === (isEnd ? 1 : 0) &&
      (!isEnd || before.matches({ present: 'scrolling' })) &&
      same(pending, isScrolling ? [150] : [])
    );
  },
};
