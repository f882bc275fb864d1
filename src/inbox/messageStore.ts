/** Stores each message in its own folder, which appears only when it is complete. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, open, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MessageFields } from './messageSchema.ts';
import { storedName } from './storedName.ts';

export interface StagedFile {
  readonly path: string;
  /** As sent; never use it as a path. */
  readonly fileName: string;
  readonly size: number;
  readonly type: string;
}

const stagingName = /^\.incoming-(\d+)-[0-9a-f]{16}$/;
/** The server ends requests after 5 minutes, so an older folder belongs to no upload. */
const staleAfterMs = 60 * 60 * 1000;

const isRunning = (processId: number): boolean => {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/** Removes what a killed server left, but not the uploads of another running server. */
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

export async function makeStaging(folder: string): Promise<string> {
  const path = join(folder, `.incoming-${process.pid}-${randomBytes(8).toString('hex')}`);
  await mkdir(path, { mode: 0o700 });
  return path;
}

/** Windows cannot flush a folder; its rename does that. */
async function flush(path: string, kind: 'file' | 'folder'): Promise<void> {
  if (kind === 'folder' && process.platform === 'win32') return;
  const handle = await open(path, kind === 'file' ? 'r+' : 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Escapes bidirectional controls and separators, which would change how a line is displayed. */
const readable = (message: object): string =>
  `${JSON.stringify(message, null, 2)}\n`.replace(
    /[\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * Moves a staging folder into the inbox, as `<ISO time>-<8 hex digits>`. All files are flushed to the disk. If it
 * throws, the staging folder still exists.
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
