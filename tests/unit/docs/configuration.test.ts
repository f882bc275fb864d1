// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { siteSettings } from '../../../src/configuration/site.ts';
import { inboxFolder } from '../../../src/serve/environment.ts';
import { root } from '../../worlds/sources.ts';
import { tableRows } from './tableRows.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const plain = (cell = ''): string => (cell === 'none' ? '' : cell.replaceAll('`', ''));

/** The variables in a table of docs/configuration.md, with the second column. A row may have several. */
const documented = (heading: string): [name: string, value: string][] =>
  tableRows('docs/configuration.md', heading).flatMap(([names = '', values = '']) => {
    const each = plain(values).split(', ');
    return plain(names)
      .split(', ')
      .map((name, index): [string, string] => [name, each[index] ?? '']);
  });
const site = documented('The site');
const server = documented('The local server');
const tests = documented('The tests');

/** Every environment variable that the files in these folders read. */
const readIn = (...folders: string[]): string[] => [
  ...new Set(
    folders
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .filter((file) => /\.(tsx?|mjs)$/.test(file))
          .map((file) => join(folder, file)),
      )
      .flatMap((file) =>
        [...read(file).matchAll(/\bprocess\.env\.([A-Z0-9_]+)/g)].map(([, name = '']) => name),
      ),
  ),
];

/** The site's settings, as `src/config.ts` reads them when only these variables are set, and everything is on. */
const configOf = async (variables: Readonly<Record<string, string>>) => {
  vi.resetModules();
  for (const [name] of site) vi.stubEnv(name, { CAPABILITIES_OFF: '', ...variables }[name]);
  return (await import('../../../src/config.ts')).config;
};
afterEach(() => vi.unstubAllEnvs());

describe('docs/configuration.md', () => {
  it('has the variables and defaults of .env.example, in the same order', () => {
    const lines = [...read('.env.example').matchAll(/^#([A-Z0-9_]+)=(.*)$/gm)];
    expect([...site.map(([name]) => [name, '']), ...server]).toEqual(
      lines.map(([, name, value]) => [name, value]),
    );
  });

  it('has the variables that src/config.ts and capabilities.ts read, and no other', () => {
    const sources = read('src/config.ts') + read('src/configuration/capabilities.ts');
    const names = new Set([...sources.matchAll(/process\.env\.(\w+)\b(?!`)/g)].map(([, name]) => name));
    expect(site.map(([name]) => name).sort()).toEqual([...names].sort());
  });

  it('has the variables that the local server reads, and no other', () => {
    expect(server.map(([name]) => name).sort()).toEqual(
      readIn('src/serve', 'src/inbox')
        .filter((name) => name !== 'NODE_ENV')
        .sort(),
    );
  });

  it('names no variable of the tests that no file reads', () => {
    const names = readIn('e2e', 'tests');
    const install = read('src/site-build/install.mjs');
    expect(tests.filter(([name]) => !names.includes(name) && !install.includes(name))).toEqual([]);
  });

  it.each(site.filter(([, setting]) => setting !== ''))(
    '%s wins over the setting %s of site.ts, and over no other',
    async (name, setting) => {
      const byDefault = await configOf({});
      const { tagline: _tagline, company: _company, ...ofScripts } = siteSettings;
      expect(byDefault).toMatchObject(ofScripts);
      const changed = { [setting]: setting === 'attachmentLimit' ? 7 : '7' };
      expect(await configOf({ [name]: '7' })).toEqual({ ...byDefault, ...changed });
    },
  );

  it('gives the local server’s defaults', () => {
    const defaults = new Map(server);
    vi.stubEnv('INBOX_DIR', undefined);
    expect(inboxFolder(root)).toBe(resolve(root, defaults.get('INBOX_DIR') ?? ''));
    expect(read('src/serve/start.ts')).toContain(`let port = ${defaults.get('PORT')};`);
  });
});
