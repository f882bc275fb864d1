import { documents } from '../../src/routes/documents.ts';
import type { Match } from '../../src/routes/match.ts';
import { pageFacts, type SitePage } from '../../src/site-build/pageFacts.ts';
import { type RenderedPage, renderPage } from '../../src/site-build/renderPage.tsx';

const render = async (): Promise<readonly { readonly match: Match; readonly rendered: RenderedPage }[]> => {
  const pages: { match: Match; rendered: RenderedPage }[] = [];
  // Not in parallel: the pages share one style sheet.
  for (const { match } of documents()) pages.push({ match, rendered: await renderPage(match) });
  return pages;
};

let pages: ReturnType<typeof render> | undefined;

/** Every page as it is prerendered, once in each process: it takes seconds. */
export const renderedPages = (): ReturnType<typeof render> => {
  pages ??= render();
  return pages;
};

/** The same pages with what is known of them. */
export const renderedSitePages = async (): Promise<readonly SitePage[]> =>
  (await renderedPages()).map(({ match, rendered }) => ({ match, facts: pageFacts(rendered) }));
