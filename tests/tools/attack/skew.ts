import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isHashedName } from '../../../src/site-build/headers.ts';
import { ask, writeSite } from '../../worlds/inbox/fixtures.ts';
import { withSite } from './withSite.ts';

export interface SkewResult {
  /** Empty when what an old page asks for is there, or is not found and not stored by a cache. */
  readonly differences: readonly string[];
  readonly deploys: number;
  readonly asked: number;
}

/** Replaces the site `deploys` times by a build with other names of files, while old pages ask for the old names. */
export const skew = (deploys: number): Promise<SkewResult> =>
  withSite(async ({ url, folder }) => {
    const dist = join(folder, 'dist');
    const differences: string[] = [];
    let asked = 0;
    const hashed = (): string[] => readdirSync(dist).filter(isHashedName);
    for (let deploy = 1; deploy <= deploys; deploy++) {
      const old = hashed();
      const next = join(folder, 'next');
      writeSite(next);
      for (const file of readdirSync(next).filter((name) => /\.0a1b2c3d\.|\.99aabbcc\./.test(name))) {
        const hash = deploy.toString(16).padStart(8, '0');
        renameSync(join(next, file), join(next, file.replace(/\.[0-9a-f]{8}\./, `.${hash}.`)));
      }
      renameSync(dist, join(folder, 'old'));
      // A request in the middle of a deploy may get nothing, because the file is gone.
      await ask(url, '/faq').catch(() => null);
      renameSync(next, dist);
      if ((await ask(url, '/faq')).status !== 200) differences.push('After a deploy, /faq is not there');
      rmSync(join(folder, 'old'), { recursive: true });
      for (const file of old) {
        const { status, headers } = await ask(url, `/${file}`);
        asked += 1;
        if (status !== 404) differences.push(`/${file} of the last build gets ${status}`);
        if (headers['cache-control'] !== 'no-cache')
          differences.push(`That /${file} is gone is stored: ${headers['cache-control']}`);
      }
      for (const file of hashed()) {
        const { status, headers } = await ask(url, `/${file}`);
        asked += 1;
        if (status !== 200 || !String(headers['cache-control']).includes('immutable'))
          differences.push(`/${file} of this build gets ${status}, ${headers['cache-control']}`);
      }
    }
    return { differences, deploys, asked };
  });
