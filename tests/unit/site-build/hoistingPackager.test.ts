// @vitest-environment node
import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';

const folder = join(projectRoot, '.build/hoisting');
const dist = join(folder, 'dist');

/**
 * Each module says when it runs. `both.js` is in two bundles; `large.js` is required by three and large enough for a
 * bundle of its own; `words.cjs` exports by a condition.
 */
const sources: Readonly<Record<string, string>> = {
  'boot.js': `globalThis.runs = []; import('./main.js').then(async ({ start }) => { globalThis.result = await start(); });`,
  'main.js': `
    import { count, countUp } from './counter.js';
    import { name } from './words.cjs';
    runs.push('main');
    export const start = async () => {
      countUp();
      const pages = [await import('./first.js'), await import('./second.js'), await import('./third.js')];
      return { name, pages: pages.map((page) => page.default()), count };
    };`,
  'counter.js': `
    runs.push('counter');
    export let count = 0;
    export const countUp = () => { count++; };`,
  'words.cjs': `runs.push('words'); if (globalThis.runs) exports.name = 'words'; else module.exports = {};`,
  'first.js': `
    import { count } from './counter.js';
    import { both } from './both.js';
    import { large } from './large.js';
    runs.push('first');
    export default () => 'first ' + count + both.id + large.length;`,
  'second.js': `
    import { count, countUp } from './counter.js';
    import { both } from './both.js';
    import { large } from './large.js';
    runs.push('second');
    export default () => { countUp(); return 'second ' + count + both.id + large.length; };`,
  'third.js': `
    import { large } from './large.js';
    runs.push('third');
    export default () => 'third ' + large.length;`,
  'both.js': `runs.push('both'); export const both = { id: ' of ' + runs.filter((name) => name === 'both').length };`,
  'large.js': `runs.push('large'); export const large = '${'large'.repeat(20_000)}';`,
  'package.json': '{ "type": "module", "browserslist": "chrome >= 100" }',
};

beforeAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [name, code] of Object.entries(sources)) await writeFile(join(folder, name), code);
  await writeFile(join(folder, 'page.html'), '<script type="module" src="./boot.js"></script>');
  await promisify(execFile)(
    process.execPath,
    [
      join(projectRoot, 'node_modules/parcel/lib/bin.js'),
      ...['build', join(folder, 'page.html'), '--dist-dir', dist, '--no-source-maps', '--no-autoinstall'],
      ...['--no-cache', '--cache-dir', join(folder, 'cache'), '--log-level', 'error'],
    ],
    {
      cwd: projectRoot,
      env: { ...process.env, NODE_ENV: 'production', BUNDLES_FILE: join(folder, 'b.json') },
    },
  );
});

test('hoisted modules run once and in order, a shared bundle at once, and exports stay live across bundles (decision T14)', async () => {
  const html = await readFile(join(dist, 'page.html'), 'utf8');
  const [, boot = ''] = /src="?\/([\w.]+\.js)/.exec(html) ?? [];
  await writeFile(join(dist, 'package.json'), '{ "type": "module" }');
  const run = `
    await import(${JSON.stringify(pathToFileURL(join(dist, boot)).href)});
    const deadline = Date.now() + 30_000;
    while (!globalThis.result && Date.now() < deadline) await new Promise((done) => setTimeout(done, 10));
    console.log(JSON.stringify([globalThis.runs, globalThis.result]));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', run]);
  expect(JSON.parse(stdout)).toEqual([
    ['counter', 'words', 'main', 'large', 'both', 'first', 'second', 'third'],
    { name: 'words', pages: ['first 1 of 1100000', 'second 2 of 1100000', 'third 100000'], count: 2 },
  ]);
});

test('the modules of a bundle share one function, except those that are also in another', async () => {
  const names = await readdir(dist);
  const functionsOf = async (bundle: string) => {
    // Parcel may name a shared bundle after one that loads it.
    const files = names.filter((each) => each.startsWith(`${bundle}.`));
    const codes = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
    return codes.join('').match(/function\(\w+,\w+\)\{/g)?.length ?? 0;
  };
  expect([await functionsOf('main'), await functionsOf('first'), await functionsOf('second')]).toEqual([
    0, 1, 1,
  ]);
});
