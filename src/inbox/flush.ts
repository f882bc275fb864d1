import { open } from 'node:fs/promises';

/** Windows cannot flush a folder; its rename does that. */
export async function flush(path: string, kind: 'file' | 'folder'): Promise<void> {
  if (kind === 'folder' && process.platform === 'win32') return;
  const handle = await open(path, kind === 'file' ? 'r+' : 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
