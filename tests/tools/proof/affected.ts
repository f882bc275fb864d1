/** An import of a file by another, both relative to the project. */
interface Import {
  readonly from: string;
  readonly to: string;
  readonly kind: string;
}

/** All pages are behind this file, so what goes through it would be everything. */
const pageLoaders = 'src/routes/modules.ts';

/** The files that a change reaches by imports, with the number of imports between, the nearest first. */
export function reachedBy(
  imports: readonly Import[],
  changed: readonly string[],
): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>();
  for (const { from, to, kind } of imports)
    if (kind !== 'type') importers.set(to, [...(importers.get(to) ?? []), from]);
  const reached = new Map(changed.map((file) => [file, 0]));
  // Grows while it is read.
  for (const [file, distance] of reached)
    if (file !== pageLoaders)
      for (const importer of importers.get(file) ?? [])
        if (!reached.has(importer)) reached.set(importer, distance + 1);
  return reached;
}

const viewTest = /^(machines\/\w+)\/\w+\.view\.test\.tsx$/;

/** The browser specs of a change, the nearest first: those that reach it, and those of machines whose view reaches it. */
export function specsOf(imports: readonly Import[], reached: ReadonlyMap<string, number>): readonly string[] {
  const distances = new Map<string, number>();
  const note = (spec: string, distance: number) =>
    distances.set(spec, Math.min(distance, distances.get(spec) ?? Number.POSITIVE_INFINITY));
  for (const [file, distance] of reached) {
    if (file.endsWith('.spec.ts')) note(file, distance);
    const folder = viewTest.exec(file)?.[1];
    for (const { from, to } of folder === undefined ? [] : imports)
      if (from.endsWith('.spec.ts') && to.startsWith(`${folder}/`)) note(from, distance);
  }
  return [...distances].sort(([, a], [, b]) => a - b).map(([spec]) => spec);
}

/** The pages whose view a change reaches, by the names of their routes. */
export const pagesOf = (
  imports: readonly Import[],
  reached: ReadonlyMap<string, number>,
  loaders: string,
): readonly string[] =>
  imports
    .filter(({ from, to }) => from === pageLoaders && reached.has(to))
    .flatMap(({ to }) => {
      const view = to.replace(/^src\//, '../').replaceAll('.', '\\.');
      return [...loaders.matchAll(new RegExp(`(\\w+): \\(\\) => import\\('${view}'\\)`, 'g'))].map(
        ([, name = '']) => name,
      );
    });
