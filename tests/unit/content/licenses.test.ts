// @vitest-environment node
/** The licensing page names every package that runs in the browser, with the license that the package itself states. */
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { broughtAlong, runtimePackages } from '../../../src/content/licenses.ts';

const root = new URL('../../../', import.meta.url);
interface Manifest {
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}
const read = (path: string): Manifest => JSON.parse(readFileSync(new URL(path, root), 'utf8')) as Manifest;

const manifest = read('package.json');
/** Only the build runs Stitches (B50). */
const direct = Object.keys(manifest.dependencies ?? {}).filter((name) => name !== '@stitches/react');
const locked = (
  JSON.parse(readFileSync(new URL('package-lock.json', root), 'utf8')) as {
    packages: Readonly<Record<string, Manifest>>;
  }
).packages;

/** The lock file's path of the package that `from` imports by this name: nested, or at the top. */
const place = (from: string, name: string): string =>
  [`${from}/node_modules/${name}`, `node_modules/${name}`].find((path) => path in locked) ?? '';

const closure = (() => {
  const paths = new Set(direct.map((name) => place('', name)));
  for (const path of paths)
    for (const name of Object.keys(locked[path]?.dependencies ?? {})) paths.add(place(path, name));
  return paths;
})();

describe('the licensing page', () => {
  it('lists the dependencies of package.json that run in the browser and no others', () => {
    expect(runtimePackages.map(({ name }) => name)).toEqual(direct.toSorted());
  });

  it.each(runtimePackages)('states the license of $name as the package does', ({ name, license }) => {
    expect(read(`node_modules/${name}/package.json`).license).toBe(license);
  });

  it('names the licenses of their own dependencies', () => {
    const others = [...closure].filter((path) => !direct.some((name) => path === `node_modules/${name}`));
    expect(others.length).toBeGreaterThan(10);
    const licenses = new Set(others.map((path) => locked[path]?.license));
    expect([...licenses].sort()).toEqual([...broughtAlong].sort());
  });

  it('is right about this site’s own parts', () => {
    expect(manifest.license).toBe('MIT');
    expect(existsSync(new URL('public/fonts/OFL.txt', root))).toBe(true);
    expect(readFileSync(new URL('public/fonts/OFL.txt', root), 'utf8')).toContain(
      'SIL OPEN FONT LICENSE Version 1.1',
    );
  });
});
