import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { walkJudged } from '../actor/walkJudged.ts';
import { everythingModel } from '../definition/everythingMachine.ts';
import { revive, tag } from '../definition/tagged.ts';
import { enquiryModel } from '../example/enquiry.model.ts';
import {
  coveringPaths,
  describe as describeInput,
  explore,
  type Model,
  type Path,
  play,
  uiWorld,
} from '../index.ts';
import { domUi } from '../view.ts';
import { failuresOf, replaysOf } from './failures.ts';
import { commandFor, failuresFolder } from './files.ts';
import { LampView, lampModel, lampScript } from './lamp.tsx';
import { pathAlong, pathOf, recordingOf } from './recordedPath.ts';
import { type Budget, shrink } from './shrink.ts';

type Machine = typeof enquiryModel.machine;
const enquiry = explore(enquiryModel);
const lamp = explore(lampModel);
const failure = { suite: 'lamp', level: 'view', after: 0, what: '' } as const;

/** A path of the enquiry that comes to a state after 30 steps at the earliest, on many detours. */
const pathTo = (state: string): Path<Machine> => {
  const paths = coveringPaths(enquiryModel, { cover: 'pairs', maxSteps: 60 }, enquiry).paths;
  const isThere = (path: Path<Machine>) =>
    path.steps.findIndex(({ to }) => JSON.stringify(to.snapshot.value).includes(state));
  const path = paths.find((each) => isThere(each) >= 29);
  if (!path) throw new Error(`there is no path: ${paths.map(isThere)}`);
  return path;
};

/** An actor whose world fails in a state. */
const failsIn = (state: string) => async (path: Path<Machine>) => {
  const after = path.steps.findIndex(({ to }) => JSON.stringify(to.snapshot.value).includes(state));
  return after < 0 ? null : after + 1;
};
const wordsOf = ({ steps }: Path<Machine>): string[] => steps.map(({ input }) => describeInput(input));

describe('a failing path', () => {
  const shortest = [
    'open',
    'topic.changed {"value":"order"}',
    'next',
    'message.changed {"value":"10 letters"}',
    'next',
    'email.changed {"value":"ada@ex.org"}',
    'submit',
  ];

  it('of 30 steps or more shrinks to the seven that it needs', async () => {
    const path = pathTo('sending');
    const walk = failsIn('sending');
    const after = (await walk(path)) ?? 0;
    expect(after).toBeGreaterThanOrEqual(30);
    const budget: Budget = { left: 60 };
    const shrunk = await shrink(enquiry, path, after, walk, budget);
    expect(wordsOf(shrunk.path)).toEqual(shortest);
    expect(shrunk.isShortest).toBe(true);
    expect(budget.left).toBeGreaterThan(40);
  });

  it('says when the budget ends first', async () => {
    const path = pathTo('sending');
    const walk = failsIn('sending');
    const after = (await walk(path)) ?? 0;
    const { isShortest } = await shrink(enquiry, path, after, walk, { left: 2 });
    expect(isShortest).toBe(false);
  });

  it('gets the shortest payloads of the model that it fails with', async () => {
    const name = { kind: 'send', event: { type: 'name.changed', value: 'the one on the desk' } } as const;
    const path = pathAlong(lampModel, undefined, [() => name]);
    const isNamed = async ({ steps }: Path<typeof lampModel.machine>) =>
      steps.at(-1)?.to.snapshot.context.name ? steps.length : null;
    const { path: shrunk } = await shrink(lamp, path!, 1, isNamed, { left: 10 });
    expect(shrunk.name).toBe('name.changed {"value":"desk"}');
  });

  it.each([
    ['enquiry', enquiryModel],
    ['everything', everythingModel],
  ] as unknown as readonly (readonly [string, Model<AnyStateMachine>])[])(
    'comes back from its file: timers, outcomes and refusals of %s',
    (_, model) => {
      for (const path of coveringPaths(model).paths) {
        const recording = JSON.parse(JSON.stringify(recordingOf(model, path, failure)));
        const again = pathOf(model, recording);
        const inputs = ({ steps }: Path<AnyStateMachine>) =>
          steps.map(({ input, refused }) => ({ input, refused }));
        expect(inputs(again)).toEqual(inputs(path));
        expect(again.start.input).toEqual(path.start.input);
      }
    },
  );

  it('cannot be walked any more once the machine runs no such actor', () => {
    const recording = recordingOf(lampModel, lampPath(['switch']), failure);
    const settles = { actor: 'send', outcome: 'fails' };
    const steps = recording.steps.map((step) => ({ ...step, settles }));
    expect(() => pathOf(lampModel, { ...recording, steps })).toThrow('not possible any more');
  });

  it('keeps the time that passes between the timers', () => {
    const wait = { kind: 'elapse', ms: 999, delay: 1_000, event: { type: '' } } as const;
    const inputs = [send({ type: 'switch' }), wait, send({ type: 'name.changed', value: 'desk' })];
    const path = pathAlong(
      lampModel,
      undefined,
      inputs.map((input) => () => input),
    );
    const again = pathOf(lampModel, recordingOf(lampModel, path!, failure));
    expect(again.steps.map(({ to }) => to.timers.map(({ ms }) => ms))).toEqual([[1_000], [1], [1]]);
  });
});

const send = (event: { type: 'switch' } | { type: 'name.changed'; value: string }) =>
  ({ kind: 'send', event }) as const;
const lampPath = (words: readonly string[]): Path<typeof lampModel.machine> => {
  const inputs = words.map((word) =>
    send(word === 'switch' ? { type: 'switch' } : { type: 'name.changed', value: word }),
  );
  const path = pathAlong(
    lampModel,
    undefined,
    inputs.map((input) => () => input),
  );
  if (!path) throw new Error('it is not possible');
  return path;
};

