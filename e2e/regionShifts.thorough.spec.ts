import { expect, type Page, test } from 'playwright/test';
import { watch } from '../tests/paths/browser.ts';
import { holdScript } from '../tests/worlds/appScript.ts';
import { showDisplayFace } from './displayFace.ts';
import { otherTab, pricedPages, shows } from './regionPage.ts';

/** Records every layout shift with the text of its elements. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push(`${value}: ${sources.map(({ node }) => node?.parentElement?.textContent?.slice(0, 60))}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Returns and clears the recorded layout shifts. */
const shiftsOn = async (page: Page) => {
  // A page in the background gets no frames.
  await page.bringToFront();
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Shifts are reported after their frame.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { shifts: string[] }).shifts.splice(0);
  });
};

const names = {
  US: 'United States',
  UK: 'United Kingdom',
  CA: 'Canada',
  AU: 'Australia',
  JP: 'Japan',
  CH: 'Switzerland',
  IN: 'India',
  BR: 'Brazil',
  MX: 'Mexico',
} as const;

const codes = Object.keys(names) as (keyof typeof names)[];

for (const [i, path] of [...pricedPages, '/faq'].entries())
  test(`a region causes no layout shift, hydration mismatch or sideways scrolling on ${path}`, async ({
    page,
  }) => {
    const complaints = await watch(page);
    const first = codes[i % codes.length] ?? 'US';
    const settle = async (name: string) => {
      await shows(page, name);
      if (path !== '/faq') await expect(page.locator('main bdi').first()).toBeVisible();
    };

    // So tall that the whole page is visible, because only visible shifts are reported.
    await page.setViewportSize({ width: 360, height: 8_000 });
    const tab = otherTab(page);
    await tab.store(first);
    await noteShifts(page);
    // The rates are held back until everything else has loaded: a late font would also shift the layout.
    const releaseRates = await holdScript(page, '**/regionWords.*.js');
    const ratesRequested = page.waitForRequest(/regionWords/);
    await page.goto(path);
    await ratesRequested;
    await showDisplayFace(page);
    await shiftsOn(page);
    await shows(page, 'European Union');
    releaseRates();
    await settle(names[first]);
    expect(await shiftsOn(page), first).toEqual([]);

    for (const width of [320, 360, 768, 1440]) {
      await tab.changeElsewhere(null);
      await shows(page, 'European Union');
      await page.setViewportSize({ width, height: 8_000 });
      await shiftsOn(page);
      for (const code of codes) {
        await tab.changeElsewhere(code);
        await settle(names[code]);
        expect(await shiftsOn(page), `${code} at ${width} px`).toEqual([]);
        const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(scrollWidth, `${code} at ${width} px`).toBeLessThanOrEqual(width);
      }
    }
    complaints.mustBeNone();
  });
