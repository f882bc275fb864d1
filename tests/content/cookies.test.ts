// @vitest-environment node
/** The cookie policy tells all that the sources store: whoever adds a key adds a row, or this fails. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyticsEvents, cookieCategories, storedItems } from '../../src/content/cookies.ts';
import { storageKeys } from '../../src/wiring/storageKeys.ts';

const root = new URL('../../', import.meta.url);
const sources = ['src', 'machines'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) =>
        /\.(ts|tsx|html)$/.test(name) &&
        !/^(content|site-build|serve|inbox)\//.test(name) &&
        !/\.(test|model|laws|script)\.tsx?$/.test(name),
    )
    .map((name) => ({
      name: `${folder}/${name}`,
      text: readFileSync(new URL(`${folder}/${name}`, root), 'utf8'),
    })),
);
const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

const storing = /\b(?:get|set|remove|observe)(Tab|Site)?Item\(\s*([^,()]+)/g;

/** What is passed as a key to one of the storage functions, as written, and which storage that function means. */
const usedIn = (text: string) =>
  [...code(text).matchAll(storing)].map(([, where, argument]) => ({
    as: (argument ?? '').trim(),
    place: where === 'Tab' ? 'session' : where === 'Site' ? 'local' : 'unknown',
  }));

/** The key behind an argument: a literal, a member of `storageKeys`, or a constant of the same file. */
const resolve = (argument: string, text: string): string | null => {
  const literal = /^['"`]([^'"`]+)['"`]$/.exec(argument)?.[1];
  if (literal) return literal;
  const member = /^storageKeys\.(\w+)$/.exec(argument)?.[1];
  if (member) return (storageKeys as Readonly<Record<string, string>>)[member] ?? null;
  return new RegExp(`const ${argument}\\s*=\\s*['"]([^'"]+)['"]`).exec(text)?.[1] ?? null;
};

/** The files that define the storage functions: there the key is a parameter. */
const definitions = ['src/effects/tabStorage.ts', 'src/effects/siteStorage.ts'];
const used = sources
  .filter(({ name }) => !definitions.includes(name))
  .flatMap(({ name, text }) => usedIn(text).map((use) => ({ ...use, name, key: resolve(use.as, text) })));
const told = storedItems.filter(({ place }) => place !== 'history').map(({ key }) => key);

describe('the cookie policy', () => {
  it('finds the keys that are known to be used', () => {
    expect(used.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['deskhand.request', 'deskhand.contact', 'deskhand.campaign', 'selectedRegion']),
    );
  });

  it('can tell which key each use of storage means', () => {
    expect(used.filter(({ key }) => key === null)).toEqual([]);
  });

  it('lists every key that is used, and every one that is named', () => {
    const named = sources.flatMap(({ text }) =>
      [...code(text).matchAll(/(?<!BroadcastChannel\()['"`](deskhand\.[\w.-]+|selectedRegion)['"`]/g)].map(
        ([, key]) => key ?? '',
      ),
    );
    const keys = new Set([...used.map(({ key }) => key), ...named, ...Object.values(storageKeys)]);
    expect([...keys].filter((key) => key !== null && !told.includes(key))).toEqual([]);
  });

  it('lists nothing that is not stored', () => {
    const keys = used.map(({ key }) => key);
    expect(told.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('says of each key where it is stored', () => {
    const places = new Map<string | null, string>(storedItems.map(({ key, place }) => [key, place]));
    expect(used.filter(({ key, place }) => places.get(key) !== place)).toEqual([]);
  });

  it('lists what the history entries hold', () => {
    const { text } = sources.find(({ name }) => name === 'src/effects/historyEntry.ts')!;
    const fields = /interface Entry \{([\s\S]*?)\n\}/.exec(text)?.[1] ?? '';
    const names = [...fields.matchAll(/readonly (\w+)\?:/g)].map(([, field]) => field ?? '');
    expect(names.length).toBeGreaterThan(0);
    expect(storedItems.filter(({ place }) => place === 'history').map(({ key }) => key)).toEqual(names);
  });

  it('says truly that there are no cookies and no other kinds of storage', () => {
    const other =
      /document\.cookie|cookieStore|indexedDB|caches\.(open|match)|serviceWorker|storage\.getDirectory/;
    expect(sources.filter(({ text }) => other.test(code(text))).map(({ name }) => name)).toEqual([]);
    const server = ['src/serve/', 'src/inbox/'].flatMap((folder) =>
      readdirSync(new URL(folder, root)).map((name) => readFileSync(new URL(folder + name, root), 'utf8')),
    );
    expect(server.filter((text) => /set-cookie/i.test(text))).toEqual([]);
  });

  it('names every event with its one property', () => {
    const fired = sources.flatMap(({ text }) =>
      [...code(text).matchAll(/trackEvent\(\s*'(\w+)',\s*\{\s*(\w+):[^,}]*,?\s*\}/g)].map(
        ([, name, property]) => ({
          name,
          property,
        }),
      ),
    );
    const calls = sources.flatMap(({ text }) => [...code(text).matchAll(/trackEvent\(\s*'/g)]);
    expect(fired).toHaveLength(calls.length);
    expect(fired).toEqual(analyticsEvents.map(({ name, property }) => ({ name, property })));
  });

  it('says how long a campaign may be as the code cuts it', () => {
    const { text } = sources.find(({ name }) => name === 'src/effects/readCampaign.ts')!;
    const maxLength = /const maxLength = (\d+)/.exec(text)?.[1];
    expect(storedItems.find(({ key }) => key === 'deskhand.campaign')?.holds).toContain(
      `${maxLength} characters`,
    );
  });

  it('has the four categories, of which only the essential one cannot be disabled', () => {
    expect(cookieCategories.map(({ title }) => title)).toEqual([
      'Essential',
      'Functional',
      'Analytics',
      'Marketing',
    ]);
    expect(cookieCategories.filter(({ always }) => always).map(({ title }) => title)).toEqual(['Essential']);
  });
});
