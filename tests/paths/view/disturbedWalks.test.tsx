// @proof thorough
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cleanup } from '@testing-library/react';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { assign, type InspectionEvent, setup } from 'xstate';
import { actorWorld } from '../actor/actorWorld.ts';
import { replaysOf } from '../failures/failures.ts';
import { failuresFolder } from '../failures/files.ts';
import type { NoControls } from '../screen/script.ts';
import { burstsOf } from '../walk/bursts.ts';
import { coveringPaths } from '../walk/coveringPaths.ts';
import { play } from '../walk/play.ts';
import { playBursts } from './bursts.ts';
import { disturbView } from './disturb.ts';
import { disturbedWalks } from './disturbedWalks.ts';
import { opener, type ViewSuite } from './opener.ts';

const begin = () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const end = () => {
  cleanup();
  vi.useRealTimers();
};
beforeEach(begin);
afterEach(() => {
  end();
  vi.unstubAllEnvs();
});

const counterMachine = setup({
  types: {
    context: {} as { count: number },
    events: {} as { type: 'count.changed'; value: number } | { type: 'switch' },
  },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  initial: 'off',
  on: { 'count.changed': { actions: assign(({ event }) => ({ count: event.value })) } },
  states: { off: { on: { switch: 'on' } }, on: { on: { switch: 'off' } } },
});
type Fault = 'adds to what is rendered' | 'counts when it is offline';

/** Its view with a fault, if any, that shows while it is on. */
const Counter = ({ inspect, fault }: { inspect: (event: InspectionEvent) => void; fault?: Fault }) => {
  const [{ value, context }, send, actor] = useMachine(counterMachine, { inspect });
  const isOn = value === 'on';
  const add = () => {
    const isStale = isOn && fault === 'adds to what is rendered';
    const { count } = isStale ? context : actor.getSnapshot().context;
    send({ type: 'count.changed', value: count + 1 });
  };
  useEffect(() => {
    if (!isOn || fault !== 'counts when it is offline') return;
    window.addEventListener('offline', add);
    return () => window.removeEventListener('offline', add);
  });
  return (
    <main>
      <button type="button" onClick={add}>
        Add
      </button>
      <button type="button" aria-pressed={isOn} onClick={() => send({ type: 'switch' })}>
        Switch
      </button>
      <output>{context.count}</output>
    </main>
  );
};
const suiteWith = (name: string, fault?: Fault): ViewSuite<typeof counterMachine, NoControls> => {
  const shows = ({ context: { count } }: { context: { count: number } }) => ({
    buttons: { Add: true, Switch: true },
    status: [`${count}`],
  });
  return {
    name,
    model: {
      machine: counterMachine,
      events: { 'count.changed': [1, 2, 3].map((value) => ({ value })) },
      possible: ({ context }, event) => !('value' in event) || event.value === context.count + 1,
    },
    script: {
      aspects: ['buttons', 'status'],
      drive: { 'count.changed': (ui) => ui.press('Add'), switch: (ui) => ui.press('Switch') },
      shows: { off: shows, on: shows },
    },
    render: ({ inspect }) => <Counter inspect={inspect} {...(fault ? { fault } : {})} />,
  };
};

const walksOf = (suite: ReturnType<typeof suiteWith>) => {
  const covering = coveringPaths(suite.model, { cover: 'pairs' });
  const { name, script } = suite;
  const open = opener(suite);
  const walks = disturbedWalks({ name, script, exploration: covering.exploration, open, begin, end });
  return { covering, open, walks };
};
/** Replays the file in a view. */
const replayed = (suite: ReturnType<typeof suiteWith>) => {
  const [replay] = replaysOf(suite.name, 'view', suite.model);
  return replay!.run((path, failure) => walksOf(suite).walks.walk(path, failure?.disturbances));
};
/** The events of the file, which is removed, and what else it says. */
const recorded = (file: string) => {
  const { steps, failure } = JSON.parse(readFileSync(file, 'utf8'));
  const events = steps.map(({ event, together }: { event: { type: string }; together?: true }) =>
    together ? `+ ${event.type}` : event.type,
  );
  return { events, failure };
};

it('a burst that fails is a file with two inputs in one task, and no more than it needs', async () => {
  const name = 'counterInBursts';
  const file = join(failuresFolder, `${name}-bursts-1.json`);
  const suite = suiteWith(name, 'adds to what is rendered');
  const { covering, open, walks } = walksOf(suite);
  for (const path of covering.paths) await play(path, (await open(path.start)).world).finally(cleanup);
  const { failures } = await playBursts(
    covering.exploration,
    burstsOf(covering.exploration),
    open,
    40,
    (path) => walks.handOn('bursts', path),
  );
  expect(failures[0]).toMatch(/npm run replay \S+counterInBursts-bursts-1\.json$/);
  expect(recorded(file)).toMatchObject({
    events: ['switch', 'count.changed', '+ count.changed'],
    failure: { level: 'bursts', after: 3 },
  });

  vi.stubEnv('PATHS_REPLAY', file);
  await expect(replayed(suite)).rejects.toThrow('after switch → [count.changed {"value":1} → count.changed');
  await replayed(suiteWith(name));
  // One after the other, the same inputs pass: on this view, and on the actor.
  const [replay] = replaysOf(name, 'view', suite.model);
  await replay!.run(async (path) => play(path, (await open(path.start)).world));
  await replay!.run((path) => play(path, actorWorld(suite.model)));
  for (const n of failures.keys()) rmSync(join(failuresFolder, `${name}-bursts-${n + 1}.json`));
});

it('a disturbance that fails is a file with the steps to it, and what happens to the page then', async () => {
  const name = 'counterDisturbed';
  const file = join(failuresFolder, `${name}-environment-1.json`);
  const suite = suiteWith(name, 'counts when it is offline');
  const { covering, open, walks } = walksOf(suite);
  const failures = await disturbView(covering, suite.script, open, (path, happened) =>
    walks.handOn('environment', path, happened),
  );
  expect(failures[0]).toMatch(
    /^offline in «on»[\s\S]*npm run replay \S+counterDisturbed-environment-1\.json$/,
  );
  expect(recorded(file)).toMatchObject({
    events: ['switch'],
    failure: { level: 'environment', disturbances: ['offline'] },
  });

  vi.stubEnv('PATHS_REPLAY', file);
  await expect(replayed(suite)).rejects.toThrow('count.changed');
  await replayed(suiteWith(name));
  for (const n of failures.keys())
    rmSync(join(failuresFolder, `${name}-environment-${n + 1}.json`), { force: true });
});

it('says that a path passes in a view of its own, and refuses what it does not know', async () => {
  const suite = suiteWith('counterAlone');
  const { covering, walks } = walksOf(suite);
  const [path] = covering.paths;
  expect(await walks.handOn('environment', path!, ['hidden', 'offline'])).toBe('walked alone, it passes');
  await expect(walks.walk(path!, ['on fire'])).rejects.toThrow('a view cannot be on fire');
});
