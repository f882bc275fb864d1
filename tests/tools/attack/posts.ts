import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { messageFolder } from '../../../src/inbox/messageStore.ts';
import { readInbox } from '../../../src/inbox/readInbox.ts';
import { attachment, goodRequest, multipart, parts } from '../../worlds/inbox/form.ts';
import { forEach } from './forEach.ts';

export interface Post {
  readonly path: string;
  readonly type: string;
  readonly body: Buffer;
  /** The sender's name, which no other post has. */
  readonly name: string;
  /** Of the file, in hex. */
  readonly sha256: string | null;
}

/** Every tenth has a file of up to 200 kB; of the others, every second is a request. */
export function makePost(n: number): Post {
  const name = `Sender ${n} ${randomBytes(4).toString('hex')}`;
  if (n % 10 !== 0 && n % 2 === 0) {
    const body = Buffer.from(JSON.stringify({ ...goodRequest, name }));
    return { path: '/api/request', type: 'application/json', body, name, sha256: null };
  }
  const bytes = n % 10 === 0 ? randomBytes(20_000 + ((n * 7919) % 180_000)) : null;
  const { type, body } = multipart(parts({ name }, ...(bytes ? [attachment('sheet.xlsx', bytes)] : [])));
  const sha256 = bytes && createHash('sha256').update(bytes).digest('hex');
  return { path: '/api/contact', type, body, name, sha256 };
}

export interface Answer {
  readonly status: number;
  readonly reference: string;
  /** In milliseconds. */
  readonly duration: number;
}

interface Sending {
  readonly agent?: Agent;
  /** As which a proxy names the sender. */
  readonly address?: string;
  /** The second half waits for this. */
  readonly pause?: Promise<unknown>;
}

/** Resolves with null when no answer arrives. */
export function send(
  url: string,
  post: Post,
  { agent, address, pause }: Sending = {},
): Promise<Answer | null> {
  const { path, type, body } = post;
  const started = performance.now();
  return new Promise((resolve) => {
    const request = httpRequest(new URL(path, url), {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': type,
        'content-length': body.length,
        ...(address ? { 'x-real-ip': address } : {}),
      },
      agent: agent ?? false,
    });
    request.on('response', async (response) => {
      let text = '';
      try {
        for await (const chunk of response) text += chunk;
        const { reference = '' } = JSON.parse(text);
        resolve({ status: response.statusCode ?? 0, reference, duration: performance.now() - started });
      } catch {
        resolve(null);
      }
    });
    request.on('error', () => resolve(null));
    const half = pause ? Math.floor(body.length / 2) : 0;
    if (pause) request.write(body.subarray(0, half));
    void Promise.resolve(pause).then(() => request.end(body.subarray(half)));
  });
}

/** Sends all, at most `atOnce` at a time; the answers are in the same order. */
export async function sendAll(
  url: string,
  posts: readonly Post[],
  atOnce: number,
): Promise<(Answer | null)[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const answers: (Answer | null)[] = [];
  await forEach(posts, atOnce, async (post, n) => {
    answers[n] = await send(url, post, { agent });
  });
  agent.destroy();
  return answers;
}

/** A sentence for each post that is not kept whole, exactly once, and for everything else that is kept. */
export async function differences(folder: string, posts: readonly Post[]): Promise<string[]> {
  const kept = new Map<string, string[]>();
  const inbox = await readInbox(folder);
  const found = inbox.unreadable.map(({ path, reason }) => `${path} cannot be read: ${reason}`);
  const expected = new Map(posts.map((post) => [post.name, post]));
  for (const { message } of inbox.entries) {
    const { id, fields, attachment: file } = message;
    const name = String(fields.name);
    kept.set(name, [...(kept.get(name) ?? []), id]);
    const post = expected.get(name);
    if (post === undefined) found.push(`${id} was never sent`);
    else if ((file?.sha256 ?? null) !== post.sha256) found.push(`${id} has another file`);
    else if (file && (await hashOf(join(messageFolder(folder, id), file.storedAs))) !== post.sha256)
      found.push(`${id} has a broken file`);
  }
  for (const { name } of posts) {
    const ids = kept.get(name) ?? [];
    if (ids.length !== 1) found.push(`${name} is kept ${ids.length} times`);
  }
  return found;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest('hex');
}
