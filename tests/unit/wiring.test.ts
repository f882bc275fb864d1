// @vitest-environment node
/** A forgotten placeholder would look like a network failure, or do nothing. */
import { describe, expect, it, vi } from 'vitest';
import { StateMachine } from 'xstate';
import { isPlaceholder } from '../../machines/placeholder.ts';
import { machineNames } from '../worlds/sources.ts';

type Module = Readonly<Record<string, unknown>>;

/** The placeholders of a machine and of the machines that it invokes. */
const placeholdersIn = (machine: unknown): string[] => {
  if (!(machine instanceof StateMachine)) throw new Error('The export is not a state machine');
  const { actions, actors } = machine.implementations;
  return Object.entries({ ...actions, ...actors }).flatMap(([name, implementation]) => {
    if (isPlaceholder(implementation)) return [name];
    return implementation instanceof StateMachine
      ? placeholdersIn(implementation).map((inner) => `${name}: ${inner}`)
      : [];
  });
};

const machineOf = async (name: string): Promise<unknown> => {
  const module = (await import(`../../machines/${name}/${name}Machine.ts`)) as Module;
  return module[`${name}Machine`];
};

/**
 * The export of `<name>.ts` in `src/wiring` or `src/shell/wiring` with that name, or what it returns. It only stores its arguments, so mocks
 * are enough.
 */
const providedMachineOf = async (name: string): Promise<unknown> => {
  const module = await import(`../../src/wiring/${name}.ts`).catch(
    () => import(`../../src/shell/wiring/${name}.ts`) as Promise<Module>,
  );
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

  it('is needed: machines have placeholders, also in the machines that they invoke', () => {
    expect(placeholders.get('requestWizard')).toContain('requestSubmission: postRequest');
    expect(placeholders.get('helpArticle')).toEqual(['replaceHash', 'returnFocus', 'feedback: notify']);
  });
});
