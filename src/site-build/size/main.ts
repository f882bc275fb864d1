import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { documents } from '../../routes/documents.ts';
import { budget } from '../budget.ts';
import { bundle, renderPages } from '../build.ts';
import { projectRoot } from '../projectRoot.mjs';
import { viewFile } from '../viewFile.ts';
import { type ScriptSize, type Size, sizeOf, sumOf } from './sizes.ts';

/** `npm run size [-- [PATH] [--json]]`: what scripts consist of, those of PATH (default: home) in full. */
const folder = join(projectRoot, '.build/size');
const bundlesFile = join(folder, 'bundles.json');

const readScripts = async (): Promise<Map<string, ScriptSize>> => {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.js')).sort();
  const scripts = await Promise.all(
    names.map(async (name) => {
      const code = await readFile(join(folder, name), 'utf8');
      return sizeOf(name, code, JSON.parse(await readFile(join(folder, `${name}.map`), 'utf8')));
    }),
  );
  return new Map(scripts.map((script) => [script.name, script]));
};

const line = ({ name, minified, brotli }: Size): string =>
  `${String(minified).padStart(9)}${String(brotli).padStart(9)}  ${name}`;

const tableOf = (heading: string, sizes: readonly Size[]): string =>
  [heading, ' minified   brotli', ...sizes.map(line), ''].join('\n');

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [path = '/'] = positionals;
const shown = documents().find(({ paths }) => paths.includes(path));
if (!shown) throw new Error(`No page has the address ${path}`);

await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const namesFile = join(folder, 'names.json');
const env = {
  ...process.env,
  NODE_ENV: 'production',
  BUNDLES_FILE: bundlesFile,
  NAMES_FILE: namesFile,
};
await renderPages(env, namesFile).output;
await bundle(folder, env, join(folder, 'cache'), 'maps').output;
const scripts = await readScripts();
const { files } = JSON.parse(await readFile(bundlesFile, 'utf8')) as { files: Record<string, string[]> };

const scriptsOf = (file: string): ScriptSize[] =>
  (files[file] ?? []).map((name) => {
    const script = scripts.get(basename(name));
    if (!script) throw new Error(`${file} is in ${name}, which was not written`);
    return script;
  });
const shared = [...scriptsOf('src/app/boot.ts'), ...scriptsOf('src/app/main.tsx')];
const firstLoad = new Map(
  documents().map(({ match }) => [match.path, [...shared, ...scriptsOf(viewFile(match.name))]]),
);
const pages = [...firstLoad].map(([page, loaded]) => sumOf(page, loaded));
const loadedFirst = firstLoad.get(shown.match.path) ?? [];
const others = [...scripts.values()].filter((script) => !loadedFirst.includes(script));

if (values.json) {
  console.log(
    JSON.stringify({ budget, firstLoad: { page: path, scripts: loadedFirst }, pages, others }, null, 2),
  );
} else {
  const total = sumOf(`all (budget: ${budget.firstLoadScriptBytes})`, loadedFirst);
  console.log(tableOf(`First load of ${path}, by script`, [...loadedFirst, total]));
  console.log(tableOf(`First load of ${path}, by package and folder`, [...total.parts, total]));
  console.log(tableOf('First load of every page', pages));
  for (const script of others) console.log(tableOf(script.name, [...script.parts, script]));
}
