import { existsSync } from 'node:fs';
import { copyFile, cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { compress } from '../../../src/site-build/compress.ts';
import { failurePath, notFoundPath } from '../../../src/site-build/headers.ts';
import { projectRoot } from '../../../src/site-build/projectRoot.mjs';
import { type Host, startHost } from './host.ts';

/**
 * The built sites of others, by name.
 * @param wanted `NAME=FOLDER,NAME=FOLDER`
 * @throws for a folder that is not a built site
 */
export const readPeers = (wanted: string): ReadonlyMap<string, string> =>
  new Map(
    wanted
      .split(',')
      .filter(Boolean)
      .map((peer) => {
        const [, name = '', folder = ''] = /^([\w-]+)=(.+)$/.exec(peer) ?? [];
        if (!existsSync(join(folder, 'index.html')))
          throw new Error(`--peers needs NAME=FOLDER, with an index.html in the folder, not "${peer}"`);
        return [name, resolve(folder)];
      }),
  );

/** Serves a copy of each, compressed as this site is. */
export async function startPeers(folders: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, Host>> {
  const hosts = new Map<string, Host>();
  for (const [name, folder] of folders) {
    const copy = join(projectRoot, '.build/bench/peers', name);
    await rm(copy, { recursive: true, force: true });
    await cp(folder, copy, { recursive: true });
    // The server does not start without them.
    for (const page of [notFoundPath, failurePath])
      if (!existsSync(join(copy, page))) await copyFile(join(copy, 'index.html'), join(copy, page));
    await compress(copy);
    hosts.set(name, await startHost(copy));
  }
  return hosts;
}
