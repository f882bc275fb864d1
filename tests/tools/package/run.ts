/**
 * `npm run test:package [-- --keep]`: packs the path library, copies its example out of this repository, installs both
 * there as a stranger would, and runs the example's own `npm test`: types, actor, view, browser. Then it does the same,
 * without a browser, with the files that the README tells strangers to write. Exits with 1 when something fails. `--keep` leaves the copy and prints its path; `--pack` packs and does nothing else.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { launchOptions } from '../engines/browser.ts';
import { pack } from './pack.ts';

const { values: options } = parseArgs({
  options: { keep: { type: 'boolean', default: false }, pack: { type: 'boolean', default: false } },
});

const { executablePath = process.env.CHROMIUM_PATH } = launchOptions as { executablePath?: string };
// The variables of this project's npm would install development dependencies or not as it was told to.
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));
const run = (cwd: string, command: 'npm' | 'npx', ...args: string[]): boolean => {
  console.log(`\n— ${command} ${args.join(' ')}`);
  const { status } = spawnSync(command, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...env, ...(executablePath ? { CHROMIUM_PATH: executablePath } : {}) },
  });
  return status === 0;
};

/** Writes the files of “Ten minutes in your own app”: a path in a line of its own or at its start, then the code. */
const writeReadmesApp = (folder: string): void => {
  const readme = readFileSync(join(projectRoot, 'tests/paths/README.md'), 'utf8');
  const [, section = ''] = /\n## Ten minutes in your own app\n([\s\S]*?)\n## /.exec(readme) ?? [];
  const files = [...section.matchAll(/^`([\w./]+)`.*\n\n```\w+\n([\s\S]*?)^```$/gm)];
  if (files.length < 8) throw new Error('the README has no files in “Ten minutes in your own app”');
  for (const [, path = '', code = ''] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), code);
  }
};

const archive = pack();
console.log(archive);
if (!options.pack) {
  const copy = mkdtempSync(join(tmpdir(), 'lamps-'));
  try {
    cpSync(join(projectRoot, 'tests/paths/example'), copy, { recursive: true });
    copyFileSync(archive, join(copy, 'deskhand-paths.tgz'));
    const app = join(copy, 'ten-minutes');
    const installed = ['--no-audit', '--no-fund', '--prefer-offline'];
    const isPassed =
      run(copy, 'npm', 'install', ...installed) &&
      run(copy, 'npm', 'test') &&
      run(copy, 'npm', 'install', '--no-save', '@vitejs/plugin-react', ...installed);
    writeReadmesApp(app);
    copyFileSync(join(copy, 'tsconfig.json'), join(app, 'tsconfig.json'));
    const isReadmeTrue = isPassed && run(app, 'npx', 'tsc', '-p', '.') && run(app, 'npx', 'vitest', 'run');
    process.exitCode = isReadmeTrue ? 0 : 1;
  } finally {
    if (options.keep) console.log(`\nThe copy is in ${copy}`);
    else rmSync(copy, { recursive: true, force: true });
  }
}
