// @vitest-environment node
/** A placeholder that is left would look like a network failure; a machine that nobody wired would do nothing. */
import { describe, expect, it, vi } from 'vitest';
import { StateMachine } from 'xstate';
import { isPlaceholder } from '../machines/placeholder.ts';
import { machineNames } from './sources.ts';

type Module = Readonly<Record<string, unknown>>;

/** The names of the placeholders of a machine, and of the machines that it starts. */
const placeholdersIn = (machine: unknown): string[] => {
  if (!(machine instanceof StateMachine)) throw new Error('This is no machine');
  const { actions, actors } = machine.implementations;
  return Object.entries({ ...actions, ...actors }).flatMap(([name, implementation]) => {
    if (isPlaceholder(implementation)) return [name];
    return implementation instanceof StateMachine
      ? placeholdersIn(implementation).map((inner) => `${name}: ${inner}`)
      : [];
  });
};

const machineOf = async (name: string): Promise<unknown> => {
  const module = (await import(`../machines/${name}/${name}Machine.ts`)) as Module;
  return module[`${name}Machine`];
};

/**
 * The machine that `src/wiring/<name>.ts` provides with its effects: its export of that name, or what that returns. It
 * only stores its arguments, so anything serves as one.
 */
const providedMachineOf = async (name: string): Promise<unknown> => {
  const module = (await import(`../src/wiring/${name}.ts`)) as Module;
  const provided = module[name];
  return typeof provided === 'function'
    ? Reflect.apply(
        provided,
        undefined,
        Array.from({ length: provided.length }, () => vi.fn()),
      )
    : provided;
};

const placeholders = new Map(
  await Promise.all(machineNames.map(async (name) => [name, placeholdersIn(await machineOf(name))] as const)),
);
const machinesWithEffects = machineNames.filter((name) => placeholders.get(name)?.length !== 0);

describe('the wiring', () => {
  it.each(machinesWithEffects)('leaves no placeholder in %s', async (name) =>
    expect(placeholdersIn(await providedMachineOf(name))).toEqual([]),
  );

  it('has work to do: machines come with placeholders, their own and those of the machines they start', () => {
    expect(placeholders.get('requestWizard')).toHaveLength(7);
    expect(placeholders.get('helpArticle')).toEqual(['replaceHash', 'feedback: notify']);
  });
});
