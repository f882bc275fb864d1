import { expect, type Page, test } from 'playwright/test';
import { scanner, watch } from '../tests/paths/browser.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { thorough } from '../tests/worlds/thorough.ts';

const fee = 'Taken from what the seller is paid. Buyers pay the price they see.';
const sla = 'Service level agreement: response and delivery times, written into the contract.';

const hint = (page: Page) => page.getByRole('tooltip');
const link = (page: Page, name: string, nth = 0) =>
  page.locator('#pricing').getByRole('link', { name, exact: true }).nth(nth);
/** Opens the page with its clock stopped: only `runFor` lets time pass. The hints' code is not loaded yet. */
const visit = async (page: Page) => {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await page.clock.pauseAt(30_000);
  await hydrated(page);
  await link(page, 'service fee').scrollIntoViewIfNeeded();
};
/** Points at a hint for the first time, which loads the hints' code. */
const loadHints = async (page: Page) => {
  const arrived = page.waitForResponse(/\/Tooltips\.\w+\.js/);
  await link(page, 'SLA').hover();
  await (await arrived).finished();
  await page.mouse.move(4, 300);
  await page.clock.runFor(2_000);
};

test.use({ reducedMotion: 'reduce' });

test('a hint appears 700 ms after the pointer, 4 px from its link, and stays while the pointer is on it', async ({
  page,
}) => {
  const complaints = await watch(page);
  const screens = scanner(['light', 'dark']);
  await screens.prepare(page);
  await visit(page);
  await loadHints(page);
  await link(page, 'service fee').hover();
  await page.clock.runFor(699);
  await expect(hint(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(hint(page)).toHaveText(fee);
  const [trigger, bubble] = await Promise.all([
    link(page, 'service fee').boundingBox(),
    hint(page).boundingBox(),
  ]);
  expect(Math.round((trigger?.y ?? 0) - (bubble?.y ?? 0) - (bubble?.height ?? 0))).toBe(4);
  await expect(link(page, 'service fee')).toHaveAccessibleDescription(fee);
  await screens.scan(page, 'hint');

  // The pointer can move from the link into the hint, so its text can be selected.
  const into = { x: (bubble?.x ?? 0) + 20, y: (bubble?.y ?? 0) + 10 };
  await page.mouse.move(into.x, into.y, { steps: 8 });
  await page.clock.runFor(5_000);
  await expect(hint(page)).toHaveText(fee);
  await page.mouse.move(4, 600, { steps: 8 });
  await expect(hint(page)).toHaveCount(0);
  complaints.mustBeNone();
});

test('for 300 ms after a hint, the next one appears at once', thorough, async ({ page }) => {
  await visit(page);
  await loadHints(page);
  await link(page, 'service fee').hover();
  await page.clock.runFor(700);
  await expect(hint(page)).toHaveText(fee);
  await page.mouse.move(4, 600, { steps: 8 });
  await expect(hint(page)).toHaveCount(0);
  await page.clock.runFor(299);
  await link(page, 'SLA').hover();
  await expect(hint(page)).toHaveText(sla);
  await page.mouse.move(4, 600, { steps: 8 });
  await page.clock.runFor(301);
  await link(page, 'service fee').hover();
  await expect(hint(page)).toHaveCount(0);
});

test('a hint appears at once with keyboard focus, and Escape closes only the hint', async ({ page }) => {
  await page.goto('/');
  await hydrated(page, 'runs');
  await page.getByRole('radio', { name: 'Monthly' }).focus();
  const before = await link(page, 'SLA').elementHandle();
  await page.keyboard.press('Shift+Tab');
  await expect(link(page, 'SLA')).toBeFocused();
  await expect(hint(page)).toHaveText(sla);
  // The code loaded late, but the element with the focus was not replaced.
  expect(await before?.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(hint(page)).toHaveCount(0);
  await expect(link(page, 'SLA')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(hint(page)).toHaveText(fee);
  await page.keyboard.press('Shift+Tab');
  await expect(hint(page)).toHaveCount(0);
});

test(
  'nothing moves when a hint appears, and no hint stays when the page changes',
  thorough,
  async ({ page }) => {
    await page.goto('/');
    await hydrated(page, 'runs');
    await page.evaluate(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift' });
    });
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Region/ })
      .hover();
    await expect(hint(page)).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await page.keyboard.press('Alt+ArrowLeft');
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/about');
    await expect(hint(page)).toHaveCount(0);
  },
);

test('without the hints’ code, links work and no hint appears', thorough, async ({ page }) => {
  await page.route(/\/Tooltips\.\w+\.js/, (route) => route.abort());
  await visit(page);
  const failed = page.waitForEvent('requestfailed', (request) => /\/Tooltips\./.test(request.url()));
  await link(page, 'SLA').hover();
  await failed;
  await page.clock.runFor(10_000);
  await expect(hint(page)).toHaveCount(0);
  await page.clock.resume();
  await link(page, 'SLA').click();
  await expect(page).toHaveURL('/services/enterprise');
});

test('on a touch screen, the link leads to what the hint says', thorough, async ({ browser }) => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto('/');
  await hydrated(page, 'runs');
  await link(page, 'service fee').tap();
  await expect(page).toHaveURL('/faq#payments-fee');
  await expect(page.locator('#payments-fee')).toHaveAttribute('open');
  await expect(page.locator('#payments-fee')).toContainText('The seller pays it');
  await expect(hint(page)).toHaveCount(0);
  await context.close();
});
