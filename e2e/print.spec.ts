import { expect, test } from 'playwright/test';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { thorough } from '../tests/worlds/thorough.ts';
import { mustPrintWhole, onPaper, sheet, visibleTexts } from './paper.ts';

test.use({ viewport: sheet });

// `pages.spec.ts` prints all other documents.
for (const path of ['/nope', '/500'])
  test(`${path} is printed whole`, thorough, async ({ page }) => {
    await page.goto(path);
    await hydrated(page, 'runs');
    await mustPrintWhole(page);
  });

test('print is black on white, also in the dark theme', thorough, async ({ page }) => {
  await onPaper(page, 'dark');
  await page.goto('/faq');
  const colors = await page.evaluate(() =>
    ['body', 'main h1', 'main p'].map((what) => {
      const { color, backgroundColor } = getComputedStyle(document.querySelector(what) as Element);
      return [color, backgroundColor];
    }),
  );
  expect(colors).toEqual([
    ['rgb(0, 0, 0)', 'rgb(255, 255, 255)'],
    ['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)'],
    ['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)'],
  ]);
});

test('all answers, topics and tabs are open in print', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page, 'runs');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const closed = () => page.locator('main details:not([open])').count();
  expect(await closed()).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await closed()).toBeGreaterThan(10);

  await onPaper(page);
  await page.goto('/help');
  await hydrated(page, 'runs');
  for (const title of ['Create your account', 'How your payment is held', 'Reach support'])
    await expect(page.getByRole('link', { name: title })).toBeVisible();
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);

  await page.goto('/dashboard');
  await hydrated(page, 'runs');
  for (const heading of [
    '4 orders on the desk',
    'What your offers are based on',
    'Earnings, June to November',
    '3 unread messages',
  ])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
});

test('a table stays a table with its head in print', thorough, async ({ page }) => {
  await onPaper(page);
  await page.goto('/dashboard');
  const shapes = await page.evaluate(() =>
    ['thead', 'tbody tr', 'tbody td'].map(
      (what) => getComputedStyle(document.querySelector(what) as Element).display,
    ),
  );
  expect(shapes).toEqual(['table-header-group', 'table-row', 'table-cell']);
  await expect(page.locator('thead').first()).toBeVisible();
});

test('a link to another site shows its address in print', thorough, async ({ page }) => {
  await page.goto('/press');
  await hydrated(page, 'runs');
  const addressOfLink = () =>
    page.evaluate(() => {
      const link = document.querySelector('main a[target=_blank]') as HTMLAnchorElement;
      return [getComputedStyle(link, '::after').content, link.getAttribute('href')];
    });
  expect((await addressOfLink())[0]).toBe('none');
  await onPaper(page);
  const [content, href] = await addressOfLink();
  expect(content).toBe(`" (${href})"`);
});

test('an open dialog is printed alone and whole', thorough, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  await page.goto('/help');
  await hydrated(page, 'runs');
  await page.getByRole('button', { name: /Getting Started/ }).click();
  await page.getByRole('link', { name: 'Create your account' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Who can have an account');
  await onPaper(page, 'dark');
  expect(
    await visibleTexts(
      page,
      '#root > :not(:has(dialog[open])), dialog[open] button, dialog[open] footer, [role=region]',
    ),
  ).toEqual([]);
  await expect(dialog).toBeVisible();
  const size = await dialog.evaluate((panel) => {
    const parts = [panel, ...panel.querySelectorAll('*')];
    return {
      isClipped: parts.some(
        (part) =>
          part.scrollHeight > part.clientHeight + 1 &&
          getComputedStyle(part).overflowY !== 'visible' &&
          part.clientHeight > 1,
      ),
      isTallerThanTheWindow: panel.getBoundingClientRect().height > innerHeight,
      position: getComputedStyle(panel).position,
    };
  });
  expect(size).toEqual({ isClipped: false, isTallerThanTheWindow: true, position: 'absolute' });
  expect((await page.pdf({ format: 'A4' })).byteLength).toBeGreaterThan(5_000);
  await page.emulateMedia({ media: 'screen' });
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeVisible();
});
