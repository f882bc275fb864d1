import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../../../src/site-build/projectRoot.mjs';

/** wrangler brings Cloudflare's runtime and needs a newer Node than the project. Together about 400 MB. */
const dependencies = { node: '22.23.3', wrangler: '4.116.0' };

export interface WorkerRuntime {
  /** The folder with `node_modules`. */
  readonly packages: string;
  readonly node: string;
  readonly wrangler: string;
}

/** Installs the packages into `.build/` once. Returns a sentence that says why they are not there. */
export function fetchRuntime(): WorkerRuntime | string {
  const packages = join(projectRoot, '.build/worker-runtime');
  const runtime = {
    packages,
    node: join(packages, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node'),
    wrangler: join(packages, 'node_modules/wrangler/bin/wrangler.js'),
  };
  const manifest = join(packages, 'package.json');
  const wanted = JSON.stringify({ private: true, dependencies });
  const works = (): boolean =>
    existsSync(manifest) &&
    readFileSync(manifest, 'utf8') === wanted &&
    spawnSync(runtime.node, [runtime.wrangler, '--version'], { timeout: 60_000 }).status === 0;
  if (works()) return runtime;

  console.log('Fetching Cloudflare’s runtime …');
  mkdirSync(packages, { recursive: true });
  writeFileSync(manifest, wanted);
  const options = ['--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  const { status } = spawnSync('npm', ['install', ...options], {
    cwd: packages,
    stdio: 'ignore',
    timeout: 300_000,
    shell: process.platform === 'win32',
  });
  if (status !== 0) return 'Cloudflare’s runtime cannot be fetched from the npm registry here.';
  return works() ? runtime : 'Cloudflare’s runtime was fetched, but it does not start here.';
}
