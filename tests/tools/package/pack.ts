import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';

const library = join(projectRoot, 'tests/paths');
const folder = join(projectRoot, '.build/package');
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin/tsc');

/**
 * Writes the path library as a package: JavaScript, types, README and licence. Returns the path of the archive.
 * @throws if the library does not compile
 */
export function pack(): string {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  execFileSync(process.execPath, [tsc, '-p', join(library, 'tsconfig.package.json')], { stdio: 'inherit' });
  for (const file of ['package.json', 'README.md']) copyFileSync(join(library, file), join(folder, file));
  copyFileSync(join(projectRoot, 'LICENSE'), join(folder, 'LICENSE'));
  const archive = execFileSync('npm', ['pack', '--silent'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return join(folder, archive.trim());
}
