// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { deskLaws, deskStarts } from './desk.laws.ts';
import { deskModel, rows } from './desk.model.ts';
import { isDone, noFilters, noMark, openedIn, orderHash, rowsShown } from './deskRules.ts';

machineSuite({
  name: 'desk',
  model: deskModel,
  laws: deskLaws,
  starts: deskStarts,
  temporal: {
    'a mark is kept or taken back': leadsTo(
      (snapshot) => snapshot.matches({ mark: 'sending' }),
      (snapshot) => !snapshot.matches({ mark: 'sending' }),
      { atRest: true },
    ),
    'the list is looked at again and again, unless nobody looks': leadsTo(
      (snapshot) =>
        snapshot.matches({ list: { shown: 'resting' } }) || snapshot.matches({ list: { shown: 'waiting' } }),
      (snapshot) =>
        snapshot.matches({ list: { shown: 'asleep' } }) ||
        snapshot.matches({ list: { shown: 'looking' } }) ||
        snapshot.matches({ list: { shown: 'streaming' } }),
      { atRest: true },
    ),
  },
  goal: (snapshot) => snapshot.matches({ list: 'shown' }) || snapshot.matches({ list: 'ended' }),
});

describe('desk: rules', () => {
  const names = (filters: Partial<typeof noFilters>) =>
    rowsShown({ rows, filters: { ...noFilters, ...filters }, mark: noMark }).map(({ name }) => name);

  it('finds by words of the reference, the name, the address and the subject', () => {
    expect(names({})).toEqual(['Ada Lovelace', 'Grace Hopper', 'Alan Turing']);
    expect(names({ text: ' ADA  cleanup ' })).toEqual(['Ada Lovelace']);
    expect(names({ text: 'bbbb' })).toEqual(['Grace Hopper']);
    expect(names({ text: 'example.net' })).toEqual(['Alan Turing']);
    expect(names({ text: 'ada invoice' })).toEqual([]);
  });

  it('filters by state, turn and kind together', () => {
    expect(names({ state: 'offered' })).toEqual(['Alan Turing']);
    expect(names({ turn: 'owner' })).toEqual(['Ada Lovelace']);
    expect(names({ turn: 'nobody' })).toEqual(['Grace Hopper']);
    expect(names({ kind: 'request' })).toEqual(['Ada Lovelace', 'Alan Turing']);
    expect(names({ kind: 'request', turn: 'visitor' })).toEqual(['Alan Turing']);
  });

  it('shows nothing before the list has come', () =>
    expect(rowsShown({ rows: [], filters: noFilters, mark: noMark })).toEqual([]));

  it('a mark comes before what the server said', () => {
    const [row] = rows;
    if (!row) throw new Error('no row');
    expect(isDone({ mark: noMark }, row)).toBe(false);
    expect(isDone({ mark: { id: row.id, done: true } }, row)).toBe(true);
    expect(isDone({ mark: { id: 'another', done: true } }, row)).toBe(false);
    expect(isDone({ mark: noMark }, { ...row, doneAt: row.since })).toBe(true);
  });

  it('an address names what is open', () => {
    expect(openedIn(`#${orderHash('x-1')}`)).toBe('x-1');
    expect(openedIn('#main')).toBeNull();
    expect(openedIn('')).toBeNull();
  });
});
