/**
 * `runtime.ts PACKAGES CONFIG OPTIONS` runs a worker in Cloudflare's own runtime, as its configuration says. Started by
 * {@link startWorker} with a newer Node than the project's; talks to it by messages.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Command, RuntimeOptions } from './startWorker.ts';

const [packages = '', configFile = '', optionsText = '{}'] = process.argv.slice(2);
const options: RuntimeOptions = JSON.parse(optionsText);
const require = createRequire(join(packages, 'package.json'));
const { Miniflare, Log, LogLevel } = require('miniflare');
const { unstable_getMiniflareWorkerOptions: optionsOf } = require('wrangler');

/** The simulated `send_email` binding writes each e-mail to a file, and its name to the log. */
const mails: string[] = [];
class MailLog extends Log {
  log(line: string): void {
    for (const [, file = ''] of line.matchAll(/Email: (\S+\.eml)/g)) mails.push(file);
    if (/\berror\b/i.test(line)) console.error(line);
  }
}

const { workerOptions, main } = optionsOf(configFile);
const consumers = Object.entries<object>(workerOptions.queueConsumers ?? {}).map(([queue, consumer]) => [
  queue,
  { ...consumer, ...(options.maxRetries === undefined ? {} : { maxRetries: options.maxRetries }) },
]);
const miniflare = new Miniflare({
  ...workerOptions,
  modulesRoot: dirname(main),
  modules: [{ type: 'ESModule', path: main, contents: readFileSync(main, 'utf8') }],
  queueConsumers: Object.fromEntries(consumers),
  bindings: { ...workerOptions.bindings, ...options.bindings },
  cf: false,
  host: '127.0.0.1',
  port: options.port ?? 0,
  log: new MailLog(LogLevel.INFO),
});

const commands: Record<Command['name'], (...values: never[]) => Promise<unknown>> = {
  keys: async (prefix: string) => {
    const { objects } = await (await miniflare.getR2Bucket('INBOX')).list({ prefix });
    return objects.map(({ key }: { key: string }) => key);
  },
  mails: async () => mails.map((file) => readFileSync(file, 'latin1')),
};

process.on('message', async ({ id, name, values }: Command & { id: number }) => {
  try {
    process.send?.({ id, result: await commands[name](...(values as never[])) });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});
process.on('disconnect', () => void miniflare.dispose());
process.send?.({ id: 0, result: String(await miniflare.ready) });