describe('a faulty view', () => {
  const file = join(failuresFolder, 'lamp-view-1.json');
  const begin = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  beforeEach(() => void begin());
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllEnvs();
    rmSync(file, { force: true });
  });
  const walk = async (path: Path<typeof lampModel.machine>) => {
    render(<LampView />);
    const ui = domUi();
    // The usual check would wait for two seconds before it fails.
    const check = async ({ snapshot }: { snapshot: { value: unknown } }) =>
      expect((await ui.readScreen()).status).toEqual(snapshot.value === 'on' ? ['On'] : []);
    await play(path, { ...uiWorld(lampScript, ui), check });
  };
  const walkAgain = (path: Path<typeof lampModel.machine>) => {
    cleanup();
    return walk(path);
  };
  const walkOnActor = (path: Path<typeof lampModel.machine>) =>
    walkJudged({ model: lampModel, laws: {}, starts: () => true }, path);
  const failing = lampPath(['switch', 'switch', 'the one on the desk', 'desk', '', 'desk', 'switch', '']);

  it('is told by two steps of eight, in a file that fails on the view and passes on the actor', async () => {
    const error = await failuresOf('lamp', 'view', lamp)
      .walk(1, failing, walk, walkAgain)
      .catch((caught: Error) => caught);
    expect((error as Error).message).toMatch(
      /8 steps, of which 2 are enough \(\d+ of at most 60 walks; none can be left out\):\n {2}.*\nnpm run replay \S+lamp-view-1\.json$/,
    );
    const { steps, failure: recorded } = JSON.parse(readFileSync(file, 'utf8'));
    expect(steps.map(({ event }: { event: object }) => event)).toEqual([
      { type: 'switch' },
      { type: 'name.changed', value: 'desk' },
    ]);
    expect(recorded).toMatchObject({ suite: 'lamp', level: 'view', after: 2 });

    vi.stubEnv('PATHS_REPLAY', file);
    cleanup();
    const [onView] = replaysOf('lamp', 'view', lampModel);
    await expect(onView?.run(walk)).rejects.toThrow('after switch → name.changed {"value":"desk"}:');
    const [onActor] = replaysOf('lamp', 'actor', lampModel);
    await onActor?.run(walkOnActor);
    expect(replaysOf('another', 'view', lampModel)).toEqual([]);
  });

  it('leaves no file once the path passes, nor without a budget', async () => {
    vi.stubEnv('PATHS_TRIES', '0');
    await expect(failuresOf('lamp', 'view', lamp).walk(1, failing, walk, walkAgain)).rejects.toThrow(
      /^(?![\s\S]*npm run replay)/,
    );
    expect(existsSync(file)).toBe(false);
    vi.stubEnv('PATHS_TRIES', '5');
    const failures = failuresOf('lamp', 'view', lamp);
    await failures.walk(1, failing, walkAgain).catch(() => {});
    expect(existsSync(file)).toBe(true);
    await failures.walk(1, failing, async () => {});
    expect(existsSync(file)).toBe(false);
  });

  it('is not shrunk where a second walk ends otherwise', async () => {
    const error = await failuresOf('lamp', 'view', lamp)
      .walk(1, failing, walk, () => Promise.reject(new Error('left over')))
      .catch((caught: Error) => caught);
    expect((error as Error).message).toContain('a second walk ends otherwise');
  });
});

it('a path is judged again on the actor, by the laws and the start', async () => {
  type Lamp = { after: { value: unknown; context: { name: string } } };
  const laws = {
    'it has no name while it is on': ({ after }: Lamp) => after.value !== 'on' || after.context.name === '',
  };
  const judges = { model: lampModel, laws, starts: () => true };
  const path = lampPath(['desk', 'switch']);
  await expect(walkJudged(judges, path)).rejects.toThrow('it has no name while it is on');
  await expect(walkJudged({ ...judges, laws: {} }, path)).resolves.toBeUndefined();
  await expect(walkJudged({ ...judges, starts: () => false }, path)).rejects.toThrow('the start');
});

it('names the command that a project has', () => {
  const project = mkdtempSync(join(tmpdir(), 'project-'));
  const commands = (manifest: object) => {
    writeFileSync(join(project, 'package.json'), JSON.stringify(manifest));
    return (['view', 'browser'] as const).map((level) =>
      commandFor(level, join(process.cwd(), 'a.json'), project),
    );
  };
  expect(commands({ scripts: { replay: 'replay' } })).toEqual(Array(2).fill('npm run replay a.json'));
  expect(commands({ scripts: { test: 'vitest' } })).toEqual([
    'PATHS_REPLAY=a.json npx vitest run -t replays',
    'PATHS_REPLAY=a.json npx playwright test -g replays',
  ]);
  expect(commands({})).toEqual(commands({ scripts: {} }));
  rmSync(project, { recursive: true });
});

it('keeps in JSON what JSON has not', () => {
  const value = {
    numbers: [1, -0, Number.NaN, Number.POSITIVE_INFINITY, 10n],
    nothing: undefined,
    at: new Date(5),
    set: new Set(['a', new Map([[1, null]])]),
    error: new TypeError('offline'),
    $: 'an own key',
  };
  const again = revive(JSON.parse(JSON.stringify(tag(value)))) as typeof value;
  expect(again).toEqual(value);
  expect(again.error.name).toBe('TypeError');
  const file = revive(tag(new File(['abc'], 'a.txt'))) as File;
  expect([file.name, file.size]).toEqual(['a.txt', 3]);
  expect(tag([() => {}, Symbol('s'), new (class A {})()])).toEqual([
    { $: 'function' },
    { $: 'symbol' },
    { $: 'object' },
  ]);
});
