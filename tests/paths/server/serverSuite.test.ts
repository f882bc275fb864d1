// @vitest-environment node
// @proof thorough
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';

const example = join(import.meta.dirname, '../example');
const changed = join(example, 'loanFault.server.test.ts');
const changedServer = join(example, 'loanFaultServer.ts');

afterEach(() => {
  for (const file of [changed, changedServer]) rmSync(file, { force: true });
});

it.each([
  [
    'keeps what the machine refuses',
    'if (isAccepted) log.push(event);',
    'log.push(event);',
    'the number of stored events',
  ],
  ['says no to what it keeps', 'isAccepted ? 200 : 409', '409', 'the server refused'],
  ['says yes to everything', 'isAccepted ? 200 : 409', '200', 'the server accepted'],
  [
    'decides before another event is kept',
    'const isAccepted = foldLoan(log).can(event);',
    'const isAccepted = foldLoan(log).can(event); await new Promise((resolve) => setTimeout(resolve, 20));',
    'is one that the machine refuses',
  ],
])('a server that %s is found', (_, from, to, message) => {
  const source = readFileSync(join(example, 'loanServer.ts'), 'utf8');
  expect(source).toContain(from);
  writeFileSync(changedServer, source.replace(from, to));
  const test = readFileSync(join(example, 'loan.server.test.ts'), 'utf8');
  writeFileSync(changed, test.replace('./loanServer.ts', './loanFaultServer.ts'));
  const args = ['vitest', 'run', '--config', 'tests/vitest.config.ts', 'tests/paths/example/loanFault'];
  const { status, stdout, stderr } = spawnSync('npx', args, { encoding: 'utf8' });
  expect(`${stdout}${stderr}`).toContain(message);
  expect(status).toBe(1);
});
