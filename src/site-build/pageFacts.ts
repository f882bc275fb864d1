import type { Match } from '../routes/match.ts';
import type { RenderedPage } from './renderPage.tsx';

/** A step of the breadcrumb; the last, the page itself, leads nowhere. */
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

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/** Text as a reader sees it: without tags and React's marks between texts. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();

const only = (html: string, pattern: RegExp): string => {
  const found = [...html.matchAll(pattern)];
  if (found.length !== 1) throw new Error(`The page has ${found.length} of ${pattern}`);
  return found[0]?.[1] ?? '';
};

/** Reads a page's own words from its markup, so that nothing says them a second time. */
export const pageFacts = ({ body }: Pick<RenderedPage, 'body'>): PageFacts => {
  const trail = only(body, /<nav [^>]*aria-label="Breadcrumb"[^>]*>.*?<ol[^>]*>(.*?)<\/ol>/gs);
  return {
    heading: textOf(only(body, /<h1[^>]*>(.*?)<\/h1>/gs)),
    trail: [...trail.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => {
      const href = /<a [^>]*href="([^"]*)"/.exec(item)?.[1];
      return { label: textOf(item), ...(href === undefined ? {} : { href: textOf(href) }) };
    }),
  };
};
