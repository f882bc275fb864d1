// @vitest-environment node
import { expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { diagramOf } from '../../paths/index.ts';
import { machineNames as names } from '../../worlds/sources.ts';

const machineOf = async (name: string): Promise<AnyStateMachine> => {
  const module = (await import(`../../../machines/${name}/${name}Machine.ts`)) as Record<
    string,
    AnyStateMachine
  >;
  const machine = module[`${name}Machine`];
  if (!machine) throw new Error(`${name}Machine.ts does not export ${name}Machine`);
  return machine;
};

it('docs/machines.md links to the chart of every machine', async () => {
  const rows = await Promise.all(
    names.map(async (name) => {
      const { root } = await machineOf(name);
      const links = `[chart](../machines/${name}/chart.md) · [code](../machines/${name}/${name}Machine.ts)`;
      return `| \`${name}\` | ${root.description} | ${links} |`;
    }),
  );
  const intro = [
    '# Machines',
    'Each machine owns one behaviour of the site. The sentence is the machine’s own description. The [catalogue](../machines/README.md) shows all charts on one page. `npm run charts` writes this table, and a test fails when it is out of date.',
  ];
  const table = ['| Machine | What it describes | Read |', '| --- | --- | --- |', ...rows].join('\n');
  await expect(`${[...intro, table].join('\n\n')}\n`).toMatchFileSnapshot('../../../docs/machines.md');
});

it('machines/README.md has the chart of every machine', async () => {
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
    'What can happen on the site, one chart for each machine. `npm run charts` generates them from the machines; a test fails when they are out of date.',
    'How to read them: an arrow is labelled with its event, then `[the guard]`, then `/ the actions`. `after` is a delay, `done(…)` and `error(…)` are how an invoked actor ended, and ✕ marks an event that is refused in that state.',
  ];
  await expect(`${[...intro, ...sections].join('\n\n')}\n`).toMatchFileSnapshot(
    '../../../machines/README.md',
  );
});
