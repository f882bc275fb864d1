import { join } from 'node:path';
import { build } from 'esbuild';
import { documents } from '../../routes/match.ts';
import { type RouteName, routeNames } from '../../routes/table.ts';
import { viewFile } from '../../site-build/viewFile.ts';

const root = join(import.meta.dirname, '../../..');

/** What every source file of the app imports, lazily or at once, as esbuild resolves it; types and packages left out. */
const importsOfApp = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: ['src/app/App.tsx'],
    outdir: 'never-written',
    write: false,
    metafile: true,
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  const files = Object.entries(metafile.inputs);
  return new Map(files.map(([file, { imports }]) => [file, imports.map(({ path }) => path)]));
};

/** A page of the site, and the source files that only it needs. */
interface PageSources {
  readonly page: string;
  readonly files: ReadonlySet<string>;
}

/** The app without its pages, then each page in the order of the route table. */
const sourcesOfPages = async (): Promise<readonly PageSources[]> => {
  const imports = await importsOfApp();
  const closure = (file: string, stopAt: ReadonlySet<string>): ReadonlySet<string> => {
    const files = new Set([file]);
    for (const each of files)
      for (const next of imports.get(each) ?? []) if (!stopAt.has(next)) files.add(next);
    return files;
  };
  const views = new Set(routeNames.map(viewFile));
  const app = closure('src/app/App.tsx', views);
  const addressOf = (name: RouteName) =>
    documents().find(({ match }) => match.name === name)?.match.path ?? '/';
  return [
    { page: '/', files: app },
    ...routeNames.map((name) => ({ page: addressOf(name), files: closure(viewFile(name), app) })),
  ];
};

let sources: Promise<readonly PageSources[]> | undefined;

/**
 * The addresses of the pages that need a source file of a kind. Files are relative to the project's folder.
 * @internal for tests
 */
export const pagesWith = async (isMeant: (file: string) => boolean): Promise<string[]> => {
  sources ??= sourcesOfPages();
  return (await sources).filter(({ files }) => [...files].some(isMeant)).map(({ page }) => page);
};

/** The first page that runs a machine; `null` if none does. */
export const pageOf = async (machine: string): Promise<string | null> => {
  const [page] = await pagesWith((file) => file === `machines/${machine}/${machine}Machine.ts`);
  return page ?? null;
};
