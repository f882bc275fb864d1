/**
 * `runtime.ts PACKAGES CONFIG OPTIONS` runs a worker in Cloudflare's own runtime, as its configuration says. Started by
 * `startWorker.ts` with a newer Node than the project's, which talks to it by messages.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import type { StoredMessage } from '../../../../src/inbox/rules/submission.ts';
import type { BucketMessage, RuntimeOptions, WorkerCommands } from './startWorker.ts';

/** The parts of miniflare 4 and wrangler 4 that are used here; the project does not install them. */
interface Packages {
  readonly Miniflare: new (
    options: object,
  ) => {
    readonly ready: Promise<URL>;
    readonly dispose: () => Promise<void>;
    readonly getR2Bucket: (name: string) => Promise<Bucket>;
    readonly getWorker: () => Promise<{
      readonly queue: (name: string, messages: readonly object[]) => Promise<QueueResult>;
      readonly scheduled: () => Promise<{ readonly outcome: string }>;
    }>;
  };
  readonly unstable_getMiniflareWorkerOptions: (file: string) => {
    readonly main: string;
    readonly workerOptions: {
      readonly bindings: { readonly SETTINGS: { readonly mail: object | null } };
      readonly queueConsumers?: Readonly<Record<string, object>>;
    };
  };
}

interface Bucket {
  readonly list: (options: object) => Promise<{
    readonly objects: readonly { readonly key: string }[];
    readonly cursor?: string;
  }>;
  readonly get: (key: string) => Promise<{
    readonly text: () => Promise<string>;
    readonly arrayBuffer: () => Promise<ArrayBuffer>;
  } | null>;
  readonly put: (key: string, content: string) => Promise<object>;
  readonly delete: (key: string) => Promise<void>;
}

interface QueueResult {
  readonly outcome: string;
  readonly explicitAcks: readonly string[];
  readonly retryMessages: readonly { readonly delaySeconds?: number }[];
}

const [packages = '', configFile = '', optionsText = '{}'] = process.argv.slice(2);
const options: RuntimeOptions = JSON.parse(optionsText);
const require = createRequire(join(packages, 'package.json'));
const { Miniflare, unstable_getMiniflareWorkerOptions }: Packages = {
  ...require('miniflare'),
  ...require('wrangler'),
};

/** The simulated `send_email` binding writes each e-mail to a file, and the file's name to the log. */
const mails: string[] = [];
function handleLog({ level, message }: { readonly level: string; readonly message: string }): void {
  for (const [, file = ''] of message.matchAll(/Email: (\S+\.eml)/g)) mails.push(file);
  if (level === 'error' && options.mailTo === undefined) console.error(message);
}

/** Before the worker's code, so that it sees this clock from its first line. */
const clock = `
const SystemDate = Date;
let now = null;
globalThis.Date = class extends SystemDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [Date.now()] : parts));
  }
  static now() {
    return now ?? SystemDate.now();
  }
};
export const setNow = (time) => {
  now = time;
};
`;
const clockedWorker = (main: string): string => `
import { setNow } from './clock.js';
import worker from './${main}';
export default {
  ...worker,
  fetch: (request, ...rest) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/orders/test-clock') return worker.fetch(request, ...rest);
    setNow(Number(searchParams.get('now')));
    return new Response();
  },
};
`;

function modulesOf(main: string): object[] {
  const own = { type: 'ESModule', path: main, contents: readFileSync(main, 'utf8') };
  if (!options.hasMovableClock) return [own];
  const beside = (name: string) => join(dirname(main), name);
  return [
    { type: 'ESModule', path: beside('clocked.js'), contents: clockedWorker(basename(main)) },
    { type: 'ESModule', path: beside('clock.js'), contents: clock },
    own,
  ];
}

const { workerOptions, main } = unstable_getMiniflareWorkerOptions(configFile);
const { SETTINGS } = workerOptions.bindings;
const { maxRetries, mailTo } = options;
const miniflare = new Miniflare({
  ...workerOptions,
  modulesRoot: dirname(main),
  modules: modulesOf(main),
  queueConsumers: Object.fromEntries(
    Object.entries(workerOptions.queueConsumers ?? {}).map(([queue, consumer]) => [
      queue,
      maxRetries === undefined ? consumer : { ...consumer, maxRetries },
    ]),
  ),
  bindings: {
    SETTINGS: mailTo === undefined ? SETTINGS : { ...SETTINGS, mail: { ...SETTINGS.mail, to: mailTo } },
    DESK_KEY: options.deskKey ?? '',
  },
  cf: false,
  host: '127.0.0.1',
  port: 0,
  handleStructuredLogs: handleLog,
});

const bucket = (): Promise<Bucket> => miniflare.getR2Bucket('INBOX');

async function keysOf(prefix: string): Promise<string[]> {
  const keys: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await (await bucket()).list({ prefix, cursor });
    keys.push(...page.objects.map(({ key }) => key));
    cursor = page.cursor;
  } while (cursor !== undefined);
  return keys;
}

async function messageAt(key: string): Promise<BucketMessage> {
  const message: StoredMessage = JSON.parse((await (await (await bucket()).get(key))?.text()) ?? 'null');
  const file = message.attachment?.storedAs;
  const bytes =
    file === undefined ? null : await (await (await bucket()).get(`${dirname(key)}/${file}`))?.arrayBuffer();
  return {
    message,
    sha256: bytes ? createHash('sha256').update(Buffer.from(bytes)).digest('hex') : null,
  };
}

const commands: WorkerCommands = {
  keys: keysOf,
  read: async (key) => (await (await bucket()).get(key))?.text(),
  write: async (key, content) => void (await (await bucket()).put(key, content)),
  remove: async (key) => (await bucket()).delete(key),
  copy: async (folder) => {
    for (const key of await keysOf('')) {
      const bytes = await (await (await bucket()).get(key))?.arrayBuffer();
      mkdirSync(join(folder, dirname(key)), { recursive: true });
      writeFileSync(join(folder, key), new Uint8Array(bytes ?? []));
    }
  },
  messages: async () => {
    const keys = (await keysOf('messages/')).filter((key) => key.endsWith('/message.json'));
    const messages: BucketMessage[] = [];
    for (const key of keys) messages.push(await messageAt(key));
    return messages;
  },
  mails: async () => mails.map((file) => readFileSync(file, 'latin1')),
  queue: async (name, id) => {
    const task = { id: '1', timestamp: new Date(), attempts: 1, body: { id } };
    const result = await (await miniflare.getWorker()).queue(name, [task]);
    return {
      acknowledged: result.explicitAcks.length,
      delays: result.retryMessages.map(({ delaySeconds }) => delaySeconds ?? 0),
    };
  },
  schedule: async () => (await (await miniflare.getWorker()).scheduled()).outcome,
};

interface Command {
  readonly id: number;
  readonly name: keyof WorkerCommands;
  readonly values: readonly string[];
}

process.on('message', async ({ id, name, values }: Command) => {
  const run: (...all: string[]) => Promise<unknown> = commands[name];
  try {
    process.send?.({ id, result: await run(...values) });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});
process.on('disconnect', () => void miniflare.dispose());
process.send?.({ id: 0, result: String(await miniflare.ready) });
