import { PermanentError } from '../../machines/resource/resourceRules.ts';
import { adoptStyles } from '../design/index.ts';
import { documentOf, findRoute, isGrowing } from '../routes/match.ts';
import { loadView } from '../routes/modules.ts';
import { routes } from '../routes/table.ts';
import type { ViewModule } from '../routes/view.ts';
import {
  holdResource,
  loadResource,
  prefetchResource,
  type Resources,
  readResource,
} from '../wiring/resources.ts';
import { fetchParts, fetchWholePage, type StaticDocument } from './effects/staticDocument.ts';
import type { PageCache } from './useShell.ts';

interface LoadedPage {
  readonly name: string;
  readonly view: ViewModule;
  /** `null` in development and in tests, where nothing is prerendered. */
  readonly document: StaticDocument | null;
}

export interface FirstPage {
  readonly path: string;
  readonly document: StaticDocument | null;
  readonly isBlank: boolean;
  readonly view?: ViewModule | undefined;
}

/** Without a `start`, nothing is prerendered. */
export const createPageCache = (resources: Resources, start?: FirstPage): PageCache => {
  const here = start?.document ?? null;
  const styled = new WeakSet<StaticDocument>();
  /** Until it is loaded: its document is there from the start. */
  let first = start?.isBlank ? undefined : start;

  const fetchStatic = async (path: string, signal: AbortSignal): Promise<StaticDocument | null> => {
    if (first && here?.path === documentOf(path)) return here;
    if (path === first?.path) return null;
    const page = await (isGrowing(path) ? fetchWholePage : fetchParts)(documentOf(path), signal);
    if (page && page.build !== here?.build) throw new PermanentError('The site has been updated');
    return page;
  };
  const fetchPage = async (path: string, signal: AbortSignal): Promise<LoadedPage> => {
    const { name, id } = findRoute(path);
    const fetching = here === null ? undefined : fetchStatic(path, signal);
    // Whether the site has been updated counts more than that the code is gone, which is then the reason.
    const code = loadView(name, id).catch(async (error: unknown) => {
      await fetching;
      throw error;
    });
    const [view, document = null] = await Promise.all([code, fetching]);
    // Only its host knows which pages a growing route has (decision R15).
    if (view === null || (fetching && document === null)) return fetchPage(routes.notFound.path, signal);
    if (document === here) first = undefined;
    return { name, view, document };
  };

  const keyOf = (path: string) => `page ${documentOf(path)}`;
  const resourceOf = (path: string) =>
    [resources, keyOf(path), (signal: AbortSignal) => fetchPage(path, signal)] as const;
  const read = (path: string) => readResource<LoadedPage>(resources, keyOf(path));
  const isMissing = (path: string) => path === first?.path && first.document?.path === routes.notFound.path;
  return {
    viewOf: (path) => read(path)?.view ?? (path === first?.path ? first.view : undefined),
    nameOf: (path) => read(path)?.name ?? (isMissing(path) ? 'notFound' : findRoute(path).name),
    documentOf: (path) => {
      const document = read(path)?.document;
      if (!document) throw new Error(`The document of ${path} is not loaded`);
      return document;
    },
    load: async (path) => {
      const { document } = await loadResource<LoadedPage>(...resourceOf(path));
      if (!document || styled.has(document)) return;
      styled.add(document);
      adoptStyles(document.css);
    },
    prefetch: (path) => prefetchResource(...resourceOf(path)),
    hold: (path) => holdResource(...resourceOf(path)),
  };
};
