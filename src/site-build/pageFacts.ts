import type { Match } from '../routes/match.ts';
import { attribute, elements, only, parseHtml, textOf } from './html.ts';
import type { RenderedPage } from './renderPage.tsx';

/** The last step, the page itself, leads nowhere. @internal for tests */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

export interface PageFacts {
  readonly heading: string;
  readonly trail: readonly Crumb[];
}

export interface SitePage {
  readonly match: Match;
  readonly facts: PageFacts;
}

/** Reads the markup, so that headings and breadcrumbs are written only once. */
export const pageFacts = ({ body }: Pick<RenderedPage, 'body'>): PageFacts => {
  const page = parseHtml(body);
  const trail = only(only(page, 'nav', { 'aria-label': 'Breadcrumb' }), 'ol');
  return {
    heading: textOf(only(page, 'h1')),
    trail: elements(trail, 'li').map((item) => {
      const [link] = elements(item, 'a');
      const href = link && attribute(link, 'href');
      return { label: textOf(item), ...(href === undefined ? {} : { href }) };
    }),
  };
};
