// @vitest-environment node
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assign, createMachine, fromPromise, setup } from 'xstate';
import { explore } from '../definition/explore.ts';
import type { Model } from '../definition/model.ts';
import { replaysOf } from '../failures/failures.ts';
import { failuresFolder } from '../failures/files.ts';
import { mustEnd } from '../failures/mustEnd.ts';
import { leadsTo, never, type TemporalLaws, until } from '../laws/temporal.ts';
import { play } from '../walk/play.ts';
import { actorWorld } from './actorWorld.ts';
import { type Judged, judgedChecks, replayJudged } from './judgedChecks.ts';

type Machine = ReturnType<typeof createMachine>;
type Snapshot = { readonly value: unknown };
const is =
  (...values: string[]) =>
  ({ value }: Snapshot) =>
    values.includes(String(value));

/** Files are read once, so each test has a suite of its own name. */
let count = 0;
beforeEach(() => void count++);

/** It sends a letter. What happens after a failure is up to the test. */
const letter = (onError: string) =>
  setup({ actors: { send: fromPromise(async () => {}) } }).createMachine({
    id: 'letter',
    initial: 'editing',
    states: {
      editing: { on: { SEND: 'sending' } },
      sending: { invoke: { id: 'send', src: 'send', onDone: 'sent', onError } as never },
      waiting: { after: { 100: 'sending' } },
      failed: { on: { SEND: 'sending' } },
      sent: {},
    },
  });
const outcomes = { send: { succeeds: { output: 1 }, fails: { error: new Error('no') } } };

const suiteOf = (machine: unknown, more: Partial<Judged<Machine>> = {}, model: object = {}) =>
  ({
    name: `judged${count}`,
    model: { machine, events: {}, outcomes, ...model } as unknown as Model<Machine>,
    laws: {},
    starts: () => true,
    goal: () => true,
    ...more,
  }) as Judged<Machine>;

const explorationOf = ({ model }: Judged<Machine>) => explore(model);
const messageOf = async (check: Promise<void>): Promise<string> =>
  check.then(
    () => 'passes',
    (error: Error) => error.message,
  );

interface Tries {
  readonly context: { readonly tries: number };
}

/** What a replay of the file says of a machine. */
const replayed = async (suite: Judged<Machine>): Promise<string> => {
  const [replay, another] = replaysOf(`judged${count}`, 'actor', suite.model);
  if (!replay || another) throw new Error('there is not one replay');
  return messageOf(replay.run((path, failure) => replayJudged(suite, explorationOf(suite), path, failure)));
};
/** As {@link replayed}, where only the script's screens are known. */
const replayedOnView = async ({ model }: Judged<Machine>): Promise<string> => {
  const [replay] = replaysOf(`judged${count}`, 'view', model);
  return messageOf(
    replay!.run(async (path, failure) => {
      const world = actorWorld(model);
      await play(path, world);
      await mustEnd(model, path, failure, world);
    }),
  );
};

/** Runs a check that fails; the file is the one to replay then. */
const handedOn = async (
  level: string,
  suite: Judged<Machine>,
  run: (checks: ReturnType<typeof judgedChecks<Machine>>) => Promise<void>,
) => {
  const file = join(failuresFolder, `judged${count}-${level}-1.json`);
  const message = await messageOf(run(judgedChecks(suite, explorationOf(suite))));
  expect(message).toMatch(new RegExp(`npm run replay \\S+judged${count}-${level}-1\\.json$`));
  vi.stubEnv('PATHS_REPLAY', file);
  const { steps, failure } = JSON.parse(readFileSync(file, 'utf8'));
  return { steps: steps.map(({ event, settles }: never) => settles ?? event), failure, file };
};

afterEach(() => {
  for (const level of ['temporal', 'deadlock', 'starts', 'unrepeatable', 'laws'])
    rmSync(join(failuresFolder, `judged${count}-${level}-1.json`), { force: true });
  vi.unstubAllEnvs();
});

