// @vitest-environment node
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../worlds/sources.ts';
import { files } from './imports.ts';
import { moduleStateIn } from './moduleState.ts';

/** What may change in a module, by file and variable, with the reason. */
const allowed: Readonly<Record<string, string>> = {
  'runtimeStyles.ts: registeredKeyframes':
    'Only prerendering and development load it: it is Stitches’ own registry.',
  'postBody.ts: loaded':
    'The text of a post, for prerendering and development only. No visitor’s browser loads it.',
  'builtStyles.ts: groups':
    'The rules of the document’s own style sheet, read once. The document is the state.',
  'HelpArticlePage.static.tsx: bodies': 'As for posts.',
};

/** What visitors load or the server runs. The build and the development tools run once and end. */
const product = files.filter(
  (file) =>
    /^machines\/|^src\/(?!devtools|site-build)/.test(file) && !/\.(test|laws|model|script)\.tsx?$/.test(file),
);

it('no module of the product has state: it belongs to a machine, a component or the function that needs it', () => {
  const found = product.flatMap((file) => moduleStateIn(file).map((name) => `${basename(file)}: ${name}`));
  expect(found.filter((each) => !(each in allowed))).toEqual([]);
  expect(Object.keys(allowed).filter((each) => !found.includes(each))).toEqual([]);
});

/** Files whose components have a state that they set, or write to a ref. */
const remembers = (file: string): boolean =>
  /\[\w+, set\w+\] = useState|\.current = /.test(readFileSync(join(root, file), 'utf8'));

it('what a component remembers is in docs/without-a-machine.md, with the reason', () => {
  const table = readFileSync(join(root, 'docs/without-a-machine.md'), 'utf8');
  const remembering = product.filter(remembers).map((file) => basename(file));
  expect(remembering.filter((file) => !table.includes(`\`${file}\``))).toEqual([]);
});

it.each([
  ['let count = 0;', ['count']],
  ['export let count = 0;', ['count']],
  ['const seen = new Set<string>(); export const see = (id: string) => seen.add(id);', ['seen']],
  ['export const list: string[] = []; export function add(a: string) { list.push(a); }', ['list']],
  ['const state = { is: false }; export const a = () => { state.is = true; };', ['state']],
  ['const state = { n: 0 }; export const a = { b() { state.n++; } };', ['state']],
  ['const cache: Record<string, string> = {}; const a = (b: string) => { delete cache[b]; };', ['cache']],
  ['const kinds = new Set(["a"]); export const isKind = (a: string) => kinds.has(a);', []],
  ['const words = new Map(); for (const a of ["b"]) words.set(a, a);', []],
  ['export const a = () => { let count = 0; const seen = new Set(); seen.add(count++); };', []],
])('reads %j', (text, names) => {
  expect(moduleStateIn('src/a.ts', text)).toEqual(names);
});
