import { documents } from '../routes/documents.ts';
import { pageFacts, type SitePage } from './pageFacts.ts';
import { renderPage } from './renderPage.tsx';

export const sitePages = async (): Promise<SitePage[]> => {
  const pages: SitePage[] = [];
  // Not in parallel: the pages share one style sheet.
  for (const { match } of documents()) pages.push({ match, facts: pageFacts(await renderPage(match)) });
  return pages;
};
