import { expect, type Page, test } from 'playwright/test';
import { watch } from '../tests/paths/browser.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { thorough } from '../tests/worlds/thorough.ts';

/** The result of each view transition, in the order in which they started. */
const transitionsOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { results: string[] }).results);

/** Opens a page and records the view transitions that it starts. */
const visit = async (page: Page, path: string) => {
  await page.addInitScript(() => {
    const results: string[] = [];
    Object.assign(window, { results });
    const start = document.startViewTransition;
    if (!start) return;
    document.startViewTransition = (update) => {
      const transition = start.call(document, update);
      const before = document.querySelector('h1')?.textContent;
      const n = results.push('started') - 1;
      transition.ready.then(
        () => {
          results[n] =
            document.querySelector('h1')?.textContent === before
              ? 'stayed on the page'
              : 'reached the next page';
        },
        () => {
          results[n] = 'skipped';
        },
      );
      return transition;
    };
  });
  // The clock is stopped, so that a busy computer does not count as slow.
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await page.clock.pauseAt(30_000);
  await hydrated(page);
};

/** Reaches a page by a link from another one. From then on, the app knows that the browser is fast. */
const visitByLink = async (page: Page, from: string, name: string) => {
  await visit(page, from);
  await page.locator('footer').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await transitionsOn(page)).toEqual([]);
};
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const toAbout = (page: Page) => page.locator('footer').getByRole('link', { name: 'About' });

test('a link to another page starts a view transition; Back and links within a page do not', async ({
  page,
}) => {
  const complaints = await watch(page);
  await visitByLink(page, '/sitemap', 'FAQ');
  await toAbout(page).click();
  await expect(heading(page, 'Small tasks deserve good hands')).toBeFocused();
  await expect.poll(() => transitionsOn(page)).toEqual(['reached the next page']);
  await page.goBack();
  await expect(heading(page, 'Frequently asked questions')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Small tasks deserve good hands')).toBeVisible();
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(page).toHaveURL('/#pricing');
  await expect.poll(() => transitionsOn(page)).toEqual(['reached the next page', 'reached the next page']);
  await page.locator('header').getByRole('link', { name: 'Features' }).click();
  await expect(page).toHaveURL('/#features');
  expect(await transitionsOn(page)).toHaveLength(2);
  complaints.mustBeNone();
});

test('a second link can be followed during a view transition', thorough, async ({ page }) => {
  const complaints = await watch(page);
  await visitByLink(page, '/sitemap', 'FAQ');
  await toAbout(page).hover();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const link = (name: string) =>
      [...document.querySelectorAll<HTMLElement>('footer a')].find(({ textContent }) => textContent === name);
    link('About')?.click();
    link('Careers')?.click();
  });
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  complaints.mustBeNone();
});

test('a view transition that takes longer than 40 ms to start is skipped', thorough, async ({ page }) => {
  const complaints = await watch(page);
  await visitByLink(page, '/sitemap', 'FAQ');
  await page.evaluate(() => {
    // A view transition that never becomes ready.
    document.startViewTransition = (update) => {
      let skip = (_: Error) => {};
      const ready = new Promise<void>((_, reject) => {
        skip = reject;
      });
      const skipTransition = () => {
        skip(new DOMException('Skipped', 'AbortError'));
        if (typeof update === 'function') void update();
      };
      return { ready, skipTransition } as unknown as ViewTransition;
    };
  });
  await toAbout(page).hover();
  await page.waitForLoadState('networkidle');
  await toAbout(page).click();
  await page.clock.runFor(39);
  await expect(heading(page, 'Frequently asked questions')).toBeVisible();
  await page.clock.runFor(1);
  await expect(heading(page, 'Small tasks deserve good hands')).toBeFocused();
  // It is not tried again.
  await page.evaluate(() => {
    document.startViewTransition = () => {
      throw new Error('started again');
    };
  });
  await page.locator('footer').getByRole('link', { name: 'Careers' }).click();
  await expect(page).toHaveURL('/careers');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  complaints.mustBeNone();
});

test('a slow device starts no view transitions', thorough, async ({ page }) => {
  await visit(page, '/faq');
  // Each time the page reads the clock, another 20 ms have passed.
  await page.evaluate(() => {
    const now = performance.now.bind(performance);
    let looks = 0;
    performance.now = () => now() + 20 * looks++;
  });
  for (const name of ['About', 'Careers', 'Press center']) {
    await page.locator('footer').getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  expect(await transitionsOn(page)).toEqual([]);
});

test('with reduced motion, pages change at once', thorough, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitByLink(page, '/sitemap', 'FAQ');
  await toAbout(page).click();
  await expect(heading(page, 'Small tasks deserve good hands')).toBeFocused();
  expect(await transitionsOn(page)).toEqual([]);
});

test('a browser without view transitions changes pages at once', thorough, async ({ page }) => {
  const complaints = await watch(page);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Document.prototype, 'startViewTransition');
  });
  await visit(page, '/faq');
  expect(await page.evaluate(() => 'startViewTransition' in document)).toBe(false);
  await toAbout(page).click();
  await expect(heading(page, 'Small tasks deserve good hands')).toBeFocused();
  complaints.mustBeNone();
});

test('only the heading and the formula bar have a view transition name', thorough, async ({ page }) => {
  await visit(page, '/faq');
  const names = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => getComputedStyle(element).viewTransitionName)
      .filter((name) => name !== 'none'),
  );
  expect(names).toEqual(['formula-bar', 'heading']);
});
