/**
 * `npm start`: builds the site if its inputs changed and serves it with the form inbox on this machine.
 *
 *     npm start -- [--site DIR] [--port N] [--no-faults]
 *
 * `--site` serves a folder that is already built; `PORT`, `INBOX_DIR` and the variables of `.env.example` are read
 * from the environment or `.env`. Exits with 1 and one line when it cannot start.
 */
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../site-build/projectRoot.mjs';
import { inboxFolder, loadEnvironment, portFrom, startFailure } from './environment.ts';
import { serve } from './server.ts';

const relativePath = (path: string): string => relative(process.cwd(), path) || '.';

async function start(): Promise<void> {
  let port = 4173;
  try {
    const { values } = parseArgs({
      options: {
        site: { type: 'string' },
        port: { type: 'string' },
        'no-faults': { type: 'boolean', default: false },
      },
    });
    loadEnvironment();
    port = portFrom(values.port ?? process.env.PORT, port);
    const { config } = await import('../config.ts');
    const dist = values.site === undefined ? await built() : resolve(values.site);
    const running = await serve({
      config,
      dist,
      port,
      inboxFolder: inboxFolder(),
      faults: !values['no-faults'],
      onStored: (folder) => console.log(`A message came in: ${relativePath(folder)}`),
    });
    console.log(`${config.name} is at ${running.url}/`);
    console.log(
      running.inboxPath === null
        ? `The contact form goes to ${config.formEndpoint}`
        : `The contact form's messages go to ${relativePath(inboxFolder())}`,
    );
    stopOnSignal(running.close);
  } catch (error) {
    console.error(startFailure(error, port));
    process.exitCode = 1;
  }
}

/** Builds the site if it is stale, and returns its folder. */
async function built(): Promise<string> {
  const { buildIfStale } = await import('../site-build/build.ts');
  const { outDir } = await buildIfStale();
  return resolve(projectRoot, outDir);
}

/** The first signal waits for open requests, the second does not. */
function stopOnSignal(close: (drainTimeoutMs?: number) => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(130);
      stopping = true;
      close().then(() => process.exit(0));
    });
}

await start();
