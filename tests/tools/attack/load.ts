import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../../worlds/inbox/fixtures.ts';
import { median } from '../bench/measure.ts';
import { type Answer, differences, makePost, type Post, sendAll } from './posts.ts';
import { startProcess } from './servers.ts';

export interface LoadResult {
  /** Empty when every acknowledged post is kept whole, exactly once. */
  readonly differences: readonly string[];
  readonly acknowledged: number;
  /** Of the inbox relative to the bare server, in the same run. */
  readonly throughput: number;
  /** The median duration of a post relative to the bare server's. */
  readonly latency: number;
  /** Posts per second. */
  readonly rate: number;
}

/** Sends `count` posts, `atOnce` at a time, to a bare server and to the inbox. */
export async function load(count: number, atOnce: number): Promise<LoadResult> {
  const parent = temporaryFolder();
  try {
    const posts = Array.from({ length: count }, (_, n) => makePost(n));
    const bareFolder = join(parent.path, 'bare');
    mkdirSync(bareFolder);
    const bare = await timed('bareProcess', bareFolder, posts, atOnce);
    const folder = join(parent.path, 'inbox');
    const inbox = await timed('inboxProcess', folder, posts, atOnce);
    const acknowledged = posts.filter((_, n) => inbox.answers[n]?.status === 200);
    return {
      differences: await differences(folder, acknowledged),
      acknowledged: acknowledged.length,
      throughput: bare.seconds / inbox.seconds,
      latency: median(inbox.durations) / median(bare.durations),
      rate: count / inbox.seconds,
    };
  } finally {
    parent.remove();
  }
}

async function timed(
  name: 'inboxProcess' | 'bareProcess',
  folder: string,
  posts: readonly Post[],
  atOnce: number,
): Promise<{ seconds: number; answers: (Answer | null)[]; durations: number[] }> {
  const server = await startProcess(name, folder);
  try {
    const started = performance.now();
    const answers = await sendAll(server.url, posts, atOnce);
    const seconds = (performance.now() - started) / 1000;
    return { seconds, answers, durations: answers.flatMap((answer) => answer?.duration ?? []) };
  } finally {
    await server.kill();
  }
}
