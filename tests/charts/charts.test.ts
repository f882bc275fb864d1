// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { diagramOf } from '../paths/index.ts';
import { machineNames as names } from '../sources.ts';

const folder = new URL('../../machines/', import.meta.url);

const machineOf = async (name: string): Promise<AnyStateMachine> => {
  const module = (await import(`../../machines/${name}/${name}Machine.ts`)) as Record<
    string,
    AnyStateMachine
  >;
  const machine = module[`${name}Machine`];
  if (!machine) throw new Error(`${name}Machine.ts does not export ${name}Machine`);
  return machine;
};

it('README.md has a row for every machine', () => {
  const readme = readFileSync(new URL('../README.md', folder), 'utf8');
  expect(
    names.filter((name) => !readme.includes(`\n| [\`${name}\`](machines/${name}/${name}Machine.ts) |`)),
  ).toEqual([]);
});

it('the chart of every machine stands in the catalogue', async () => {
  const sections = await Promise.all(
    names.map(async (name) => {
      const machine = await machineOf(name);
      expect(machine.id, name).toBe(name);
      expect(machine.root.description, name).toBeTruthy();
      const links = `[States and transitions](${name}/chart.md) · [Machine](${name}/${name}Machine.ts)`;
      return `## ${name}\n\n${machine.root.description}\n\n${links}\n\n\`\`\`mermaid\n${diagramOf(machine)}\n\`\`\``;
    }),
  );
  const intro = [
    '# Machines',
    'What can happen on the site, a machine each. The charts are made from the machines by `npm run charts`; a test fails when they are out of date.',
    'How to read them: an arrow is named by its event, then `[the guard]`, then `/ what is done`. `after` is a delay, `done(…)` and `error(…)` are how an invoked actor ended, ✕ an event that is refused there.',
  ];
  await expect(`${[...intro, ...sections].join('\n\n')}\n`).toMatchFileSnapshot('../../machines/README.md');
});
