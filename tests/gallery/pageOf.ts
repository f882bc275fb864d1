import { documents } from '../../src/routes/match.ts';
import { routeNames } from '../../src/routes/table.ts';
import { viewFile } from '../../src/site-build/viewFile.ts';
import { importsOf, machineFile } from '../sources.ts';

/** Every source file that a file needs, lazily or at once; what `isLeftOut` and the route table are not followed. */
const needsOf = (file: string, isLeftOut: (file: string) => boolean): ReadonlySet<string> => {
  const needed = new Set<string>();
  const queue = [file];
  for (let next = queue.pop(); next; next = queue.pop()) {
    if (needed.has(next) || next === 'src/routes/table.ts' || isLeftOut(next)) continue;
    needed.add(next);
    const own = importsOf(next).filter(({ to, isType }) => !isType && /^(src|machines)\/.*\.tsx?$/.test(to));
    queue.push(...own.map(({ to }) => to));
  }
  return needed;
};

/** The app without its pages, then each page with what only it needs; in the order of the route table. */
const places = (): { readonly page: string; readonly needs: ReadonlySet<string> }[] => {
  const app = needsOf('src/app/App.tsx', () => false);
  const pages = routeNames.map((name) => {
    const page = documents().find(({ match }) => match.name === name)?.match.path ?? '/';
    return { page, needs: needsOf(viewFile(name), (file) => app.has(file)) };
  });
  return [{ page: '/', needs: app }, ...pages];
};

let known: ReturnType<typeof places> | undefined;

/** The addresses of the pages that need a source file of a kind, as their imports tell. */
export const pagesWith = (isMeant: (file: string) => boolean): string[] => {
  known ??= places();
  return known.filter(({ needs }) => [...needs].some(isMeant)).map(({ page }) => page);
};

/** The first page that runs a machine; `null`: none does. */
export const pageOf = (machine: string): string | null =>
  pagesWith((file) => file === machineFile(machine))[0] ?? null;
