import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { StoredMessage } from '../../../../src/inbox/rules/submission.ts';
import type { MailSettings } from '../../../../src/worker/bindings.ts';
import type { WorkerRuntime } from './fetchRuntime.ts';

export interface RuntimeOptions {
  /** Instead of the configured one. */
  readonly mailTo?: MailSettings['to'];
  /** Of every queue, instead of the configured number. */
  readonly maxRetries?: number;
  /** The secret `DESK_KEY`. */
  readonly deskKey?: string;
  /** The worker's time stands still where `POST /orders/test-clock?now=` sets it, in ms since 1970. */
  readonly hasMovableClock?: boolean;
}

/** A message in the bucket. */
export interface BucketMessage {
  readonly message: StoredMessage;
  /** Of the attachment's bytes in the bucket, in hex. */
  readonly sha256: string | null;
}

/** What a worker did with tasks of its queue. */
interface QueueOutcome {
  readonly acknowledged: number;
  /** The wait that was asked for each task that is to be tried again. */
  readonly delays: readonly number[];
}

/** What the running worker's bucket, queue and mailbox can be asked for. */
export interface WorkerCommands {
  readonly keys: (prefix: string) => Promise<readonly string[]>;
  /** Undefined if there is no such object. */
  readonly read: (key: string) => Promise<string | undefined>;
  readonly write: (key: string, content: string) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  /** Writes every object into a folder, as an S3 tool copies the bucket. */
  readonly copy: (folder: string) => Promise<void>;
  readonly messages: () => Promise<readonly BucketMessage[]>;
  /** The e-mails that the `send_email` binding accepted. */
  readonly mails: () => Promise<readonly string[]>;
  /** Has the worker handle a task, as the queue would. */
  readonly queue: (name: string, id: string) => Promise<QueueOutcome>;
  /** Runs the scheduled handler; returns its outcome. */
  readonly schedule: () => Promise<string>;
}

export interface RunningWorker extends WorkerCommands {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const names: readonly (keyof WorkerCommands)[] = [
  'keys',
  'read',
  'write',
  'remove',
  'copy',
  'messages',
  'mails',
  'queue',
  'schedule',
];

interface Reply {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: string;
}

/** Runs a worker by its `wrangler.jsonc`, with an empty bucket. Rejects if it does not start. */
export function startWorker(
  { node, packages }: WorkerRuntime,
  configFile: string,
  options: RuntimeOptions = {},
): Promise<RunningWorker> {
  const script = join(import.meta.dirname, 'runtime.ts');
  const child = spawn(
    node,
    ['--disable-warning=ExperimentalWarning', script, packages, configFile, JSON.stringify(options)],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] },
  );
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const waiting = new Map<number, (reply: Reply) => void>();
  let count = 0;
  const command = (name: string, values: readonly unknown[]): Promise<unknown> =>
    new Promise((resolve, reject) => {
      count += 1;
      waiting.set(count, ({ result, error }) =>
        error === undefined ? resolve(result) : reject(new Error(error)),
      );
      child.send({ id: count, name, values });
    });
  const stop = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    await exited;
  };
  const commands = Object.fromEntries(
    names.map((name) => [name, (...values: unknown[]) => command(name, values)]),
  ) as unknown as WorkerCommands;
  return new Promise((resolve, reject) => {
    child.on('message', (reply: Reply) => {
      if (reply.id === 0) resolve({ ...commands, url: String(reply.result).replace(/\/$/, ''), stop });
      waiting.get(reply.id)?.(reply);
      waiting.delete(reply.id);
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      reject(new Error(`The worker's runtime ended with ${code}.`));
      for (const settle of waiting.values()) settle({ id: 0, error: 'The runtime has ended.' });
    });
  });
}
