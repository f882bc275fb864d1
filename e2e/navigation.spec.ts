import { expect, type Page, test } from 'playwright/test';
import { watch } from '../tests/paths/watch.ts';

const ready = async (page: Page) => {
  await page.waitForFunction(() => {
    const heading = document.querySelector('main h1');
    return !!heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
  });
};
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 60) ?? '');
const scrolledTo = (page: Page) => page.evaluate(() => Math.round(scrollY));

test.use({ reducedMotion: 'reduce' });

test('a first load leaves focus and scroll alone', async ({ page }) => {
  await page.goto('/faq');
  await ready(page);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await scrolledTo(page)).toBe(0);
});

test('a link leads to the top, and the focus to the first heading, in the same document', async ({
  page,
}) => {
  const complaints = await watch(page);
  await page.goto('/');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator('footer').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/company/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolledTo(page)).toBe(0);
  await expect(page).toHaveTitle(/^About/);
  expect(await page.locator('head title').count()).toBe(1);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  complaints.mustBeNone();
});

test('a link with a hash arrives 80 px below the top, with the focus on its target', async ({ page }) => {
  await page.goto('/faq');
  await ready(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/#pricing');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pricing');
  const top = () =>
    page.evaluate(() => Math.round(document.getElementById('pricing')?.getBoundingClientRect().top ?? -1));
  await expect.poll(top).toBe(80);

  // The same hash again scrolls again.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect.poll(top).toBe(80);
});

test('a first load with a hash arrives at its target; an unknown or malformed one is left alone', async ({
  page,
}) => {
  await page.goto('/#pricing');
  await ready(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pricing');
  for (const hash of ['#nope', '#%', '#%E0%A4%A', '#constructor']) {
    const complaints = await watch(page);
    await page.goto(`/faq${hash}`);
    await ready(page);
    expect(await scrolledTo(page)).toBe(0);
    complaints.mustBeNone();
  }
});

test('back and forward focus the heading and restore the scroll', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.evaluate(() => scrollTo(0, 500));
  await page.waitForTimeout(300);
  await page.locator('main').getByRole('link', { name: 'See the services' }).click();
  await expect(page).toHaveURL('/services');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrolledTo(page)).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrolledTo(page)).toBe(0);
});

test('a reload is restored by the browser', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForTimeout(300);
  await page.reload();
  await ready(page);
  await expect.poll(() => scrolledTo(page)).toBe(400);
});

test('the old page stays until the new one is there: no flash of nothing', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/AboutPage.*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(() => {
    const blanks: number[] = [];
    Object.assign(window, { blanks });
    new MutationObserver(() => {
      if (!document.querySelector('main h1')) blanks.push(performance.now());
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('footer').getByRole('link', { name: 'About' }).click();
  await page.waitForTimeout(400);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Hand over the desk work.');
  release();
  await expect(page).toHaveURL('/company/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => (window as unknown as { blanks: number[] }).blanks)).toEqual([]);
});

test('a page whose code is gone is loaded as a document', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.route(
    '**/AboutPage.*.js',
    (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>gone' }),
    { times: 2 },
  );
  await page.locator('footer').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/company/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'isSameDocument' in window)).toBe(false);
});

test('links for another tab, another site or a download are left to the browser', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await ready(page);
  const opened = context.waitForEvent('page');
  await page
    .locator('footer')
    .getByRole('link', { name: 'About' })
    .click({ modifiers: ['ControlOrMeta'] });
  expect(new URL((await opened).url()).pathname).toMatch(/about|blank/);
  await expect(page).toHaveURL('/');
});

test('aliases show the page they stand for', async ({ page }) => {
  await page.goto('/help');
  await ready(page);
  await expect(page).toHaveURL('/help');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    'https://deskhand.example/support/help-center',
  );
});

test('the top bar turns opaque past 10 px', async ({ page }) => {
  await page.goto('/');
  await ready(page);
  const background = () =>
    page
      .locator('body header > div')
      .first()
      .evaluate((bar) => getComputedStyle(bar).backgroundColor);
  const clear = await background();
  await page.evaluate(() => scrollTo(0, 10));
  await page.waitForTimeout(100);
  expect(await background()).toBe(clear);
  await page.evaluate(() => scrollTo(0, 11));
  await expect.poll(background).not.toBe(clear);
  expect(clear).toMatch(/rgba\(.*, 0\)|transparent/);
});

test('the skip link is the first stop and leads to the content', async ({ page }) => {
  await page.goto('/faq');
  await ready(page);
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
  test('the menu opens, leads on and closes', async ({ page }) => {
    await page.goto('/faq');
    await ready(page);
    const menu = page.locator('header details');
    await menu.locator('summary').tap();
    await menu.getByRole('link', { name: 'Pricing' }).tap();
    await expect(page).toHaveURL('/#pricing');
    await expect(menu).not.toHaveAttribute('open');
  });
  test('the touch targets of the top bar measure 44 px', async ({ page }) => {
    await page.goto('/');
    for (const target of await page.locator('header :is(a, button, summary)').all()) {
      if (!(await target.isVisible())) continue;
      const box = await target.boundingBox();
      expect(Math.round(box?.height ?? 0), (await target.textContent()) ?? '').toBeGreaterThanOrEqual(44);
    }
  });
});
