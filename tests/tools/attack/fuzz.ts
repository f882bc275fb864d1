import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { messageFolder } from '../../../src/inbox/messageStore.ts';
import { readInbox } from '../../../src/inbox/readInbox.ts';
import { ask } from '../../worlds/inbox/fixtures.ts';
import { attachment, goodFields, goodRequest, multipart, parts } from '../../worlds/inbox/form.ts';
import { askBytes } from '../hosts/raw.ts';
import { forEach } from './forEach.ts';
import { withSite } from './withSite.ts';

export interface FuzzResult {
  /** Empty when every request was answered, with no failure of the server, and what is kept follows the rules. */
  readonly differences: readonly string[];
  readonly sent: number;
  readonly kept: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Of the server's process, in MB; 0 where the system does not say. */
  readonly memory: number;
}

/** A generator of numbers from 0 to 1 that returns the same for the same seed (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Texts that parsers, terminals, mail programs and pages take for something else. */
const oddTexts = [
  '',
  ' ',
  '\r\n',
  '\r\nBcc: all@evil.example\r\n\r\n',
  '\u0000',
  '\u001b[2J',
  '\u009b',
  '\u202e',
  '\u200b'.repeat(600),
  '\ud800',
  '__proto__',
  'constructor',
  '<img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  '=1+1',
  '--',
  '"',
  ';',
  '%',
  'x'.repeat(70_000),
  'é'.repeat(2_000),
];

/** Changes bytes, or takes out, doubles or inserts a piece, up to four times. */
function mutate(bytes: Buffer, random: () => number): Buffer {
  let result = Buffer.from(bytes);
  const at = (): number => Math.floor(random() * (result.length + 1));
  for (let times = 1 + Math.floor(random() * 4); times > 0; times--) {
    const [from, to] = [at(), at()].sort((a, b) => a - b) as [number, number];
    const piece = result.subarray(from, Math.min(to, from + 200));
    const odd = Buffer.from(oddTexts[Math.floor(random() * oddTexts.length)] ?? '');
    const middle = [Buffer.alloc(0), Buffer.concat([piece, piece]), odd, Buffer.from([random() * 256])];
    const chosen = middle[Math.floor(random() * middle.length)] ?? piece;
    result = Buffer.concat([result.subarray(0, from), chosen, result.subarray(from + piece.length)]);
  }
  return result;
}

/** A valid request, or one with odd values: its head and its body. */
function request(random: () => number): { head: string; body: Buffer } {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const changes = (names: readonly string[]): Record<string, string> =>
    random() < 0.5 ? {} : { [pick(names)]: pick(oddTexts) };
  const isForm = random() < 0.6;
  const form = multipart(
    parts(
      changes([...Object.keys(goodFields), ...oddTexts]),
      ...(random() < 0.3 ? [attachment(pick(oddTexts), pick(oddTexts))] : []),
    ),
  );
  const json = JSON.stringify({ ...goodRequest, ...changes(Object.keys(goodRequest)) });
  const { type, body } = isForm ? form : { type: 'application/json', body: Buffer.from(json) };
  const path = isForm ? '/api/contact' : '/api/request';
  const lines = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    `Content-Type: ${type}`,
    'Accept: application/json',
  ];
  return { head: lines.join('\r\n'), body };
}

/** The bytes of a request with a mutated body, a mutated head, or the body in broken chunks. */
function oddRequest(random: () => number): Buffer {
  const { head, body } = request(random);
  const kind = random();
  if (kind < 0.15) {
    const chunk = Buffer.concat([
      Buffer.from(`${body.length.toString(16)}\r\n`),
      body,
      Buffer.from('\r\n0\r\n\r\n'),
    ]);
    return Buffer.concat([
      Buffer.from(`${head}\r\nTransfer-Encoding: chunked\r\n\r\n`),
      random() < 0.5 ? chunk : mutate(chunk, random),
    ]);
  }
  const sent = kind < 0.7 ? mutate(body, random) : body;
  const whole = Buffer.from(`${head}\r\nContent-Length: ${sent.length}\r\nConnection: close\r\n\r\n`);
  return Buffer.concat([kind < 0.7 ? whole : mutate(whole, random), sent]);
}

/** Sends `count` odd requests, 20 at a time. Equal seeds send the same, except for the boundaries of forms. */
export const fuzz = (count: number, seed: number): Promise<FuzzResult> =>
  withSite(async ({ url, folder, server }) => {
    const random = seeded(seed);
    const differences: string[] = [];
    const statuses: Record<string, number> = {};
    await forEach(
      Array.from({ length: count }, () => oddRequest(random)),
      20,
      async (bytes) => {
        const answer = await askBytes(url, bytes);
        const status = answer?.status ?? 'none';
        statuses[status] = (statuses[status] ?? 0) + 1;
        const start = JSON.stringify(bytes.subarray(0, 300).toString('latin1'));
        // Who closes in the middle of a body wants no answer.
        if (answer !== null && answer.status >= 500) differences.push(`${start} gets ${answer.status}`);
      },
    );
    if ((await ask(url, '/faq')).status !== 200) differences.push('The server does not answer any more');
    const inbox = join(folder, 'inbox');
    const left = (): string[] => readdirSync(inbox).filter((name) => !['messages', '.index'].includes(name));
    for (let tries = 0; tries < 100 && left().length > 0; tries++) await wait(100);
    differences.push(...left().map((name) => `${name} is left in the inbox`));
    const { entries, unreadable } = await readInbox(inbox);
    differences.push(...unreadable.map(({ path, reason }) => `${path} cannot be read: ${reason}`));
    for (const { message } of entries) {
      const text = readFileSync(join(messageFolder(inbox, message.id), 'message.json'), 'utf8').replaceAll(
        '\n',
        '',
      );
      if (/\p{Cc}/u.test(text)) differences.push(`${message.id} has a control character in its file`);
      for (const [name, value] of Object.entries(message.fields))
        if (!['message', 'description'].includes(name) && /[\p{Cc}\p{Zl}\p{Zp}]/u.test(String(value)))
          differences.push(`${message.id} has more than one line in ${name}`);
      const { message: words } = message.fields;
      if (words !== undefined && String(words).replace(/\p{Cf}/gu, '').length < 500)
        differences.push(`${message.id} is shorter than 500 visible characters`);
    }
    return { differences, sent: count, kept: entries.length, statuses, memory: memoryOf(server.child.pid) };
  });

/** The largest that a process has been, in MB. Only Linux says so. */
function memoryOf(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}
