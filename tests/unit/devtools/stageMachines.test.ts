// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type AnyStateMachine, createActor, createMachine, fromPromise, setup } from 'xstate';
import type { StagePath } from '../../../src/devtools/gallery/galleryState.ts';
import { stageMachines } from '../../../src/devtools/gallery/stageMachines.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const load = vi.fn(async () => 'the real value');
const doorMachine = setup({
  types: { context: {} as { value: string; isLocked: boolean }, input: {} as { isLocked: boolean } },
  actors: { load: fromPromise<string>(load) },
  actions: { ring: () => {} },
}).createMachine({
  id: 'door',
  context: ({ input }) => ({ value: '', isLocked: input.isLocked }),
  initial: 'closed',
  states: {
    closed: { on: { OPEN: { target: 'opening', actions: 'ring' } } },
    opening: { invoke: { id: 'load', src: 'load', onDone: 'open', onError: 'closed' } },
    open: { after: { 500: 'closed' }, on: { CLOSE: 'closed' } },
  },
});
const send = (type: string) => ({ kind: 'send', event: { type } }) as const;
const loaded = (output: string | null) =>
  ({ kind: 'settle', event: { type: 'xstate.done.actor.load', actorId: 'load', output } }) as const;
const pathOf = (leaf: string, steps: StagePath['steps'] = []): StagePath => ({
  machine: 'door',
  leaf,
  input: { isLocked: true },
  steps,
});

/** Starts a machine on the stage, and lets all its timers run out. */
const staged = async (path: StagePath, machine: AnyStateMachine = doorMachine) => {
  const reached: string[] = [];
  const replacement = stageMachines(path, (leaf) => reached.push(leaf))(machine);
  if (!replacement) throw new Error('the machine is not staged');
  const actor = createActor(replacement, { input: { isLocked: false } }).start();
  await vi.advanceTimersByTimeAsync(10_000);
  return { actor, reached };
};

describe('a staged machine', () => {
  it('walks the path from its input, and reports the state it reaches', async () => {
    const { actor, reached } = await staged(pathOf('opening', [send('OPEN')]));
    expect(reached).toEqual(['opening']);
    expect(actor.getSnapshot().context).toEqual({ value: '', isLocked: true });
  });
  it('stays there: no timer, visitor or invoked actor changes the state', async () => {
    const { actor } = await staged(pathOf('open', [send('OPEN'), loaded(null)]));
    expect(actor.getSnapshot().value).toBe('open');
    actor.send({ type: 'CLOSE' });
    expect(actor.getSnapshot().value).toBe('open');
    expect((await staged(pathOf('opening', [send('OPEN')]))).actor.getSnapshot().value).toBe('opening');
    expect(load).not.toHaveBeenCalled();
  });
  it('runs no actor if the path has all that they end with', async () => {
    const path = pathOf('open', [send('OPEN'), loaded('the recorded value')]);
    const { reached } = await staged({ ...path, hasWholeOutputs: true });
    expect(reached).toEqual(['open']);
    expect(load).not.toHaveBeenCalled();
  });
  it('runs an invoked actor if the path contains its output', async () => {
    const { reached } = await staged(pathOf('open', [send('OPEN'), loaded('made up')]));
    expect(reached).toEqual(['open']);
    expect(load).toHaveBeenCalledOnce();
  });
  it('uses the actions of the page', async () => {
    const ring = vi.fn();
    await staged(pathOf('opening', [send('OPEN')]), doorMachine.provide({ actions: { ring } }));
    expect(ring).toHaveBeenCalledOnce();
  });
  it('can be stopped', async () => {
    const { actor } = await staged(pathOf('opening', [send('OPEN')]));
    actor.stop();
    expect(actor.getSnapshot().status).toBe('stopped');
  });
  it('is staged inside a machine that invokes it', async () => {
    const house = createMachine({ id: 'house', invoke: { id: 'front', src: 'door' } }).provide({
      actors: { door: doorMachine },
    });
    const { actor, reached } = await staged(pathOf('opening', [send('OPEN')]), house);
    expect(reached).toEqual(['opening']);
    expect(actor.getSnapshot().children.front?.getSnapshot()).toMatchObject({ value: 'opening' });
  });
});

it('only the first actor that is alive walks the path', async () => {
  const reached: string[] = [];
  const replace = stageMachines(pathOf('opening', [send('OPEN')]), (leaf) => reached.push(leaf));
  const actors = [1, 2, 3].map(() => createActor(replace(doorMachine) as AnyStateMachine).start());
  actors[0]?.stop();
  await vi.advanceTimersByTimeAsync(0);
  expect(actors.map((actor) => actor.getSnapshot().value)).toEqual(['closed', 'opening', 'closed']);
  expect(reached).toEqual(['opening']);
});

it('a machine that is not on the path is not replaced', () => {
  expect(stageMachines(pathOf('closed'), () => {})(createMachine({ id: 'lamp' }))).toBeUndefined();
});
