import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';
import { config } from '../../../src/config.ts';
import { compress } from '../../../src/site-build/compress.ts';
import { securityHeaders, styleHash } from '../../../src/site-build/headers.ts';
import { documentFiles } from './builtSite.ts';
import { plainPage } from './plainPage.ts';

const styles = async (): Promise<string> => {
  const css = await readFile(new URL('plain.css', import.meta.url), 'utf8');
  return (await transform(css, { loader: 'css', minify: true })).code.trim();
};

/**
 * Writes a plain page for each document of a built site, at the same address and with the same security headers.
 * @param dist the built site
 * @param outDir replaced as a whole
 */
export async function writePlainSite(dist: string, outDir: string): Promise<void> {
  const css = await styles();
  await rm(outDir, { recursive: true, force: true });
  for (const file of await documentFiles(dist)) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), plainPage(await readFile(join(dist, file), 'utf8'), css));
  }
  await writeFile(join(outDir, 'robots.txt'), 'User-agent: *\nAllow: /\n');
  const headers = Object.entries(securityHeaders({ ...config, styleHashes: [styleHash(css)] }));
  const lines = ['/*', ...headers.map(([name, value]) => `  ${name}: ${value}`), ''];
  await writeFile(join(outDir, '_headers'), lines.join('\n'));
  await compress(outDir);
}
