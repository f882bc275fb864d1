import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** A sheet of A4 between its margins, in CSS pixels. */
export const sheet = { width: 703, height: 1000 } as const;

/** Shows the page as it is printed. */
export const onPaper = (page: Page, colorScheme: 'light' | 'dark' = 'light'): Promise<void> =>
  page.emulateMedia({ media: 'print', colorScheme });

/** The texts of what a selector finds on paper. */
export const seen = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.evaluate(
    (what) =>
      [...document.querySelectorAll(what)]
        .filter((each) => each.checkVisibility())
        .map((each) => each.textContent),
    selector,
  );

/** Prints the page that is loaded: without its chrome, and with nothing cut at the side. It stays on paper. */
export async function mustPrintWhole(page: Page): Promise<void> {
  await page.setViewportSize(sheet);
  await onPaper(page);
  const chrome = 'header nav, footer, nav[aria-label=Breadcrumb], main button:not(:is(h2, h3, h4) > *)';
  expect(await seen(page, chrome)).toEqual([]);
  expect(await seen(page, 'main h1')).toHaveLength(1);
  const wide = await page.evaluate(() => {
    const isCut = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
    const isClipping = (each: Element) => getComputedStyle(each).overflowX !== 'visible';
    return [document.documentElement, ...document.querySelectorAll('main *')]
      .filter((each) => each.checkVisibility() && isCut(each))
      .filter((each) => each === document.documentElement || (isClipping(each) && each.clientWidth > 1))
      .map((each) => each.outerHTML.slice(0, 120));
  });
  expect(wide, 'cut at the side').toEqual([]);
}
