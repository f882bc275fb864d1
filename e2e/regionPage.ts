import { type BrowserContext, expect, type Page } from 'playwright/test';
import type { StorageControls } from '../machines/region/region.script.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';

export const key = 'selectedRegion';

/** Sets what the storage contains before the page's scripts run. */
export const store = async (target: Page | BrowserContext, text: string | null) => {
  await target.addInitScript(
    ([name, value]) => {
      // Once for each tab, so that a reload does not overwrite what the page stores.
      // An empty page runs this as well, and has no storage in Firefox.
      if (self.origin === 'null' || sessionStorage.getItem('prepared')) return;
      sessionStorage.setItem('prepared', 'yes');
      if (value != null) localStorage.setItem(name, value);
    },
    [key, text] as const,
  );
};

export const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** The storage, with another tab of the same browser on a page without the site's script. */
export const otherTab = (page: Page): StorageControls => {
  let other: Page | undefined;
  return {
    store: (text) => store(page, text),
    changeElsewhere: async (text) => {
      if (!other) {
        other = await page.context().newPage();
        await other.goto('/robots.txt');
      }
      await other.evaluate(
        ([name, value]) =>
          value == null ? localStorage.removeItem(name) : localStorage.setItem(name, value),
        [key, text] as const,
      );
    },
    ready: () => hydrated(page),
  };
};

const footer = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: /^Region: / });

export const shows = (page: Page, name: string) => expect(footer(page)).toHaveText(`Region: ${name}`);

export const toast = (page: Page) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');

export const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();

/** Every visible price in the main area, as a screen reader reads it. */
export const pricesOn = (page: Page) =>
  page.locator('main [data-longest]').evaluateAll((prices) =>
    prices.flatMap((price) => {
      if (getComputedStyle(price).visibility === 'hidden') return [];
      const copy = price.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
    }),
  );

/** Every page with prices. */
export const pricedPages = [
  '/',
  '/services',
  '/popular',
  '/services/excel-assist',
  '/services/website-copywriting',
  '/enterprise',
  '/sell',
  '/gig/sample',
];
