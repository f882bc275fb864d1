/**
 * `npm run test:package [-- --keep]`: packs the path library, copies its example out of this repository, installs both
 * there as a stranger would, and runs the example's own `npm test`: types, actor, view, browser. Exits with 1 when
 * something fails. `--keep` leaves the copy and prints its path; `--pack` packs and does nothing else.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchOptions } from '../../e2e/browser.ts';
import { projectRoot } from '../../src/site-build/projectRoot.mjs';
import { pack } from './pack.ts';

const { values: options } = parseArgs({
  options: { keep: { type: 'boolean', default: false }, pack: { type: 'boolean', default: false } },
});

const { executablePath = process.env.CHROMIUM_PATH } = launchOptions as { executablePath?: string };
// The variables of this project's npm would install development dependencies or not as it was told to.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
const run = (cwd: string, ...args: string[]): boolean => {
  console.log(`\n— npm ${args.join(' ')}`);
  const { status } = spawnSync('npm', args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...env, ...(executablePath ? { CHROMIUM_PATH: executablePath } : {}) },
  });
  return status === 0;
};

const archive = pack();
console.log(archive);
if (!options.pack) {
  const copy = mkdtempSync(join(tmpdir(), 'lamps-'));
  try {
    cpSync(join(projectRoot, 'tests/paths/example'), copy, { recursive: true });
    copyFileSync(archive, join(copy, 'deskhand-paths.tgz'));
    const isPassed = run(copy, 'install', '--no-audit', '--no-fund') && run(copy, 'test');
    process.exitCode = isPassed ? 0 : 1;
  } finally {
    if (options.keep) console.log(`\nThe copy is in ${copy}`);
    else rmSync(copy, { recursive: true, force: true });
  }
}
