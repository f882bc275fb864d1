import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder, writeSite } from '../../worlds/inbox/fixtures.ts';
import { secret } from '../hosts/staticTable.ts';
import { type ServerProcess, startProcess } from './servers.ts';

export interface AttackedSite {
  readonly url: string;
  /** Has `dist`, `inbox`, and a secret file beside them. */
  readonly folder: string;
  readonly server: ServerProcess;
}

/** Runs an attack on the local server in a process of its own. */
export async function withSite<Result>(attack: (site: AttackedSite) => Promise<Result>): Promise<Result> {
  const parent = temporaryFolder();
  writeSite(join(parent.path, 'dist'));
  writeFileSync(join(parent.path, 'secret.txt'), secret);
  try {
    const server = await startProcess('siteProcess', parent.path);
    try {
      return await attack({ url: server.url, folder: parent.path, server });
    } finally {
      await server.kill();
    }
  } finally {
    parent.remove();
  }
}
