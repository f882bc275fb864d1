import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { capabilitiesOf } from '../configuration/capabilities.ts';
import { parcelWorkers } from './parcelWorkers.ts';
import { projectRoot } from './projectRoot.mjs';

interface BuildOptions {
  readonly outDir?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly isStrict?: boolean;
}

/** The files and folders on which a build depends, besides the packages. @internal */
export const buildInputs = [
  'src',
  'machines',
  'public',
  'package.json',
  'package-lock.json',
  '.parcelrc',
  'tsconfig.json',
  // The notices of the packages begin with it.
  'LICENSE',
];

const settings = [
  'src/config.ts',
  'src/configuration/capabilities.ts',
  'src/content/demonstration.ts',
  'src/content/demonstrationForms.ts',
  'src/content/demonstrationStatic.ts',
];

const variables = async (): Promise<string[]> => {
  const sources = await Promise.all(settings.map((file) => readFile(join(projectRoot, file), 'utf8')));
  const names = [...sources.join('\n').matchAll(/process\.env\.(\w+)/g)].map(([, name]) => name ?? '');
  return [...new Set(names)].sort();
};

const fingerprint = async (env: NodeJS.ProcessEnv): Promise<string> => {
  const hash = createHash('sha256');
  for (const input of buildInputs) {
    const path = join(projectRoot, input);
    const files = (await stat(path)).isDirectory()
      ? (await readdir(path, { recursive: true, withFileTypes: true }))
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .sort()
      : [path];
    for (const file of files) hash.update(file).update(await readFile(file));
  }
  for (const name of await variables())
    hash.update(env[name] === undefined ? `${name}\n` : `${name}=${env[name]}\n`);
  return hash.digest('hex');
};

interface Started {
  /** Its output; an error with it if the process fails. */
  readonly output: Promise<string>;
  readonly goOn: () => void;
  readonly stop: () => void;
}

const endSignals = ['SIGINT', 'SIGTERM'] as const;

const start = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  failure = `${args.join(' ')} failed:`,
): Started => {
  const child = spawn(command, args, { cwd: projectRoot, env, stdio: ['pipe', 'pipe', 'pipe'] });
  // A signal to this process alone would leave the child.
  const endBoth = (signal: NodeJS.Signals): void => {
    child.kill(signal);
    process.kill(process.pid, signal);
  };
  for (const signal of endSignals) process.once(signal, endBoth);
  const output = new Promise<string>((done, fail) => {
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', fail);
    child.on('close', (code) => {
      for (const signal of endSignals) process.off(signal, endBoth);
      if (code === 0) done(output);
      else fail(new Error(`${failure}\n${output.trimEnd()}`));
    });
  });
  return { output, goOn: () => child.stdin.end(), stop: () => void child.kill() };
};

const run = (...process: Parameters<typeof start>): Promise<string> => {
  const { output, goOn } = start(...process);
  goOn();
  return output;
};

const nameOf = (outDir: string): string => outDir.replaceAll(/\W+/g, '-');

/** Where a build writes hosts' configuration that is not part of the site, such as `nginx.conf`. */
export const hostFolder = (outDir = 'dist'): string => join(projectRoot, '.build/hosts', nameOf(outDir));

/** Placeholders that are left, as lines. Throws with every mistake; with `isStrict`, each of them is one. */
export const checkSettings = (env: NodeJS.ProcessEnv = process.env, isStrict = false): Promise<string> => {
  const script = join(projectRoot, 'src/site-build/checkSettings.ts');
  const args = ['--import', 'tsx', script, ...(isStrict ? ['--production'] : [])];
  return run(process.execPath, args, env, 'The configuration is not right yet:');
};

/** Renders the pages and writes their class names for `bundle`; with more arguments, later also the pages. */
export const renderPages = (
  env: NodeJS.ProcessEnv,
  namesFile: string,
  ...args: readonly string[]
): Started => {
  const pages = join(projectRoot, 'src/site-build/pages.ts');
  return start(process.execPath, ['--import', 'tsx', pages, namesFile, ...args], env);
};

