import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { projectRoot } from '../src/site-build/projectRoot.mjs';

/** A running `npm run dev`. */
export interface DevelopmentServer {
  /** Without a trailing slash. */
  readonly url: string;
  readonly stop: () => void;
}

/**
 * Starts the developers' server on a free port, and waits until it has built the site and its gallery. The form's
 * endpoint is an address where nobody answers, so that there is no inbox, and nothing is sent to one. `DEV_SERVER`
 * names one that is running already.
 */
export const startDevelopmentServer = async (): Promise<DevelopmentServer> => {
  if (process.env.DEV_SERVER) return { url: process.env.DEV_SERVER, stop: () => {} };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/serve/dev.ts', '--port', String(port), '--name', 'dev-e2e'],
    { cwd: projectRoot, env: { ...process.env, FORM_ENDPOINT: 'http://127.0.0.1:9/nobody' } },
  );
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) break;
    if ((await answers(`${url}/devtools/inspector`)) && (await answers(`${url}/gallery.json`)))
      return { url, stop: () => stop(child) };
    await new Promise((later) => setTimeout(later, 200));
  }
  stop(child);
  throw new Error(`The developers' server did not start:\n${output}`);
};

const answers = async (url: string): Promise<boolean> => {
  const response = await fetch(url).catch(() => null);
  return response?.status === 200;
};

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The signal reaches Parcel through its parent. */
const stop = (child: ChildProcess): void => void child.kill('SIGTERM');
