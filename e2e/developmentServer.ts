import { type ChildProcess, spawn } from 'node:child_process';
import { projectRoot } from '../src/site-build/projectRoot.mjs';
import { freePort } from '../tests/worlds/listen.ts';

export interface DevelopmentServer {
  /** Without a trailing slash. */
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Starts the development server on a free port and waits until it has built the site and the gallery. At the forms'
 * endpoints nothing listens, so that the server starts no inbox, whose port is always the same. If `DEV_SERVER` is set, its server is used instead.
 * @throws with the server's output if it does not start within two minutes
 */
export const startDevelopmentServer = async (): Promise<DevelopmentServer> => {
  if (process.env.DEV_SERVER) return { url: process.env.DEV_SERVER, stop: () => {} };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  // Two servers must not write the same folder.
  const name = `dev-e2e-${process.env.TEST_PARALLEL_INDEX ?? 0}`;
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/serve/dev.ts', '--port', String(port), '--name', name],
    {
      cwd: projectRoot,
      env: {
        ...process.env,
        FORM_ENDPOINT: 'http://127.0.0.1:9/nobody',
        REQUEST_ENDPOINT: 'http://127.0.0.1:9/request',
      },
    },
  );
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  for (let tries = 0; tries < 1_500; tries++) {
    if (child.exitCode !== null) break;
    if ((await isServed(`${url}/devtools/inspector`)) && (await isServed(`${url}/gallery.json`)))
      return { url, stop: () => stop(child) };
    await new Promise((later) => setTimeout(later, 200));
  }
  stop(child);
  throw new Error(`The development server did not start. Its output:\n${output}`);
};

const isServed = async (url: string): Promise<boolean> => {
  const response = await fetch(url).catch(() => null);
  return response?.status === 200;
};

/** Stops the server, which passes the signal on to Parcel. */
const stop = (child: ChildProcess): void => void child.kill('SIGTERM');
