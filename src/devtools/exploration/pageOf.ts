import { join } from 'node:path';
import { build } from 'esbuild';
import { documents } from '../../routes/documents.ts';
import { type RouteName, routeNames } from '../../routes/table.ts';
import { viewFile } from '../../site-build/viewFile.ts';

const root = join(import.meta.dirname, '../../..');

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

interface PageSources {
  readonly page: string;
  readonly files: ReadonlySet<string>;
}

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

/** Addresses of pages that import a matching file; paths are relative to the project. @internal for tests */
export const pagesWith = async (matches: (file: string) => boolean): Promise<string[]> => {
  sources ??= sourcesOfPages();
  return (await sources).filter(({ files }) => [...files].some(matches)).map(({ page }) => page);
};

export const pageOf = async (machine: string): Promise<string | null> => {
  const [page] = await pagesWith((file) => file === `machines/${machine}/${machine}Machine.ts`);
  return page ?? null;
};
