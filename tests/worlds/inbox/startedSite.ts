import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { eventually } from '../eventually.ts';
import { writeSite } from './fixtures.ts';
import { deskKey } from './orderClient.ts';

export interface StartedSite {
  readonly url: string;
  readonly child: ChildProcess;
  /** What it has printed. */
  readonly printed: () => string;
  /** Sets its clock this many milliseconds off, or measures how many bytes it uses. See `remoteControl.mjs`. */
  readonly control: (what: { readonly clock: number } | 'memory') => Promise<number>;
  /** Ends it at once, as `kill -9` does. */
  readonly kill: () => Promise<void>;
  /** Ends it as systemd does. Resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
}

const remoteControl = fileURLToPath(new URL('remoteControl.mjs', import.meta.url));

/** Runs `npm start` with the site in `dist` and the inbox in `inbox` of a folder, unless `env` says otherwise. */
export async function startSite(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<StartedSite> {
  const dist = join(folder, 'dist');
  if (!existsSync(dist)) writeSite(dist);
  const options = ['--expose-gc', '--import', 'tsx', '--import', remoteControl];
  const child = spawn(process.execPath, [...options, 'src/serve/start.ts', '--site', dist, '--port', '0'], {
    cwd: projectRoot,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...process.env,
      // Whatever `.env` says.
      ...{ FORM_ENDPOINT: '/api/contact', REQUEST_ENDPOINT: '/api/request', DESK_KEY: deskKey },
      ...{ SMTP_URL: '', INBOX_TO: '', INBOX_FROM: '', LOG_FORMAT: '' },
      INBOX_DIR: join(folder, 'inbox'),
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close');
  const end = async (signal: NodeJS.Signals): Promise<number | null> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
    return child.exitCode;
  };
  const address = (): string => / is at (http:\S+?)\/(?=["\n])/.exec(output)?.[1] ?? '';
  await eventually(
    () => (address() !== '' && /mail/i.test(output)) || child.exitCode !== null,
    () => `the server starts: ${output}`,
  );
  if (child.exitCode !== null) throw new Error(`The server did not start: ${output}`);
  return {
    url: address(),
    child,
    printed: () => output,
    control: async (what) => {
      const answer = once(child, 'message');
      child.send(what);
      return Number((await answer)[0]);
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