/** Writes the browser's scripts. `env` has `BUNDLES_FILE`, to write, and `NAMES_FILE`, for which it waits. */
export const bundle = (
  outDir: string,
  env: NodeJS.ProcessEnv,
  cache: string,
  maps: 'maps' | 'no maps' = 'no maps',
): Started => {
  const parcel = join(projectRoot, 'node_modules/parcel/lib/bin.js');
  // A cached bundle may lack exports that other bundles have begun to use.
  const options = ['--no-cache', '--cache-dir', cache, '--no-autoinstall', '--log-level', 'warn'];
  if (maps === 'no maps') options.push('--no-source-maps');
  const args = [parcel, 'build', 'src/app/index.html', '--dist-dir', outDir, ...options];
  const CAPABILITIES = JSON.stringify(capabilitiesOf(env));
  return start(process.execPath, args, { ...env, CAPABILITIES, ...parcelWorkers });
};

/** Replaces `outDir` at the end; returns it and the placeholders. Throws with the failing step's output. */
export const build = async ({
  outDir = 'dist',
  env: extra = {},
  isStrict = false,
}: BuildOptions = {}): Promise<{ outDir: string; placeholders: string }> => {
  const target = resolve(projectRoot, outDir);
  const name = nameOf(outDir);
  const work = join(projectRoot, '.build', `work-${name}`);
  const bundles = join(projectRoot, '.build', `bundles-${name}.json`);
  const hosts = hostFolder(outDir);
  const names = join(projectRoot, '.build', `names-${name}.json`);
  const files = { BUNDLES_FILE: bundles, NAMES_FILE: names };
  const env = { ...process.env, ...extra, NODE_ENV: 'production', ...files };
  // A concurrent build with other settings needs its own cache.
  const cache = join(projectRoot, '.build', `cache-${name}`);
  for (const old of [work, cache, names]) await rm(old, { recursive: true, force: true });
  await mkdir(work, { recursive: true });
  const prerender = renderPages(env, names, work, bundles, hosts, target);
  const scripts = bundle(work, env, cache);
  const checked = checkSettings(env, isStrict);
  const ready = Promise.all([checked, fingerprint(env), Promise.race([scripts.output, prerender.output])]);
  const [placeholders, stamp] = await ready.catch(async (error: unknown) => {
    for (const each of [scripts, prerender]) each.stop();
    await checked;
    throw error;
  });
  prerender.goOn();
  const warnings = await prerender.output;
  if (warnings !== '') console.warn(warnings.trimEnd());
  await rm(target, { recursive: true, force: true });
  await rename(work, target);
  await writeFile(stampFile(target), stamp);
  return { outDir: target, placeholders };
};

const stampFile = (target: string): string =>
  join(projectRoot, '.build', `stamp-${createHash('sha256').update(target).digest('hex').slice(0, 8)}`);

export const buildIfStale = async (
  options: BuildOptions = {},
): Promise<{ outDir: string; built: boolean }> => {
  const outDir = resolve(projectRoot, options.outDir ?? 'dist');
  const file = stampFile(outDir);
  const storedStamp = existsSync(file) && existsSync(outDir) ? await readFile(file, 'utf8') : '';
  if (storedStamp === (await fingerprint({ ...process.env, ...options.env, NODE_ENV: 'production' }))) {
    return { outDir, built: false };
  }
  await build(options);
  return { outDir, built: true };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // Parcel reads `.env` itself, but the prerendered pages would have the default settings.
  const settings = join(projectRoot, '.env');
  if (existsSync(settings)) process.loadEnvFile?.(settings);
  const started = performance.now();
  try {
    const { values } = parseArgs({
      options: {
        production: { type: 'boolean', default: false },
        // For the proof, which builds once for both of its commands.
        'if-stale': { type: 'boolean', default: false },
      },
    });
    if (values['if-stale']) {
      await buildIfStale();
    } else {
      const { outDir, placeholders } = await build({ isStrict: values.production });
      console.log(`Built ${outDir} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
      if (placeholders !== '') console.warn(placeholders.trimEnd());
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
