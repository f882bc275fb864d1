/** A first visit: the display face arrives after the first paint and is shown without a layout shift (B5). */
import { expect, type Page, type Route, test } from 'playwright/test';
import { displayFace } from '../src/configuration/look.ts';
import { documents } from '../src/routes/documents.ts';
import { isEntryScript } from '../tests/worlds/appScript.ts';

/** A document of each route. */
const paths = [...new Map(documents().map(({ match }) => [match.name, match.path])).values()];

/** Leaves one fallback face, as on a computer that has no other of these fonts. */
const keepOnly = async (page: Page, family: string): Promise<void> => {
  const others = displayFace.fallbacks.filter((fallback) => fallback.family !== family);
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    let body = await response.text();
    for (const name of others.flatMap(({ local }) => local))
      body = body.replaceAll(`local("${name}")`, 'local("-")');
    await route.fulfill({ response, body });
  });
};

interface Shift extends PerformanceEntry {
  readonly value: number;
}

interface Shown {
  /** After the fonts have arrived. */
  readonly shift: number;
  /** Elements that stay in their fallback. */
  readonly kept: number;
  /** Parts of headings, and buttons of a row, that are not in the same face. */
  readonly mixed: readonly string[];
  /** Texts of elements in the display face that were forgotten. */
  readonly forgotten: readonly string[];
}

/** Holds fonts back until the page has been painted without them. */
const showLate = async (page: Page, path: string): Promise<Shown> => {
  const held: Route[] = [];
  const hold = (route: Route): void => void held.push(route);
  await page.route('**/*.woff2', hold);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  await page.unroute('**/*.woff2', hold);
  // After a time in which a browser would still wait for an optional font.
  await page.waitForTimeout(150);
  // On a page that is shorter than the screen, a footer that arrives in two parts has moved already.
  const released = await page.evaluate(() => performance.now());
  for (const route of held) await route.continue();
  await expect(page.locator('html')).toHaveAttribute('data-late', '');
  const look = async ({ family, lateFamily, since }: typeof displayFace & { since: number }) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const _ of [1, 2, 3]) await frame();
    const shifts = await new Promise<Shift[]>((resolve) => {
      new PerformanceObserver((list) => resolve(list.getEntries() as Shift[])).observe({
        type: 'layout-shift',
        buffered: true,
      });
      setTimeout(() => resolve([]), 100);
    });
    return {
      shift: shifts.filter(({ startTime }) => startTime >= since).reduce((sum, { value }) => sum + value, 0),
      kept: document.querySelectorAll('[style*=font-family]').length,
      mixed: [
        ...document.querySelectorAll(':is(h1, h2, h3) [style*=font-family]'),
        ...[...document.querySelectorAll(':is(button, a)[style*=font-family]')]
          .flatMap((kept) => [...(kept.closest('div')?.querySelectorAll('button, a') ?? [])])
          .filter((beside) => getComputedStyle(beside).fontFamily.includes(lateFamily)),
      ].map(({ textContent }) => textContent ?? ''),
      forgotten: [...document.querySelectorAll('body, body *')]
        .filter((element) => {
          const families = getComputedStyle(element).fontFamily;
          const isKept = element.closest('[style*=font-family]') !== null;
          return families.includes(family) && !families.includes(lateFamily) && !isKept;
        })
        .map(({ textContent }) => textContent ?? ''),
    };
  };
  return page.evaluate(look, { ...displayFace, since: released });
};

for (const { family, local } of displayFace.fallbacks)
  test(`the display face replaces ${local[0]} on every page without a layout shift`, async ({
    browser,
    baseURL,
  }) => {
    // The policy names the styles, which this test changes.
    const page = await browser.newPage({ bypassCSP: true, ...(baseURL === undefined ? {} : { baseURL }) });
    await page.route('**/*.js', (route) =>
      isEntryScript(new URL(route.request().url())) ? route.continue() : route.abort(),
    );
    await keepOnly(page, family);
    await page.goto('/');
    const isInstalled = await page.evaluate(
      (name) =>
        document.fonts.load(`700 1em "${name}"`).then(
          (faces) => faces.length > 0,
          () => false,
        ),
      family,
    );
    test.skip(!isInstalled, `${local[0]} is not installed here`);
    const kept: number[] = [];
    for (const [width, height] of [
      [390, 6_000],
      [1_280, 4_000],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const path of paths) {
        const result = await showLate(page, path);
        // As browsers report it, to three decimal places.
        expect(result.shift, `${path} at ${width} px`).toBeLessThan(0.0005);
        expect(result.forgotten, path).toEqual([]);
        expect(result.mixed, `headings or buttons in two faces on ${path}`).toEqual([]);
        kept.push(result.kept);
      }
    }
    // A few headings would have other lines: one in two pages or less.
    expect(kept.reduce((sum, count) => sum + count) / kept.length).toBeLessThan(2);
    await page.close();
  });

test('only text on the screen keeps its fallback for the sake of what is below it', async ({ page }) => {
  await page.route('**/*.js', (route) =>
    isEntryScript(new URL(route.request().url())) ? route.continue() : route.abort(),
  );
  await page.setViewportSize({ width: 390, height: 6_000 });
  const whole = await showLate(page, '/');
  expect(whole.kept, 'text that would have other lines').toBeGreaterThan(0);
  await page.setViewportSize({ width: 390, height: 300 });
  expect(await showLate(page, '/')).toEqual({ shift: 0, kept: 0, mixed: [], forgotten: [] });
});
