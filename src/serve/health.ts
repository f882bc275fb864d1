/** `/healthz` and `/metrics`, for this machine only (L30). */
import { mkdtemp, rmdir, statfs } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { isLoopback } from '../inbox/addressOf.ts';
import type { Handler } from '../inbox/handler.ts';
import { backlog, type OutboxStore } from '../inbox/rules/outbox.ts';
import { plainHeaders } from '../site-build/headers.ts';
import type { Answered } from './log.ts';

/** @internal for tests */
export interface Health {
  readonly status: 'ok' | 'failing';
  /** In words, for whoever is on call. */
  readonly problems: readonly string[];
  readonly uptimeSeconds: number;
  readonly isInboxWritable: boolean;
  /** Null: the disk cannot be read. */
  readonly freeBytes: number | null;
  readonly emailsWaiting: number;
  /** Since the longest waiting e-mail was queued. */
  readonly oldestEmailSeconds: number;
  /** Null: none since the server started. */
  readonly lastEmailAcceptedAt: string | null;
}

export interface HealthOptions {
  readonly folder: string;
  readonly outbox: OutboxStore;
  /** What posts leave free on the disk, in bytes. */
  readonly reserve: number;
}

export interface Monitor {
  /** Undefined for another path, and for whoever is not this machine. */
  readonly handlerOf: (path: string, request: IncomingMessage) => Handler | undefined;
  readonly health: () => Promise<Health>;
  readonly countAnswer: (answered: Answered) => void;
  readonly countEmail: (result: 'delivered' | 'postponed' | 'givenUp') => void;
}

const forwarded = ['x-real-ip', 'x-forwarded-for', 'x-forwarded-host', 'forwarded', 'via'];
const isOfThisMachine = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? '') && forwarded.every((name) => headers[name] === undefined);

/** How long what was found is told again, in milliseconds. */
const freshMs = 5000;

const isWritable = (folder: string): Promise<boolean> =>
  mkdtemp(join(folder, '.check-'))
    .then(rmdir)
    .then(
      () => true,
      () => false,
    );

export function monitorOf({ folder, outbox, reserve }: HealthOptions): Monitor {
  const answers = new Map<string, number>();
  const emails = { delivered: 0, postponed: 0, givenUp: 0 };
  let lastEmailAcceptedAt: string | null = null;
  let found: { readonly at: number; readonly health: Promise<Health> } | null = null;

  const look = async (): Promise<Health> => {
    const [isInboxWritable, freeBytes, waiting] = await Promise.all([
      isWritable(folder),
      statfs(folder).then(
        ({ bavail, bsize }) => bavail * bsize,
        () => null,
      ),
      backlog(outbox, Date.now()).catch(() => ({ count: 0, oldestMs: 0 })),
    ]);
    const problems = [
      ...(isInboxWritable ? [] : ['The inbox cannot keep messages.']),
      ...(freeBytes !== null && freeBytes < reserve ? ['The disk of the inbox is full.'] : []),
    ];
    return {
      status: problems.length === 0 ? 'ok' : 'failing',
      problems,
      uptimeSeconds: Math.round(process.uptime()),
      isInboxWritable,
      freeBytes,
      emailsWaiting: waiting.count,
      oldestEmailSeconds: Math.round(waiting.oldestMs / 1000),
      lastEmailAcceptedAt,
    };
  };
  const health = (): Promise<Health> => {
    const now = performance.now();
    if (found === null || now - found.at > freshMs) found = { at: now, health: look() };
    return found.health;
  };

  const metrics = async (): Promise<string> => {
    const now = await health();
    const seen = lastEmailAcceptedAt === null ? 0 : Date.parse(lastEmailAcceptedAt) / 1000;
    return [
      ...metric('up', 'gauge', 'Whether messages can be kept.', now.status === 'ok' ? 1 : 0),
      ...metric('uptime_seconds', 'gauge', 'Since the server started.', now.uptimeSeconds),
      ...metric('memory_bytes', 'gauge', 'Of the process.', process.memoryUsage.rss()),
      ...metric('disk_free_bytes', 'gauge', 'On the disk of the inbox.', now.freeBytes ?? Number.NaN),
      ...metric('emails_waiting', 'gauge', 'In the outbox.', now.emailsWaiting),
      ...metric('oldest_email_seconds', 'gauge', 'How long an e-mail waits.', now.oldestEmailSeconds),
      ...metric('last_email_accepted_seconds', 'gauge', 'Since 1970; 0: none since the start.', seen),
      ...metric(
        'emails_total',
        'counter',
        'Attempts to send an e-mail.',
        ...Object.entries(emails).map(([result, count]): Sample => [`{result="${result}"}`, count]),
      ),
      ...metric('answers_total', 'counter', 'Answers of the endpoints.', ...answers),
      '',
    ].join('\n');
  };

  const handlers: Readonly<Record<string, Handler>> = {
    '/healthz': (_request, response) =>
      void health().then((now) => {
        response.writeHead(now.status === 'ok' ? 200 : 503, { ...plainHeaders, ...json });
        response.end(`${JSON.stringify(now, null, 2)}\n`);
      }),
    '/metrics': (_request, response) =>
      void metrics().then((text) => {
        response.writeHead(200, {
          ...plainHeaders,
          'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
        });
        response.end(text);
      }),
  };
  return {
    handlerOf: (path, request) =>
      Object.hasOwn(handlers, path) && request.method === 'GET' && isOfThisMachine(request)
        ? handlers[path]
        : undefined,
    health,
    countAnswer: ({ endpoint, status }) => {
      const labels = `{endpoint="${endpoint}",status="${status}"}`;
      answers.set(labels, (answers.get(labels) ?? 0) + 1);
    },
    countEmail: (result) => {
      emails[result] += 1;
      if (result === 'delivered') lastEmailAcceptedAt = new Date().toISOString();
    },
  };
}

const json = { 'Content-Type': 'application/json; charset=utf-8' };

type Sample = readonly [labels: string, value: number];

/** https://prometheus.io/docs/instrumenting/exposition_formats. */
const metric = (
  name: string,
  type: 'counter' | 'gauge',
  help: string,
  ...samples: readonly (Sample | number)[]
): string[] => [
  `# HELP deskhand_${name} ${help}`,
  `# TYPE deskhand_${name} ${type}`,
  ...samples.map((sample) =>
    typeof sample === 'number' ? `deskhand_${name} ${sample}` : `deskhand_${name}${sample[0]} ${sample[1]}`,
  ),
];
