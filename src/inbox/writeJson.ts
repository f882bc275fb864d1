import { randomBytes } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { flush } from './flush.ts';
import { storedJson } from './rules/storedJson.ts';

/** Replaces the file as a whole, flushed to the disk; its folder must exist. */
export async function writeJson(path: string, value: object): Promise<void> {
  const temporary = `${path}.${process.pid}-${randomBytes(4).toString('hex')}.tmp`;
  try {
    await writeFile(temporary, storedJson(value), { mode: 0o600 });
    await flush(temporary, 'file');
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await flush(dirname(path), 'folder');
}