describe('a law over time that is broken', () => {
  const title = 'whoever sends hears the end of it';
  const temporal: TemporalLaws<Machine> = { [title]: leadsTo(is('sending'), is('sent', 'failed')) };

  it('by a loop is a file with the loop twice, which is judged again on every level', async () => {
    const suite = suiteOf(letter('waiting'), { temporal });
    const { steps, failure } = await handedOn('temporal', suite, (checks) =>
      checks.temporal(1, title, temporal[title]!),
    );
    expect(failure).toMatchObject({ what: title, after: 5, loop: 2 });
    expect(steps).toHaveLength(5);
    expect(await replayed(suite)).toBe(`${title}, and the last 2 steps for ever`);
    expect(await replayedOnView(suite)).toBe(
      `${title}: the last 2 steps lead to the same screen, and for ever`,
    );
    // A machine that gives up after the third time.
    const tired = setup({ actors: { send: fromPromise(async () => {}) } }).createMachine({
      id: 'letter',
      context: { tries: 0 },
      initial: 'editing',
      states: {
        editing: { on: { SEND: 'sending' } },
        sending: {
          entry: assign({ tries: ({ context }: Tries) => context.tries + 1 }),
          invoke: {
            id: 'send',
            src: 'send',
            onDone: 'sent',
            onError: [{ guard: ({ context }: Tries) => context.tries > 3, target: 'failed' }, 'waiting'],
          },
        },
        waiting: { after: { 100: 'sending' } },
        failed: {},
        sent: {},
      },
    } as never);
    expect(await replayed(suiteOf(tired, { temporal }))).toBe('passes');
    expect(await replayedOnView(suiteOf(tired))).toBe('passes');
  });

  it('by silence is a file that a level waits for', async () => {
    const quiet: TemporalLaws<Machine> = { [title]: leadsTo(is('sending'), is('sent')) };
    const suite = suiteOf(letter('failed'), { temporal: quiet });
    const { failure } = await handedOn('temporal', suite, (checks) =>
      checks.temporal(1, title, quiet[title]!),
    );
    expect(failure).toMatchObject({ after: 2, loop: 0 });
    expect(await replayed(suite)).toBe(`${title}, and then nothing comes by itself`);
    expect(await replayedOnView(suite)).toBe(`${title}: then nothing comes by itself, and the screen stays`);
    const again = suiteOf(letter('waiting'), { temporal: quiet });
    expect(await replayed(again)).toBe('passes');
    expect(await replayedOnView(again)).toBe('passes');
  });

  it.each([
    ['never', never<Machine>(is('failed'))],
    ['until', until<Machine>(is('sending'), is('sent'))],
  ])('at once is a file without a loop (%s)', async (_, law) => {
    const suite = suiteOf(letter('failed'), { temporal: { [title]: law } });
    const { failure } = await handedOn('temporal', suite, (checks) => checks.temporal(1, title, law));
    expect(failure).toMatchObject({ after: 2 });
    expect(failure).not.toHaveProperty('loop');
    expect(await replayed(suite)).toBe(title);
    expect(await replayed({ ...suite, temporal: {} })).toContain('there is no law «whoever sends');
    expect(await replayed({ ...suite, temporal: { [title]: never(is('gone')) } })).toBe('passes');
    expect(await replayedOnView(suite)).toBe('passes');
  });

  it('is not broken by a loop in which what would happen by itself is kept waiting', async () => {
    const suite = suiteOf(letter('waiting'), { temporal });
    const { file } = await handedOn('temporal', suite, (checks) =>
      checks.temporal(1, title, temporal[title]!),
    );
    // Today's machine may be pressed in a loop, while its timer would fire.
    const pressed = createMachine({
      id: 'letter',
      initial: 'editing',
      states: {
        editing: { on: { SEND: 'sending' } },
        sending: { on: { A: 'waiting' }, after: { 10: 'sent' } },
        waiting: { on: { B: 'sending' }, after: { 10: 'sent' } },
        sent: {},
      },
    });
    const recording = JSON.parse(readFileSync(file, 'utf8'));
    const event = (type: string) => ({ actor: 0, at: 0, event: { type }, state: 'any' });
    const events = ['SEND', 'A', 'B', 'A', 'B'].map(event);
    const other = file.replace('-1.', '-2.');
    writeFileSync(other, JSON.stringify({ ...recording, steps: events }));
    vi.stubEnv('PATHS_REPLAY', other);
    const often = suiteOf(pressed, { temporal }, { outcomes: {} });
    expect(await replayed(often)).toContain('for ever');
    expect(
      await replayed({
        ...often,
        temporal: { [title]: leadsTo(is('sending'), is('sent'), { atRest: true }) },
      }),
    ).toBe('passes');
    rmSync(other);
  });
});

