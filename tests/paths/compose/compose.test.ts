// @vitest-environment node
import assert from 'node:assert/strict';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, createMachine } from 'xstate';
import { explore } from '../definition/explore.ts';
import type { Model } from '../definition/model.ts';
import { type Composition, type Parts, part } from './composition.ts';
import { type ExampleFaults, exampleLaws, exampleModels, examplePage } from './examplePage.ts';
import { CannotCompose, explorePage, type PageExploration } from './explorePage.ts';
import { pageViolations } from './pageLaws.ts';
import { meetingOf, pagePaths } from './pagePaths.ts';
import { walkPage } from './walkPage.ts';

const broken = (faults: ExampleFaults, reduces = true) => {
  const exploration = explorePage(examplePage(faults), { reduces });
  return Object.entries(exampleLaws).flatMap(([law, holds]) =>
    pageViolations(exploration, holds)
      .slice(0, 1)
      .map((story) => `${law}: ${story}`),
  );
};

describe('laws of a page', () => {
  it('hold where the machines meet as they should', () => expect(broken({})).toEqual([]));

  it.each<[ExampleFaults, string[]]>([
    [
      { opensOver: true },
      [
        'one dialog is open at a time: request: open → hash.typed',
        'the focus is in the open dialog: request: open → hash.typed',
      ],
    ],
    [{ keepsHash: true }, ['the address names the article that is open, and no other: hash.typed → back']],
    [
      { takesFocus: true },
      [
        'the focus is in the open dialog: request: open → request: send',
        'a notice never takes the focus: request: open → request: send',
      ],
    ],
  ])('find %j, which no machine alone has', (faults, stories) => {
    expect(broken(faults)).toEqual(stories);
    // The machines are the same: their own paths and laws cannot tell.
    const { parts } = examplePage(faults);
    for (const [name, model] of Object.entries(exampleModels))
      expect(parts[name as keyof typeof parts].model).toBe(model);
  });
});

/** What can be seen of all steps: exposed before and after, what the world did, and the messages. */
const visibleSteps = <P extends Parts, S extends object>({ steps }: PageExploration<P, S>): Set<string> =>
  new Set(
    steps
      .filter(({ from, to, messages }) => messages.length > 0 || seen(from.at) !== seen(to.at))
      .map(({ from, to, part, input, messages }) =>
        [seen(from.at), part, input, JSON.stringify(messages), seen(to.at)].join(' '),
      ),
  );
const seen = (at: unknown): string => JSON.stringify(at);

/** Repeatable chance. */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
};

/** A machine of six states, of which the page sees two kinds. It emits on some transitions and accepts messages in every state. */
const randomPart = (name: string, roll: (sides: number) => number) => {
  const states = ['s0', 's1', 's2', 's3', 's4', 's5'];
  const way = () => ({ target: states[roll(6)]!, ...(roll(4) === 0 ? { actions: 'tell' } : {}) });
  const machine = createMachine({
    id: name,
    initial: 's0',
    states: Object.fromEntries(
      states.map((state) => [
        state,
        { on: { a: way(), ...(roll(2) ? { b: way() } : {}), heard: { target: states[roll(6)]! } } },
      ]),
    ),
  }).provide({ actions: { tell: () => {} } });
  const bright = new Set(states.filter(() => roll(4) === 0));
  return part({
    model: { machine, events: {} } as unknown as Model<AnyStateMachine>,
    exposes: ({ value }) => bright.has(value as string),
    tells: { tell: () => ({ type: 'told', by: name }) },
    hears: ['heard'],
  });
};

/** Two random machines. What one tells the other hears, or itself as well. */
const randomPage = (seed: number, hearsItself = false) => {
  const roll = dice(seed);
  const parts = { left: randomPart('left', roll), right: randomPart('right', roll) };
  type Teller = keyof typeof parts;
  const other = { left: 'right', right: 'left' } as const;
  const event = { type: 'heard' };
  const page: Composition<typeof parts, { told: boolean }> = {
    name: `page ${seed}`,
    parts,
    start: { told: false },
    meets: {
      told: ({ page: { told } }, { by }: { by: Teller }) => ({
        page: { told: !told },
        sends: [{ to: other[by], event }, ...(hearsItself ? [{ to: by, event }] : [])],
      }),
    },
    possible: ({ page: { told } }, _, input) => !told || input !== 'b',
  };
  return page;
};

