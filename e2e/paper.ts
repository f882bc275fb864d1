import type { Page } from 'playwright';
import { expect } from 'playwright/test';

/** An A4 sheet without its margins, in CSS pixels. */
export const sheet = { width: 703, height: 1000 } as const;

export const onPaper = (page: Page, colorScheme: 'light' | 'dark' = 'light'): Promise<void> =>
  page.emulateMedia({ media: 'print', colorScheme });

/** The texts of the visible elements that match a selector. */
export const visibleTexts = (page: Page, selector: string): Promise<(string | null)[]> =>
  page.evaluate(
    (query) =>
      [...document.querySelectorAll(query)]
        .filter((each) => each.checkVisibility())
        .map((each) => each.textContent),
    selector,
  );

/** Checks that the page prints without its chrome and nothing is cut off at the side. It stays in print mode. */
export async function mustPrintWhole(page: Page): Promise<void> {
  await page.setViewportSize(sheet);
  await onPaper(page);
  const chrome = 'header nav, footer, nav[aria-label=Breadcrumb], main button:not(:is(h2, h3, h4) > *)';
  expect(await visibleTexts(page, chrome)).toEqual([]);
  expect(await visibleTexts(page, 'main h1')).toHaveLength(1);
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
