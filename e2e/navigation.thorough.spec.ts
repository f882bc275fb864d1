import { expect, type Page, test } from 'playwright/test';
import { topics } from '../src/content/help/topics.ts';
import { postIds } from '../src/content/posts.ts';
import { site } from '../src/content/site.ts';
import { holdScript } from '../tests/worlds/appScript.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { saveData } from '../tests/worlds/saveData.ts';
import { fetched, scrolledTo, scrollPage } from './focusAndScroll.ts';

test.use({ reducedMotion: 'reduce' });

/** Waits longer than it takes until pages are prefetched. */
const longIdle = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((done) => {
        setTimeout(() => requestIdleCallback(done), 1_000);
      }),
  );

for (const [when, ms, isAwaited] of [
  ['within 2 s', 1_999, true],
  ['later', 2_000, false],
] as const)
  test(`a target that appears ${when} is ${isAwaited ? 'scrolled to' : 'ignored'}`, async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/faq');
    await page.clock.pauseAt(30_000);
    await hydrated(page);
    await page.evaluate(() => scrollTo(0, 700));
    const click = () =>
      page.evaluate(() => {
        const link = document.createElement('a');
        link.href = '/company/about#late';
        document.body.append(link);
        link.click();
        link.remove();
      });
    await click();
    await expect(page).toHaveURL('/company/about#late');
    await page.clock.runFor(ms);
    await page.evaluate(() => {
      const late = document.createElement('section');
      late.id = 'late';
      late.textContent = 'Late';
      late.style.scrollMarginBlockStart = '80px';
      document.querySelector('main')?.append(late);
    });
    if (isAwaited) {
      await expect(page.locator('#late')).toBeFocused();
      await expect(page.locator('#late')).toBeInViewport();
    } else {
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      expect(await scrolledTo(page)).toBe(0);
    }
  });

test('the old page stays until the new one has loaded, without a blank moment', async ({ page }) => {
  await page.goto('/');
  await hydrated(page, 'runs');
  const release = await holdScript(page, '**/AboutPage.*.js');
  await page.evaluate(() => {
    const blanks: number[] = [];
    Object.assign(window, { blanks });
    new MutationObserver(() => {
      if (!document.querySelector('main h1')) blanks.push(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('footer').getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('status').filter({ hasText: site.stillLoading })).toHaveCount(1);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hand over the desk work.');
  release();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { blanks: number[] }).blanks)).toEqual([]);
});

test('before the visitor has moved, only two pages are prefetched', async ({ page }) => {
  // A post has no parts of its own.
  const pageFiles = /\/parts\/|\/blog\/[a-z-]+$/;
  await page.goto('/sitemap');
  // Where there is a mouse, the app starts by itself (decision B53).
  await expect.poll(() => fetched(page, pageFiles)).toBe(2);
  await longIdle(page);
  expect(await fetched(page, pageFiles)).toBe(2);
});

test('a page whose link is in the footer is prefetched once the footer is in view', async ({ page }) => {
  await page.goto('/');
  await hydrated(page, 'runs');
  await longIdle(page);
  expect(await fetched(page, /AboutPage|\/parts\/company\/about$/)).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).scrollIntoViewIfNeeded();
  await expect.poll(() => fetched(page, /AboutPage|\/parts\/company\/about$/)).toBe(2);
});

test('at the focus of a link, its page is fetched at once', async ({ page }) => {
  await page.goto('/legal/licenses');
  await hydrated(page, 'runs');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'About' })
    .evaluate((link: HTMLElement) => link.focus({ preventScroll: true }));
  await expect.poll(() => fetched(page, /AboutPage|\/parts\/company\/about$/)).toBe(2);
});

test('no page is prefetched if the visitor saves data', async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  await hydrated(page, 'runs');
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).hover();
  await longIdle(page);
  const loaded = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => /([\w-]+)\.\w{8}\.js$/.exec(name)?.[1] ?? ''),
  );
  // Bundles are named after a page's view, a post's module or a help topic's module. Shared bundles may have any name.
  const modules: readonly string[] = [...postIds(), ...topics.map(({ key }) => key)];
  const isPage = (name: string) => /Page$|^HelpArticle/.test(name) || modules.includes(name);
  expect([...new Set(loaded.filter(isPage))]).toEqual(['HomePage']);
});

test('a link opened in a new tab is left to the browser', async ({ page, context }) => {
  await page.goto('/');
  await hydrated(page, 'runs');
  const opened = context.waitForEvent('page');
  await page
    .locator('footer')
    .getByRole('link', { name: 'About' })
    .click({ modifiers: ['ControlOrMeta'] });
  expect(new URL((await opened).url()).pathname).toMatch(/about|blank/);
  await expect(page).toHaveURL('/');
});

test('the top bar becomes opaque after 10 px of scrolling', async ({ page }) => {
  await page.goto('/');
  await hydrated(page, 'runs');
  const background = () =>
    page
      .locator('body header > div')
      .first()
      .evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const clear = await background();
  await scrollPage(page, 10);
  expect(await background()).toBe(clear);
  await page.evaluate(() => scrollTo(0, 11));
  await expect.poll(background).not.toBe(clear);
  expect(clear).toMatch(/rgba\(.*, 0\)|transparent/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the touch targets of the top bar measure 44 px', async ({ page }) => {
    await page.goto('/');
    for (const target of await page.locator('header :is(a, button, summary)').all()) {
      if (!(await target.isVisible())) continue;
      const box = await target.boundingBox();
      expect(Math.round(box?.height ?? 0), (await target.textContent()) ?? '').toBeGreaterThanOrEqual(44);
    }
  });
});
