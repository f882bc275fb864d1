// @ts-check
/**
 * Which class names a document always has: their rules need not be in a script. The prerendering writes the names of
 * each document into a file, while Parcel waits for it.
 */
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { slotsOf } from './parcel/staticViews.mjs';
import { projectRoot } from './projectRoot.mjs';

/** @typedef {{ readonly view: string, readonly names: readonly string[] }} StyledDocument */
/**
 * The documents with Stitches' names, and by each its short name.
 * @typedef {{ readonly documents: readonly StyledDocument[], readonly short: readonly (readonly [string, string])[] }} DocumentNames
 */

/** Rooms that import nothing from the design (`tests/unit/architecture/rooms.ts`). */
const others = ['machines', 'content', 'configuration', 'effects', 'wiring', 'routes'].flatMap((room) =>
  ['../', '../../', '../../../'].map((up) => `${up}${room}/*`),
);

const app = 'src/app/main.tsx';

/** @param {string} file @param {DocumentNames} names */
export const writeDocumentNames = async (file, names) => {
  await writeFile(`${file}.part`, JSON.stringify(names));
  await rename(`${file}.part`, file);
};

/** Waits for it. @param {string} file @returns {Promise<DocumentNames>} */
export const readDocumentNames = async (file) => {
  while (!existsSync(file)) await setTimeout(20);
  return JSON.parse(await readFile(file, 'utf8'));
};

/**
 * Whether every document on which a component may be shown by a script has a class. What the app itself may show, it
 * may show on every document.
 * @param {readonly StyledDocument[]} documents
 * @param {(code: string, file: string) => string} mark writes the id of each component into a design module
 * @returns {Promise<(id: string, name: string) => boolean>}
 */
export const namesEverywhere = async (documents, mark) => {
  /** @type {typeof import('esbuild')} */
  const esbuild = createRequire(import.meta.url)('esbuild');
  const views = new Set(documents.map(({ view }) => join(projectRoot, view)));
  /** @type {Map<string, Promise<string>>} */
  const changed = new Map();
  const once =
    (/** @type {(code: string, file: string) => string} */ change) =>
    async (/** @type {{ path: string }} */ { path }) => {
      if (!changed.has(path))
        changed.set(
          path,
          readFile(path, 'utf8').then((code) => change(code, path)),
        );
      return /** @type {const} */ ({ contents: (await changed.get(path)) ?? '', loader: 'tsx' });
    };
  /** One entry at a time: of several, esbuild keeps what any of them needs. @param {string} entry */
  const codeOf = async (entry) => {
    const { outputFiles } = await esbuild.build({
      entryPoints: [entry],
      bundle: true,
      format: 'esm',
      write: false,
      packages: 'external',
      external: others,
      logLevel: 'silent',
      define: { 'process.env.NODE_ENV': '"production"' },
      plugins: [
        {
          name: 'components',
          setup: ({ onLoad, onResolve }) => {
            onLoad({ filter: /src\/design\/.*\.tsx?$/ }, once(mark));
            onLoad({ filter: /\.static\.tsx$/ }, once(slotsOf));
            // Another page's code belongs to that page.
            onResolve({ filter: /\/views\// }, ({ kind, path, resolveDir }) =>
              kind === 'dynamic-import' && views.has(join(resolveDir, path))
                ? { path, external: true }
                : undefined,
            );
          },
        },
      ],
    });
    return outputFiles[0]?.text ?? '';
  };
  // The scripts of static views differ only in the names of their parts.
  const isStatic = (/** @type {string} */ view) => view.endsWith('.static.tsx');
  const entries = [...views].filter((view) => !isStatic(view) || view === [...views].find(isStatic));
  const isOf =
    (/** @type {string} */ entry) =>
    (/** @type {StyledDocument} */ { view }) =>
      isStatic(entry) ? isStatic(view) : join(projectRoot, view) === entry;
  const shown = await Promise.all([
    codeOf(join(projectRoot, app)).then((code) => ({ code, on: documents })),
    ...entries.map(async (entry) => ({ code: await codeOf(entry), on: documents.filter(isOf(entry)) })),
  ]);
  return (id, name) => {
    const showing = shown.filter(({ code }) => code.includes(JSON.stringify(id)));
    return showing.length > 0 && showing.every(({ on }) => on.every(({ names }) => names.includes(name)));
  };
};
