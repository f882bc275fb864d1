import { documents } from '../routes/match.ts';
import { type KnownPage, pageFacts } from './pageFacts.ts';
import { renderPage } from './renderPage.tsx';

/** Every page of the site with what it says of itself, read from its rendered markup. */
export const knownPages = async (): Promise<KnownPage[]> => {
  const pages: KnownPage[] = [];
  // One after the other: they share one style sheet.
  for (const { match } of documents()) pages.push({ match, facts: pageFacts(await renderPage(match)) });
  return pages;
};
