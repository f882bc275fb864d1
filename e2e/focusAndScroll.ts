import type { Page } from 'playwright/test';

/** Scrolls, and resolves after the page has handled the scroll event and painted. */
export const scrollPage = (page: Page, to: number) =>
  page.evaluate(
    (y) =>
      new Promise((done) => {
        const onScroll = () => requestAnimationFrame(() => requestAnimationFrame(done));
        addEventListener('scroll', onScroll, { once: true });
        scrollTo(0, y);
      }),
    to,
  );

export const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

export const at = (path: string, hash = '') => ({ path, search: '', hash });

/** A document that contains another page, recognisable in the same way. */
export const blank = { path: '/', search: '?blank=yes', hash: '' };

export const fetched = (page: Page, pattern: RegExp) =>
  page.evaluate(
    (source) =>
      performance.getEntriesByType('resource').filter(({ name }) => new RegExp(source).test(name)).length,
    pattern.source,
  );
