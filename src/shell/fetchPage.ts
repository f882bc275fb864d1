import { adoptStyles } from '../design/index.ts';
import { documentOf, isGrowing, rememberMissing } from '../routes/match.ts';
import { loadPage } from '../routes/modules.ts';
import type { ViewModule } from '../routes/view.ts';
import type { Documents } from './documents.ts';

type FetchPage = (documents: Documents, path: string, signal?: AbortSignal) => Promise<ViewModule>;

/** Fetches a page's code and document. */
export const fetchPage: FetchPage = async (documents, path, signal) => {
  const loaded = documents.load(documentOf(path), isGrowing(path), signal);
  // Whether the site has been updated counts more than that the code is gone, which is then the reason.
  const code = loadPage(path).catch((error: unknown) => loaded.then(() => Promise.reject(error)));
  const [view, isThere] = await Promise.all([code, loaded]);
  if (!isThere) {
    rememberMissing(path);
    return fetchPage(documents, path, signal);
  }
  return view;
};

export const fetchPageWithStyles: FetchPage = async (documents, path, signal) => {
  const view = await fetchPage(documents, path, signal);
  adoptStyles(documents.cssOf(documentOf(path)));
  return view;
};
