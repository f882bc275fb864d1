/** Stores messages on disk: one folder each, either complete or not there at all. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageFields } from './messageSchema.ts';
import { storedName } from './storedName.ts';

/** An uploaded file in a staging folder. */
export interface StagedFile {
  readonly path: string;
  /** Its name as sent; never used as a path. */
  readonly fileName: string;
  /** In bytes. */
  readonly size: number;
  /** The media type the sender claims. */
  readonly type: string;
}

const stagingName = /^\.incoming-(\d+)-[0-9a-f]{16}$/;
/** A staging folder older than this belongs to no upload: the server ends a request after 5 minutes. */
const staleAfterMs = 60 * 60 * 1000;

const isRunning = (processId: number): boolean => {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * Creates the inbox if it is missing and removes what a killed server left unfinished. Uploads of another running
 * server with the same folder are left alone.
 *
 * @throws when the folder cannot be created or written.
 */
export function prepareInbox(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) {
    const owner = stagingName.exec(name)?.[1];
    if (owner === undefined) continue;
    const path = join(folder, name);
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
    if (Number(owner) === process.pid || age > staleAfterMs || !isRunning(Number(owner)))
      rmSync(path, { recursive: true, force: true });
  }
}

/** Creates a folder for one upload; the caller removes it. */
export async function makeStaging(folder: string): Promise<string> {
  const path = join(folder, `.incoming-${process.pid}-${randomBytes(8).toString('hex')}`);
  await mkdir(path, { mode: 0o700 });
  return path;
}

/** Waits until a file or folder is on the disk. Windows cannot flush a folder: the rename does it there. */
async function flush(path: string, kind: 'file' | 'folder'): Promise<void> {
  if (kind === 'folder' && process.platform === 'win32') return;
  const handle = await open(path, kind === 'file' ? 'r+' : 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** JSON in which characters that change how a line is shown (bidirectional controls, separators) are escaped. */
const readable = (message: object): string =>
  `${JSON.stringify(message, null, 2)}\n`.replace(
    /[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Turns a staging folder into a message of the inbox: `<ISO time>-<8 hex digits>/message.json` and the attachment
 * beside it. When it returns, all of it is on the disk, not only in the system's memory.
 *
 * @returns the message's folder.
 * @throws what the file system throws (no space left, no permission); the staging folder is then still there.
 */
export async function storeMessage(
  folder: string,
  staging: string,
  fields: MessageFields,
  file: StagedFile | undefined,
): Promise<string> {
  const receivedAt = new Date().toISOString();
  const storedAs = file === undefined ? undefined : storedName(file.fileName);
  if (file !== undefined && storedAs !== undefined) {
    await rename(file.path, join(staging, storedAs));
    await flush(join(staging, storedAs), 'file');
  }
  const attachment =
    file === undefined ? null : { fileName: file.fileName, storedAs, size: file.size, type: file.type };
  const json = join(staging, 'message.json');
  await writeFile(json, readable({ receivedAt, ...fields, attachment }), { mode: 0o600 });
  await flush(json, 'file');
  await flush(staging, 'folder');
  const stored = join(folder, `${receivedAt.replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}`);
  await rename(staging, stored);
  await flush(folder, 'folder');
  return stored;
}
