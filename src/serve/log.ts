/** The server's own log: nothing that a visitor typed is in it (L30). */
import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import { inspect } from 'node:util';
import type { Handler } from '../inbox/handler.ts';

const requests = new AsyncLocalStorage<string>();

const levels = { log: 'info', warn: 'warning', error: 'error' } as const;

const textOf = (part: unknown): string => (typeof part === 'string' ? part : inspect(part));

/** One line of JSON; `request` is the id of the request in which it was written, if any. */
function jsonLine(level: string, fields: Readonly<Record<string, unknown>>): string {
  const request = requests.getStore();
  const line = { time: new Date().toISOString(), level, ...(request ? { request } : {}), ...fields };
  return `${JSON.stringify(line)}\n`;
}

/** From now on, whatever this process logs is a line of JSON each. */
export function logAsJson(): void {
  for (const [method, level] of Object.entries(levels) as [keyof typeof levels, string][])
    console[method] = (...parts: unknown[]) =>
      void (method === 'log' ? process.stdout : process.stderr).write(
        jsonLine(level, { message: parts.map(textOf).join(' ') }),
      );
}

export interface Answered {
  readonly method: string;
  /** Of the endpoint, never more of the address: the rest may be a visitor's. */
  readonly endpoint: string;
  readonly status: number;
  readonly ms: number;
}

/** Gives each request an id that its lines have, and calls `onAnswered` within it. */
export const withRequestId =
  (endpoint: string, handler: Handler, onAnswered: (answered: Answered) => void): Handler =>
  (request, response) =>
    requests.run(randomUUID(), () => {
      const start = performance.now();
      response.once('close', () =>
        onAnswered({
          method: request.method ?? '',
          endpoint,
          // 499 as nginx has it: the visitor was gone before the answer.
          status: response.headersSent ? response.statusCode : 499,
          ms: Math.round(performance.now() - start),
        }),
      );
      return handler(request, response);
    });

/** For `onAnswered`, where the log is JSON. */
export const logAnswered = ({ endpoint, ...answered }: Answered): void =>
  void process.stdout.write(jsonLine('info', { message: `Answered ${endpoint}`, endpoint, ...answered }));
