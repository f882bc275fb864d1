// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { createMachine } from 'xstate';
import type { Model } from '../definition/model.ts';
import { cameBy } from '../screen/script.ts';
import { coveringPaths } from './coveringPaths.ts';
import { play, type World } from './play.ts';

const machine = createMachine({
  types: {} as { events: { type: 'ON' } | { type: 'OFF' } },
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { ON: 'on' } }, on: { on: { OFF: 'off' } } },
});
const model = { machine, events: {} } satisfies Model<typeof machine>;
const [path] = coveringPaths(model).paths;
const passing: World<typeof machine> = {
  apply: async () => {},
  attempt: async () => {},
  check: async () => {},
};

describe('play', () => {
  it('names the inputs so far in the message and the stack of an error', async () => {
    const check = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('it is dark'));
    const error = await play(path!, { ...passing, check }).catch((caught: Error) => caught);
    expect(error).toMatchObject({ message: 'after ON:\nit is dark' });
    expect((error as Error).stack).toMatch(/^Error: after ON:\nit is dark\n {4}at /);
  });
  it('reports an error at the start', async () => {
    const check = vi.fn().mockRejectedValueOnce(new Error('nothing there'));
    await expect(play(path!, { ...passing, check })).rejects.toThrow('after the start:\nnothing there');
  });
});

it('passes the last step to each check, except at the start and after a refused step', async () => {
  const check = vi.fn<World<typeof machine>['check']>(async () => {});
  const [on] = path!.steps;
  await play({ ...path!, steps: [on!, { ...on!, refused: true }] }, { ...passing, check });
  const lastSteps = check.mock.calls.map(([, step]) => step);
  expect(lastSteps).toEqual([undefined, on, undefined]);
  expect(lastSteps.map((step) => cameBy(step, 'ON'))).toEqual([false, true, false]);
  expect(cameBy(on, 'OFF')).toBe(false);
});
