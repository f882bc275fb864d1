// @vitest-environment node
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createActor, type EventFrom, type SnapshotFrom } from 'xstate';
import { explore, violations } from '../../tests/paths/index.ts';
import { choiceLaws } from './choice.laws.ts';
import { createChoiceMachine } from './createChoiceMachine.ts';

const options = ['left', 'middle', 'right'] as const;
const machine = createChoiceMachine({
  id: 'side',
  description: 'One of three sides.',
  verb: 'open',
  options,
  initial: 'middle',
  hashPrefix: '#side-',
});

const laws = choiceLaws({ verb: 'open', prefix: '#side-', initial: 'middle', others: ['left', 'right'] });
const hashes = ['#side-left', '#side-right', '#side-middle', '#side-', '#side-left-', '#main', ''];
const events = { 'address.changed': hashes.map((hash) => ({ hash })) };

describe('a choice', () => {
  it('starts with its initial option, which need not be the first', () => {
    expect(createActor(machine).getSnapshot().value).toBe('middle');
    expect([machine.id, machine.root.description]).toEqual(['side', 'One of three sides.']);
  });

  it('has one state for each option, in order, and no others', () => {
    expect(Object.keys(machine.states)).toEqual([...options]);
    expect(machine.events).toEqual([...options.map((option) => `${option}.open`), 'address.changed']);
  });

  it.each(options.flatMap((from) => options.map((to) => [from, to] as const)))(
    'goes from %s to %s',
    (from, to) => {
      const actor = createActor(machine).start();
      actor.send({ type: `${from}.open` });
      actor.send({ type: `${to}.open` });
      expect(actor.getSnapshot().value).toBe(to);
    },
  );

  it.each(Object.entries(laws))('obeys the law: %s', (_, law) =>
    expect(violations(explore({ machine, events }), law)).toEqual([]),
  );

  it('is typed by its options and its verb', () => {
    type Machine = typeof machine;
    expectTypeOf<EventFrom<Machine>>().toEqualTypeOf<
      | { type: 'left.open' }
      | { type: 'middle.open' }
      | { type: 'right.open' }
      | { type: 'address.changed'; hash: string }
    >();
    expectTypeOf<SnapshotFrom<Machine>['value']>().toEqualTypeOf<(typeof options)[number]>();
    expectTypeOf<Parameters<SnapshotFrom<Machine>['matches']>>().toEqualTypeOf<[(typeof options)[number]]>();
  });
});
