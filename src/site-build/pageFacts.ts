import type { Match } from '../routes/match.ts';
import { attribute, elements, only, parseHtml, textOf } from './html.ts';
import type { RenderedPage } from './renderPage.tsx';

/**
 * A step of the breadcrumb; the last, the page itself, leads nowhere.
 * @internal for tests
 */
export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** What a rendered page says of itself, for those who show it elsewhere. */
export interface PageFacts {
  /** The text of its one h1. */
  readonly heading: string;
  /** From the site's root to the page. */
  readonly trail: readonly Crumb[];
}

/** A page of the route table with what it says of itself. */
export interface KnownPage {
  readonly match: Match;
  readonly facts: PageFacts;
}

/** Reads a page's own words from its markup, so that nothing says them a second time. */
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
