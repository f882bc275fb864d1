import {
  did,
  type Laws,
  type ObservedStep,
  type StartLaw,
  same,
  sent,
  settled,
} from '../../tests/paths/index.ts';
import { laterRows, rows } from './desk.model.ts';
import type { deskMachine } from './deskMachine.ts';

type Machine = typeof deskMachine;

const noMark = { id: '', done: false };
const nothing = { text: '', state: '', turn: '', kind: '' };
/** What changes the question that the list answers. */
const questions = ['filter.changed', 'filters.clear', 'address.changed'] as const;
const signedOut = ['lookAtList', 'lookAgain', 'putDone'] as const;

const fallsAsleep = (
  input: ObservedStep<Machine>['input'],
  before: ObservedStep<Machine>['before'],
): boolean => !!sent(input, 'page.hidden') && before.matches({ list: 'shown' });

export const deskStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  same(snapshot.context, {
    rows: [],
    found: 0,
    all: 0,
    spam: 0,
    filters: nothing,
    mark: noMark,
    opened: null,
    failures: 0,
    breaks: 0,
  }) &&
  same(snapshot.value, { list: 'loading', mark: 'idle' }) &&
  same(effects, [{ type: 'start lookAtList', params: { filters: nothing, opened: null } }]);

export const deskLaws: Laws<Machine> = {
  'the list is what the server said last, with what the owner marked since': ({ before, input, after }) => {
    if (settled(input, 'lookAtList', 'comes') || settled(input, 'lookAgain', 'comes'))
      return same(after.context.rows, rows);
    if (settled(input, 'awaitList', 'changes')) return same(after.context.rows, laterRows);
    if (!settled(input, 'putDone', 'kept')) return same(after.context.rows, before.context.rows);
    const { mark } = before.context;
    return after.context.rows.every((row, at) => {
      const old = before.context.rows[at];
      return row.id === mark.id ? (row.doneAt !== null) === mark.done : same(row, old);
    });
  },
  'who has a list keeps it': ({ before, after }) =>
    before.context.rows.length === 0 || after.context.rows.length > 0,
  'the list is loading until it comes, and each look says what came of it': ({ before, input, after }) => {
    const is = (...ways: Parameters<typeof after.matches>[0][]) => ways.some((way) => after.matches(way));
    const isShown = before.matches({ list: 'shown' });
    if (settled(input, 'lookAtList', 'comes') || settled(input, 'awaitList', 'changes'))
      return is({ list: { shown: 'streaming' } });
    if (settled(input, 'awaitList', 'fails')) return is({ list: { shown: 'looking' } });
    if (settled(input, 'lookAgain', 'comes'))
      return is({ list: { shown: before.context.breaks < 2 ? 'streaming' : 'resting' } });
    if (settled(input, 'lookAtList', 'fails')) return is({ list: 'failed' });
    if (settled(input, 'lookAgain', 'fails')) return is({ list: { shown: 'waiting' } });
    if (sent(input, 'list.retry') && before.matches({ list: { shown: 'waiting' } }))
      return is({ list: { shown: 'looking' } });
    if (sent(input, 'list.retry') && before.matches({ list: 'failed' })) return is({ list: 'loading' });
    if (input.kind === 'settle' && input.outcome === 'signedOut') return is({ list: 'ended' });
    if (fallsAsleep(input, before)) return is({ list: { shown: 'asleep' } });
    if (before.matches({ list: { shown: 'asleep' } }))
      return is({ list: { shown: sent(input, 'page.shown') ? 'looking' : 'asleep' } });
    const isMark = before.matches({ mark: 'sending' }) && after.matches({ mark: 'failed' });
    if (input.kind !== 'elapse' || isMark) return is({ list: 'ended' }) || isShown === is({ list: 'shown' });
    if (before.matches({ list: 'loading' })) return is({ list: 'failed' });
    if (before.matches({ list: { shown: 'looking' } })) return is({ list: { shown: 'waiting' } });
    return is(isShown ? { list: { shown: 'looking' } } : { list: 'loading' });
  },
  'looks that fail are counted up to six, and forgotten when one succeeds or nobody looks': ({
    before,
    input,
    after,
  }) => {
    const isLook = (list: typeof before) =>
      list.matches({ list: 'loading' }) || list.matches({ list: { shown: 'looking' } });
    const isLate = input.kind === 'elapse' && input.delay === 30_000 && isLook(before) && !isLook(after);
    const hasFailed = settled(input, 'lookAtList', 'fails') || settled(input, 'lookAgain', 'fails') || isLate;
    if (hasFailed) return after.context.failures === Math.min(before.context.failures + 1, 6);
    const isFresh =
      settled(input, 'lookAtList', 'comes') ||
      settled(input, 'lookAgain', 'comes') ||
      settled(input, 'awaitList', 'changes') ||
      fallsAsleep(input, before);
    return after.context.failures === (isFresh ? 0 : before.context.failures);
  },
  'a stream that breaks is asked for again, and given up the second time without news, until nobody looks': ({
    before,
    input,
    after,
  }) => {
    if (settled(input, 'awaitList', 'fails')) return after.context.breaks === before.context.breaks + 1;
    const isFresh = settled(input, 'awaitList', 'changes') || fallsAsleep(input, before);
    return after.context.breaks === (isFresh ? 0 : before.context.breaks);
  },
  'the next look comes 1.5 s after the last, or later the more have failed; nothing takes more than 30 s': ({
    before,
    after,
    pending,
  }) => {
    const { failures } = after.context;
    const pause = [1_000, 2_000, 4_000, 8_000, 16_000][failures - 1] ?? 30_000;
    const look = after.matches({ list: { shown: 'resting' } })
      ? [1_500]
      : after.matches({ list: 'failed' }) || after.matches({ list: { shown: 'waiting' } })
        ? [pause]
        : after.matches({ list: 'loading' }) || after.matches({ list: { shown: 'looking' } })
          ? [30_000]
          : [];
    const mark = after.matches({ mark: 'sending' }) ? [30_000] : [];
    // What began earlier ends earlier.
    const isIn = (timers: readonly number[], begins: boolean) =>
      timers.every((ms) => pending.some((left) => (begins ? left === ms : left <= ms)));
    return (
      pending.length === look.length + mark.length &&
      isIn(look, !same(before.value.list, after.value.list)) &&
      isIn(mark, !before.matches({ mark: 'sending' }))
    );
  },
  'there is one look at a time, for what is asked now, and it knows what is shown': ({
    before,
    input,
    refused,
    after,
    effects,
  }) => {
    const looks = [
      ...did(effects, 'start lookAtList'),
      ...did(effects, 'start lookAgain'),
      ...did(effects, 'start awaitList'),
    ];
    const isLook = (list: typeof before) =>
      list.matches({ list: 'loading' }) ||
      list.matches({ list: { shown: 'looking' } }) ||
      list.matches({ list: { shown: 'streaming' } });
    const { rows, found, all, spam, filters, opened } = after.context;
    // Nobody filters or opens what has not come.
    const isOtherQuestion =
      !refused && !after.matches({ list: 'loading' }) && questions.some((type) => sent(input, type));
    const begins =
      isLook(after) &&
      (!same(before.value.list, after.value.list) ||
        settled(input, 'awaitList', 'changes') ||
        isOtherQuestion);
    const isAsked =
      !!sent(input, 'list.retry') &&
      (['failed', { shown: 'waiting' }] as const).some((list) => before.matches({ list }));
    return (
      looks.length === (begins ? 1 : 0) &&
      (!isAsked || begins) &&
      did(effects, 'start awaitList').every((asked) =>
        same(asked, { rows, found, all, spam, filters, opened }),
      ) &&
      [...did(effects, 'start lookAtList'), ...did(effects, 'start lookAgain')].every((asked) =>
        same(asked, { filters, opened }),
      )
    );
  },
  'filters are as the owner sets them, one by one': ({ before, input, after }) => {
    const set = sent(input, 'filter.changed');
    if (set) return same(after.context.filters, { ...before.context.filters, [set.filter]: set.value });
    return same(after.context.filters, sent(input, 'filters.clear') ? nothing : before.context.filters);
  },
  'another question changes neither how the list is followed nor what is marked': ({
    before,
    input,
    after,
  }) => !questions.some((type) => sent(input, type)) || same(before.value, after.value),
  'the address says what is open': ({ before, input, after }) => {
    const changed = sent(input, 'address.changed');
    if (!changed) return after.context.opened === before.context.opened;
    const [, id = null] = /^#order-(.*)$/.exec(changed.hash) ?? [];
    return after.context.opened === id;
  },
  'an address that says the same changes nothing': ({ before, input, refused, after }) =>
    !sent(input, 'address.changed') || refused === (before.context.opened === after.context.opened),
  'a mark is shown at once, and sent once': ({ before, input, after, effects }) => {
    const wish = sent(input, 'message.mark');
    const isTaken = wish && !before.matches({ mark: 'sending' });
    const puts = did(effects, 'start putDone');
    if (!isTaken) return puts.length === 0;
    const wasDone = before.context.rows.some(({ id, doneAt }) => id === wish.id && doneAt !== null);
    const mark = { id: wish.id, done: !wasDone };
    return same(puts, [mark]) && same(after.context.mark, mark) && after.matches({ mark: 'sending' });
  },
  'while one mark is sent, another is refused': ({ before, input, refused }) =>
    !(sent(input, 'message.mark') && before.matches({ mark: 'sending' })) || refused,
  'a mark that was not kept is taken back, and that is said': ({ input, after }) => {
    const hasFailed = (['fails', 'gone'] as const).some((how) => settled(input, 'putDone', how));
    return !hasFailed || (after.matches({ mark: 'failed' }) && same(after.context.mark, noMark));
  },
  'a kept mark needs no more words': ({ input, after }) =>
    !settled(input, 'putDone', 'kept') ||
    (after.matches({ mark: 'idle' }) && same(after.context.mark, noMark)),
  'a mark changes only by the owner and the answer': ({ before, input, after }) =>
    !!sent(input, 'message.mark') ||
    (input.kind === 'settle' && input.actor === 'putDone') ||
    (input.kind === 'elapse' && after.matches({ mark: 'failed' }) && same(after.context.mark, noMark)) ||
    (same(after.context.mark, before.context.mark) &&
      after.matches({ mark: 'sending' }) === before.matches({ mark: 'sending' }) &&
      after.matches({ mark: 'failed' }) === before.matches({ mark: 'failed' })),
  'an ended session is reported, and ends the list': ({ input, effects, after }) => {
    const isEnded = signedOut.some((actor) => settled(input, actor, 'signedOut'));
    return (
      did(effects, 'reportSignedOut').length === (isEnded ? 1 : 0) &&
      (!isEnded || after.matches({ list: 'ended' })) &&
      (!settled(input, 'putDone', 'signedOut') ||
        (after.matches({ mark: 'idle' }) && same(after.context.mark, noMark)))
    );
  },
};
