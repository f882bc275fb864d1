/** `npm run dev [-- --port N] [--name FOLDER]`: Parcel and the form inbox. Names let several servers run at once. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { parcelWorkers } from '../site-build/parcelWorkers.ts';
import { projectRoot } from '../site-build/projectRoot.mjs';
import {
  allowedHosts,
  inboxFolder,
  keepDays,
  loadEnvironment,
  orderSecrets,
  portFrom,
  startFailure,
} from './environment.ts';
import type { Running } from './server.ts';

/** As in `.proxyrc.json`. */
const inboxPort = 4174;
const entries = [
  'src/app/index.html',
  'src/devtools/inspector/index.html',
  'src/devtools/gallery/index.html',
];

async function startInbox(): Promise<Running | null> {
  const [{ config }, { inboxPathsOf }, { serve }] = await Promise.all([
    import('../config.ts'),
    import('../inbox/rules/paths.ts'),
    import('./server.ts'),
  ]);
  const paths = Object.values(inboxPathsOf(config));
  if (paths.length === 0) return null;
  const proxied: object = JSON.parse(readFileSync(join(projectRoot, '.proxyrc.json'), 'utf8'));
  for (const path of paths.filter((each) => !(each in proxied)))
    console.warn(
      `The endpoint ${path} is not in .proxyrc.json, so it does not reach the inbox: add it there.`,
    );
  const hosts = allowedHosts();
  return serve({
    config,
    port: inboxPort,
    allowedHosts: hosts,
    inboxFolder: inboxFolder(),
    keepDays: keepDays(),
    faults: true,
    orders: orderSecrets(),
  });
}

function startParcel(port: number, outFolder: string): () => void {
  mkdirSync(outFolder, { recursive: true });
  if (existsSync(join(projectRoot, 'public')))
    cpSync(join(projectRoot, 'public'), outFolder, { recursive: true });
  const parcel = createRequire(import.meta.url).resolve('parcel/lib/bin.js');
  // Other processes' short-lived folders would end the watcher.
  const options = [
    // Never what the site imports: an open page would miss modules of a bundle built later.
    '--lazy',
    'src/devtools/*/index.html',
    '--watch-ignore',
    '.git',
    '--watch-ignore',
    '.build',
    '--no-autoinstall',
    '--dist-dir',
    outFolder,
    '--cache-dir',
    `${outFolder}-cache`,
  ];
  const address = ['--host', '127.0.0.1', '--port', String(port)];
  const child = spawn(process.execPath, [parcel, 'serve', ...entries, ...address, ...options], {
    cwd: projectRoot,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'development', ...parcelWorkers },
  });
  const ended = new AbortController();
  let gallery: ChildProcess | undefined;
  void firstResponse(`http://127.0.0.1:${port}/`, ended.signal).then((isThere) => {
    if (isThere) gallery = exploreForGallery(outFolder);
  });
  const stop = (signal: NodeJS.Signals = 'SIGTERM'): void => {
    ended.abort();
    gallery?.kill();
    child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop(signal));
  child.on('exit', (code) => process.exit(process.exitCode ?? code ?? 0));
  return stop;
}

async function firstResponse(url: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const response = await fetch(url, { method: 'HEAD', signal }).catch(() => null);
    if (response !== null) return true;
    await setTimeout(100);
  }
  return false;
}

function exploreForGallery(outFolder: string): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'src/devtools/exploration/writeStates.ts', outFolder], {
    cwd: projectRoot,
    stdio: 'inherit',
  });
}

async function start(): Promise<void> {
  let stop = () => {};
  try {
    const { values } = parseArgs({
      options: { port: { type: 'string' }, name: { type: 'string', default: 'dev' } },
    });
    loadEnvironment();
    const port = portFrom(values.port ?? process.env.PORT, 1234);
    console.log(`The site is at http://127.0.0.1:${port}/ as soon as Parcel has built it`);
    stop = startParcel(port, join(projectRoot, '.build', values.name));
    const [{ checkSettings }, { writeSamples }] = await Promise.all([
      import('../site-build/build.ts'),
      import('../site-build/samples/writeSamples.ts'),
    ]);
    await writeSamples(join(projectRoot, '.build', values.name));
    await checkSettings();
    const inbox = await startInbox();
    if (inbox !== null) console.log(`Messages and requests go to ${inboxFolder()}`);
  } catch (error) {
    console.error(startFailure(error, inboxPort));
    process.exitCode = 1;
    stop();
  }
}

await start();
