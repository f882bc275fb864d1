/** `npm start [-- --site DIR] [--port N] [--faults]`: builds unless `--site` is given, and serves site and inbox. */
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { serverOf } from '../delivery/settings.ts';
import { projectRoot } from '../site-build/projectRoot.mjs';
import {
  allowedHosts,
  hostFrom,
  inboxFolder,
  inboxLimits,
  keepDays,
  loadEnvironment,
  logsJson,
  mailSettings,
  orderSecrets,
  portFrom,
  socketOf,
  startFailure,
} from './environment.ts';
import { logAnswered, logAsJson } from './log.ts';
import { serve } from './server.ts';

const relativePath = (path: string): string => relative(process.cwd(), path) || '.';

async function start(): Promise<void> {
  let port = 4173;
  try {
    const { values } = parseArgs({
      options: {
        site: { type: 'string' },
        port: { type: 'string' },
        faults: { type: 'boolean', default: false },
      },
    });
    loadEnvironment();
    const isJson = logsJson();
    if (isJson) logAsJson();
    port = portFrom(values.port ?? process.env.PORT, port);
    const mail = mailSettings();
    const { config } = await import('../config.ts');
    const dist = values.site === undefined ? await builtFolder() : resolve(values.site);
    const running = await serve({
      config,
      dist,
      port,
      host: hostFrom(process.env.HOST),
      socket: socketOf(process.env),
      allowedHosts: allowedHosts(),
      inboxFolder: inboxFolder(),
      keepDays: keepDays(),
      limits: inboxLimits(),
      ...(isJson ? { onAnswered: logAnswered } : {}),
      faults: values.faults,
      orders: orderSecrets(),
      delivery: mail && { settings: mail, log: (line) => console.log(line) },
      onStored: ({ id, isNew }) => console.log(isNew ? `Kept: ${id}` : `Sent again, and already kept: ${id}`),
    });
    console.log(`${config.name} is at ${running.url}/`);
    const inbox = `${relativePath(inboxFolder())} (npm run inbox)`;
    const where = (path: string | undefined, endpoint: string) =>
      path === undefined ? endpoint || 'nowhere: no endpoint is set' : inbox;
    console.log(`Contact messages go to ${where(running.inboxPaths.contact, config.formEndpoint)}`);
    console.log(`Requests go to ${where(running.inboxPaths.request, config.requestEndpoint)}`);
    if (config.newsletterPath !== '' && mail === null)
      console.error(
        'Newsletter sign-ups are refused: they are confirmed by e-mail, and SMTP_URL, INBOX_TO and INBOX_FROM are not set',
      );
    if (Object.keys(running.inboxPaths).length > 0)
      console.log(
        mail === null
          ? 'No e-mail is sent: SMTP_URL, INBOX_TO and INBOX_FROM are not set'
          : `E-mail about them goes to ${mail.to.join(', ')} through ${serverOf(mail)}`,
      );
    stopOnSignal(running.close);
  } catch (error) {
    console.error(startFailure(error, port));
    process.exitCode = 1;
  }
}

async function builtFolder(): Promise<string> {
  const { buildIfStale } = await import('../site-build/build.ts');
  const { outDir } = await buildIfStale();
  return resolve(projectRoot, outDir);
}

/** An upload that is under way when the server is replaced has as long as this. */
const drainMs = 30_000;

function stopOnSignal(close: (drainTimeoutMs?: number) => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (stopping) process.exit(130); // The second signal does not wait for open requests.
      stopping = true;
      close(drainMs).then(() => process.exit(0));
    });
}

await start();
