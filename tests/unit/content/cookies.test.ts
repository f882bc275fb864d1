// @vitest-environment node
/** The cookie policy lists everything that the sources store: a new key needs a new row. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { analyticsEvents, cookieCategories, storedItems } from '../../../src/content/cookies.ts';
import { storageKeys } from '../../../src/wiring/storageKeys.ts';

const root = new URL('../../../', import.meta.url);
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

/** The arguments passed as keys to the storage functions, and the kind of storage. */
const usedIn = (text: string) =>
  [...code(text).matchAll(storing)].map(([, where, argument]) => ({
    as: (argument ?? '').trim(),
    place: where === 'Tab' ? 'session' : where === 'Site' ? 'local' : 'unknown',
  }));

/** The value of such an argument: a literal, a member of `storageKeys`, or a constant of the same file. */
const resolve = (argument: string, text: string): string | null => {
  const literal = /^['"`]([^'"`]+)['"`]$/.exec(argument)?.[1];
  if (literal) return literal;
  const member = /^storageKeys\.(\w+)$/.exec(argument)?.[1];
  if (member) return (storageKeys as Readonly<Record<string, string>>)[member] ?? null;
  return new RegExp(`const ${argument}\\s*=\\s*['"]([^'"]+)['"]`).exec(text)?.[1] ?? null;
};

/** The files that define the storage functions, where the key is a parameter. */
const definitions = ['src/effects/tabStorage.ts', 'src/effects/siteStorage.ts'];
const used = sources
  .filter(({ name }) => !definitions.includes(name))
  .flatMap(({ name, text }) => usedIn(text).map((use) => ({ ...use, name, key: resolve(use.as, text) })));
const listedKeys = storedItems
  .filter(({ place }) => place === 'session' || place === 'local')
  .map(({ key }) => key);

describe('the cookie policy', () => {
  it('finds keys that are certainly used', () => {
    expect(used.map(({ key }) => key)).toEqual(
      expect.arrayContaining(['draft.request', 'draft.contact', 'visit.campaign', 'selectedRegion']),
    );
  });

  it('finds the key of each use of storage', () => {
    expect(used.filter(({ key }) => key === null)).toEqual([]);
  });

  it('lists every key that is used or named', () => {
    const named = sources.flatMap(({ text }) =>
      [
        ...code(text).matchAll(/(?<!BroadcastChannel\()['"`]((?:draft|visit)\.[\w.-]+|selectedRegion)['"`]/g),
      ].map(([, key]) => key ?? ''),
    );
    const keys = new Set([...used.map(({ key }) => key), ...named, ...Object.values(storageKeys)]);
    expect([...keys].filter((key) => key !== null && !listedKeys.includes(key))).toEqual([]);
  });

  it('lists only what is stored', () => {
    const keys = used.map(({ key }) => key);
    expect(listedKeys.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it('states where each key is stored', () => {
    const places = new Map<string | null, string>(storedItems.map(({ key, place }) => [key, place]));
    expect(used.filter(({ key, place }) => places.get(key) !== place)).toEqual([]);
  });

  it('lists the fields of the history entries', () => {
    const { text } = sources.find(({ name }) => name === 'src/effects/historyEntry.ts')!;
    const fields = /interface Entry \{([\s\S]*?)\n\}/.exec(text)?.[1] ?? '';
    const names = [...fields.matchAll(/readonly (\w+)\?:/g)].map(([, field]) => field ?? '');
    expect(names.length).toBeGreaterThan(0);
    expect(storedItems.filter(({ place }) => place === 'history').map(({ key }) => key)).toEqual(names);
  });

  it('is right about cookies, and that there are no other kinds of storage', () => {
    const other =
      /document\.cookie|cookieStore|indexedDB|caches\.(open|match)|serviceWorker|storage\.getDirectory/;
    expect(sources.filter(({ text }) => other.test(code(text))).map(({ name }) => name)).toEqual([]);
    const server = ['src/serve/', 'src/inbox/'].flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.ts'))
        .map((name) => readFileSync(new URL(folder + name, root), 'utf8')),
    );
    expect(server.filter((text) => /set-cookie/i.test(text))).toEqual([]);
    const cookies = ['orderReply', 'deskReply'].flatMap((name) => {
      const text = readFileSync(new URL(`src/orders/${name}.ts`, root), 'utf8');
      return [...text.matchAll(/(?: cookie\(|cookieName = )'(\w+)'/g)].map(([, key]) => key);
    });
    expect(storedItems.filter(({ place }) => place === 'cookie').map(({ key }) => key)).toEqual(cookies);
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

  it('states the maximum length of a campaign as in the code', () => {
    const { text } = sources.find(({ name }) => name === 'src/effects/readCampaign.ts')!;
    const maxLength = /const maxLength = (\d+)/.exec(text)?.[1];
    expect(storedItems.find(({ key }) => key === 'visit.campaign')?.holds).toContain(
      `${maxLength} characters`,
    );
  });

  it('has four categories, of which only the essential one cannot be disabled', () => {
    expect(cookieCategories.map(({ title }) => title)).toEqual([
      'Essential',
      'Functional',
      'Analytics',
      'Marketing',
    ]);
    expect(cookieCategories.filter(({ always }) => always).map(({ title }) => title)).toEqual(['Essential']);
  });
});
