// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { createMachine } from 'xstate';
import { coverageOf } from '../coverage/coverageOf.ts';
import { everythingMachine } from '../definition/everythingMachine.ts';
import { explore } from '../definition/explore.ts';
import type { Model } from '../definition/model.ts';
import { enquiryLaws, enquiryStarts } from '../example/enquiry.laws.ts';
import { enquiryModel } from '../example/enquiry.model.ts';
import { coveringPaths } from '../walk/coveringPaths.ts';
import { distinguish } from './distinguish.ts';
import type { Laws } from './laws.ts';
import { mutantsOf } from './mutants.ts';
import { judge, type Oracle } from './survivors.ts';

const namesOf = (machine: Parameters<typeof mutantsOf>[0]) => [...mutantsOf(machine)].map(({ name }) => name);

describe('mutantsOf', () => {
  it('makes every plausible mistake once', () =>
    expect(
      namesOf(
        createMachine({
          id: 'm',
          initial: 'a',
          states: {
            a: {
              entry: ['one', 'two'],
              tags: 'busy',
              on: { GO: [{ guard: 'may', target: 'b', actions: ['x', 'y'] }, 'c'] },
            },
            b: { invoke: { src: 'load', id: 'load', input: 1, onDone: 'c' }, exit: 'bye' },
            c: { type: 'final' },
          },
        } as never),
      ),
    ).toEqual([
      'a: GO: removed',
      'a: GO: candidates reversed',
      'a: GO: #1 removed',
      'a: GO: #1 guard removed',
      'a: GO: #1 guard never',
      'a: GO: #1 actions removed',
      'a: GO: #1 action #1 removed',
      'a: GO: #1 action #2 removed',
      'a: GO: #1 target removed',
      'a: GO: #1 goes to a',
      'a: GO: #1 goes to c',
      'a: GO: #2 removed',
      'a: GO: #2 target removed',
      'a: GO: #2 goes to a',
      'a: GO: #2 goes to b',
      'a: entry removed',
      'a: entry #1 removed',
      'a: entry #2 removed',
      'a: tags removed',
      '(root): starts in b',
      'b: onDone(load): removed',
      'b: onDone(load): target removed',
      'b: onDone(load): goes to a',
      'b: onDone(load): goes to b',
      'b: exit removed',
      'b: invoke removed',
      'b: input of load removed',
      '(root): starts in c',
      'c: not final',
    ]));

  it('handles root transitions, delays, histories, `always` and `onDone`', () => {
    const names = namesOf(everythingMachine);
    expect(names).toContain('working.waiting: after short: takes long');
    expect(names).toContain('working: done: candidates reversed');
    expect(names).toContain('working.failed: always: guard removed');
    expect(names).not.toContain('working.where: deep');
    expect(new Set(names).size).toBe(names.length);
    const root = createMachine({ id: 'm', initial: 'a', on: { GO: '.b' }, states: { a: {}, b: {} } });
    expect(namesOf(root)).toContain('(root): GO: goes to .a');
  });

  it('does not change the machine itself', () => {
    const before = JSON.stringify(everythingMachine.config);
    expect(namesOf(everythingMachine).length).toBe(108);
    expect(JSON.stringify(everythingMachine.config)).toBe(before);
  });
});

describe('judge', () => {
  const oracle = {
    model: enquiryModel,
    laws: enquiryLaws,
    starts: enquiryStarts,
    goal: (snapshot) => snapshot.matches('closed'),
  } satisfies Oracle<typeof enquiryModel.machine>;

  const backIsWrong = [
    'open.details: back: removed',
    'open.details: back: target removed',
    'open.details: back: goes to details',
    'open.contact: back: removed',
    'open.contact: back: target removed',
    'open.contact: back: goes to topic',
    'open.contact: back: goes to contact',
  ];

  it('detects every mutant of the example, and reports how', () => {
    const { mutants, survivors, killed } = judge(oracle);
    expect(survivors).toEqual([]);
    expect(mutants.length).toBe(97);
    expect(killed['open.details: back: removed']).toBe('back undoes next');
    expect(killed['open.sending: onError(send): removed']).toMatch('it throws');
  });

  it('returns the mutants that survive without a law', () => {
    const { 'back undoes next': _, ...laws } = enquiryLaws;
    expect(judge({ ...oracle, laws }).survivors).toEqual(backIsWrong);
  });

  it('tells the shortest story that distinguishes a survivor, or that there is none', () => {
    const { 'back undoes next': _, ...laws } = enquiryLaws;
    const { stories } = judge({ ...oracle, laws });
    expect(stories['open.details: back: removed']).toBe(
      'open → topic.changed {"value":"order"} → next → back: state {"open":"topic"}, not {"open":"details"}',
    );
    const machine = createMachine({ id: 'm', initial: 'a', states: { a: { on: { GO: 'b' } }, b: {} } });
    const model = { machine, events: {} } as Model<typeof machine>;
    expect(distinguish(model, machine)).toBeNull();
    expect(distinguish(model, machine, 1)).toBe('no story within 1 pairs of states, and there are more');
  });

  it('comes to the same verdict when it walks paths first', () => {
    const { paths } = coveringPaths(enquiryModel);
    const { 'back undoes next': _, ...laws } = enquiryLaws;
    const { mutants, survivors } = judge({ ...oracle, laws, paths });
    expect([mutants.length, survivors]).toEqual([97, backIsWrong]);
  });

  it('detects endless loops', () => {
    const machine = createMachine({
      id: 'm',
      initial: 'a',
      states: {
        a: { always: { guard: () => false, target: 'b' } },
        b: { always: { guard: () => true, target: 'a' } },
      },
    });
    const model = { machine, events: {} } as Model<typeof machine>;
    const { killed } = judge({
      model,
      laws: {} as Laws<typeof machine>,
      starts: () => true,
      goal: () => true,
      unreachable: coverageOf(explore(model)).uncovered,
    });
    expect(killed['a: always: guard removed']).toMatch('transitions follow each other endlessly');
  });
});