describe('the reduction', () => {
  for (const faults of [{}, { opensOver: true }, { keepsHash: true }, { takesFocus: true }]) {
    const reduced = explorePage(examplePage(faults));
    const full = explorePage(examplePage(faults), { reduces: false });
    it(`keeps all that can be seen of the example with ${JSON.stringify(faults)}, in ${reduced.states.size} states instead of ${full.states.size}`, () => {
      expect(visibleSteps(reduced)).toEqual(visibleSteps(full));
      expect(broken(faults)).toEqual(broken(faults, false));
      expect(reduced.states.size).toBeLessThan(full.states.size / 2);
    });
  }

  it('keeps all that can be seen of thirty random pages', () => {
    let [fewer, all] = [0, 0];
    for (let seed = 1; seed <= 30; seed++) {
      const reduced = explorePage(randomPage(seed));
      const full = explorePage(randomPage(seed), { reduces: false });
      expect(visibleSteps(reduced), `page ${seed}`).toEqual(visibleSteps(full));
      fewer += reduced.states.size;
      all += full.states.size;
    }
    expect([fewer, all]).toMatchInlineSnapshot(`
      [
        677,
        1034,
      ]
    `);
  });

  it('misses nothing where a machine hears itself, and says if only the quotients do something', () => {
    let spurious = 0;
    for (let seed = 1; seed <= 30; seed++) {
      const reduced = explorePage(randomPage(seed, true));
      const seenInFull = visibleSteps(explorePage(randomPage(seed, true), { reduces: false }));
      const more = visibleSteps(reduced);
      for (const each of seenInFull) expect(more.has(each), `page ${seed}: ${each}`).toBe(true);
      for (const step of reduced.steps) {
        const [only] = visibleSteps({ ...reduced, steps: [step] });
        if (only === undefined || seenInFull.has(only)) continue;
        spurious++;
        const law = () => pageViolations({ ...reduced, steps: [step] }, () => false);
        expect(law).toThrow('only the quotients, not the machines, do: ');
      }
    }
    expect(spurious).toBeGreaterThan(0);
  });

  it('lets no private step of one machine come between the steps of others', () => {
    const { quotients, states } = explorePage(examplePage());
    expect(quotients.request?.exploration.states.size).toBe(explore(exampleModels.request).states.size);
    // Closed and open: whatever has been typed, the visitor may still type something else before sending.
    expect(quotients.request?.exposed).toHaveLength(2);
    expect(states.size).toBeLessThan(40);
  });
});

describe('what it refuses and leaves out', () => {
  const { parts, meets, ...rest } = examplePage();
  it('an event that the model of a part does not have, with the story', () => {
    const sends = [{ to: 'notices', event: { type: 'shout' } }] as const;
    const page = { parts, ...rest, meets: { ...meets, notified: () => ({ sends }) } };
    expect(() => explorePage(page)).toThrow(
      new CannotCompose(
        'example: notified sends notices {"type":"shout"}, which its model does not have or calls impossible, after request: open',
      ),
    );
  });
  it('a message without a meeting point, and messages without an end', () => {
    const { notified: _, ...without } = meets;
    expect(() => explorePage({ parts, ...rest, meets: without })).toThrow(
      'no meeting point for the message notified',
    );
    const endless = {
      ...meets,
      notified: ({ parts: at }: { parts: { request: boolean | null } }) => ({
        sends: [{ to: 'request' as const, event: { type: at.request ? 'page.left' : 'open' } }],
      }),
    };
    const open = {
      ...parts,
      request: {
        ...parts.request,
        hears: ['page.left', 'open'],
        ownToo: ({ type }: { type: string }) => type === 'open',
      },
    };
    const again = { ...endless, 'dialog.closed': endless.notified, 'request.opened': endless.notified };
    expect(() => explorePage({ ...rest, parts: open, meets: again } as typeof page)).toThrow(
      'messages follow each other endlessly',
    );
  });
  const page = { parts, meets, ...rest };
  it('prints what the budget leaves out', () => {
    const exploration = explorePage(page, { budget: 5 });
    expect(exploration.unexplored).toBeGreaterThan(0);
    expect(exploration.summary).toMatch(/left out: \d+ states beyond the budget of 5$/);
    expect(explorePage(page).summary).toMatch(/left out: nothing$/);
  });
  it('counts what a bounded part hears no more', () => {
    const model = {
      ...exampleModels.notices,
      possible: (snapshot: { value: unknown }) => snapshot.value === 'none',
    };
    const some = { ...parts, notices: { ...parts.notices, model } };
    expect(() => explorePage({ ...page, parts: some } as typeof page)).toThrow(CannotCompose);
    const exploration = explorePage({ ...page, parts: some, bounded: ['notices'] } as typeof page);
    expect(exploration.cut).toBeGreaterThan(0);
    expect(exploration.summary).toContain('beyond what notices can hear');
  });
});

it('paths contain every meeting once, as steps of the machines themselves', () => {
  const exploration = explorePage(examplePage());
  const { paths, unreached } = pagePaths(exploration);
  expect(unreached).toEqual([]);
  const meetings = new Set(exploration.steps.flatMap((step) => meetingOf(step) ?? []));
  const walked = paths.flatMap(({ steps }) => steps.flatMap(({ step }) => meetingOf(step) ?? []));
  expect(new Set(walked)).toEqual(meetings);
  // Sending takes a text, which nobody but the machine notices.
  const sending = paths.flatMap(({ steps }) => steps).filter(({ step }) => step.input === 'send');
  expect(sending.flatMap(({ before }) => before.map(({ input }) => input.kind))).toContain('send');
});

it('a walk that fails at its start says so', async () => {
  const [path] = pagePaths(explorePage(examplePage())).paths;
  const check = async () => assert.fail('nothing there');
  const nothing = async () => {};
  await expect(walkPage(path!, { apply: nothing, act: nothing, check })).rejects.toThrow(
    'after the start:\nnothing there',
  );
});