describe('other verdicts', () => {
  it('a deadlock is a file', async () => {
    const goal = is('editing', 'sent');
    const machine = createMachine({
      id: 'letter',
      initial: 'editing',
      states: { editing: { on: { SEND: 'sending' } }, sending: { on: { FAIL: 'stuck' } }, stuck: {} },
    });
    const stuck = suiteOf(machine, { goal }, { outcomes: {} });
    const { failure } = await handedOn('deadlock', stuck, (checks) => checks.deadlock());
    expect(failure).toMatchObject({ after: 1, what: 'no goal can be reached' });
    expect(await replayed(stuck)).toBe('no goal can be reached');
    expect(await replayed({ ...stuck, goal: is('stuck') })).toBe('passes');
  });

  it('a wrong start is a file without steps, with the input', async () => {
    const machine = createMachine({
      id: 'letter',
      context: ({ input }: { input: string }) => ({ text: input }),
    } as never);
    const starts = ({ snapshot }: { snapshot: { context: { text?: string } } }) =>
      snapshot.context.text !== 'b';
    const suite = suiteOf(machine, { starts } as never, { inputs: ['b', 'a'], outcomes: {} });
    const { steps, failure } = await handedOn('starts', suite, (checks) => checks.starts());
    expect([steps, failure.after]).toEqual([[], 0]);
    expect(await replayed(suite)).toContain('the start is not correct: {"input":"b"');
    expect(await replayed({ ...suite, starts: () => true })).toBe('passes');
  });

  it('a step that reads the clock is a file', async () => {
    const on = (at: () => number) =>
      createMachine({
        id: 'letter',
        context: { at: 0 },
        on: { NOW: { actions: assign({ at }) } },
      });
    const { now } = Date;
    vi.spyOn(Date, 'now').mockReturnValue(1);
    const suite = suiteOf(
      on(() => Date.now()),
      {},
      { outcomes: {}, possible: ({ context }: { context: { at: number } }) => context.at === 0 },
    );
    const { failure } = await handedOn('unrepeatable', suite, (checks) => checks.unrepeatable());
    expect(failure).toMatchObject({ after: 1 });
    expect(await replayed(suite)).toBe('it depends on the clock or on chance');
    expect(
      await replayed({
        ...suite,
        ...suiteOf(
          on(() => 1),
          {},
          { outcomes: {} },
        ),
      }),
    ).toBe('passes');
    vi.restoreAllMocks();
    expect(Date.now).toBe(now);
  });

  it('writes nothing where the check passes, or without a budget, and removes the file of before', async () => {
    const suite = suiteOf(letter('failed'));
    const { file } = await handedOn('laws', suite, (checks) => checks.law(1, 'a law', () => false));
    vi.stubEnv('PATHS_TRIES', '0');
    const checks = judgedChecks(suite, explorationOf(suite));
    expect(await messageOf(checks.law(1, 'a law', () => false))).not.toContain('replay');
    vi.stubEnv('PATHS_TRIES', '1');
    await checks.law(1, 'a law', () => true);
    expect(() => readFileSync(file)).toThrow('ENOENT');
  });
});
