/** Notes what is deleted for good, so that no backup brings it back (L32). */
import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { flush } from './flush.ts';
import { isFull } from './rules/room.ts';

const erasureSchema = v.object({
  /** Of a message's folder, or of a sign-up's file, in the inbox. */
  path: v.pipe(v.string(), v.regex(/^(messages\/[0-9a-f]{32}\/[1-9]\d*|newsletter\/[0-9a-f]{32}\.json)$/)),
  at: v.pipe(v.string(), v.isoTimestamp()),
});
export type Erasure = v.InferOutput<typeof erasureSchema>;

export const erasuresName = '.erased.jsonl';

async function note(folder: string, erasure: Erasure): Promise<void> {
  const file = await open(join(folder, erasuresName), 'a', 0o600);
  try {
    await file.write(`${JSON.stringify(erasure)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await flush(folder, 'folder');
}

/** Notes first what is erased: whoever is interrupted erases again. A full disk must not keep it, so then it is noted after. */
export async function erasing(
  folder: string,
  path: Erasure['path'],
  erase: () => Promise<void>,
): Promise<void> {
  const erasure: Erasure = { path, at: new Date().toISOString() };
  const isNoted = await note(folder, erasure).then(
    () => true,
    (error: unknown) => {
      if (isFull(error)) return false;
      throw error;
    },
  );
  await erase();
  if (!isNoted) await note(folder, erasure);
}

function parsedOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** None if there is no such file. What an interruption tore is left out. */
export async function readErasures(file: string): Promise<Erasure[]> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  return text.split('\n').flatMap((line) => {
    const parsed = v.safeParse(erasureSchema, parsedOrNull(line));
    return parsed.success ? [parsed.output] : [];
  });
}

/** Each once, in the order of time. */
export const joinErasures = (...lists: readonly (readonly Erasure[])[]): string => {
  const lines = lists.flat().map((erasure) => ({ at: erasure.at, line: `${JSON.stringify(erasure)}\n` }));
  const sorted = lines.sort((one, other) => one.at.localeCompare(other.at)).map(({ line }) => line);
  return [...new Set(sorted)].join('');
};

/** When it came; null if it is not there. */
async function arrivalOf(folder: string, path: string): Promise<string | null> {
  const file = path.startsWith('messages/') ? join(folder, path, 'message.json') : join(folder, path);
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) return null;
  const { receivedAt, askedAt } = Object(parsedOrNull(text)) as Readonly<Record<string, unknown>>;
  return String(receivedAt ?? askedAt ?? '');
}

/** Deletes what was erased before, but nothing that came again later. Returns how much that was. */
export async function eraseAgain(folder: string, erasures: readonly Erasure[]): Promise<number> {
  let count = 0;
  for (const { path, at } of erasures) {
    const arrival = await arrivalOf(folder, path);
    if (arrival === null || arrival > at) continue;
    await rm(join(folder, path), { recursive: true });
    count += 1;
  }
  return count;
}
