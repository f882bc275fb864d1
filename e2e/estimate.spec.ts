import { expect, test } from 'playwright/test';
import { estimateViewModelOn } from '../machines/estimate/estimate.model.ts';
import { estimateScript } from '../machines/estimate/estimate.script.ts';
import { addressBar } from '../tests/worlds/addressBar.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';

siteSuite({
  name: 'estimate',
  // The page's clock is stopped at the beginning of time.
  model: estimateViewModelOn(new Date(30_000)),
  script: estimateScript,
  url: '/services/presentation-design',
  world: addressBar,
});

/** The Friday after the next Monday, as a date field takes it. */
const friday = () => {
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== 1);
  day.setUTCDate(day.getUTCDate() + 4);
  return day.toISOString().slice(0, 10);
};

test('from home, a deck by Friday has a price, a time and a request with its date in three presses', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('#services')).toContainText('from €150 · usually 3 working days');
  await page.locator('#service-card-presentation-design').click();
  await page.getByRole('link', { name: 'What would yours cost?' }).click();
  const estimate = page.locator('#estimate');
  await expect(estimate.getByRole('heading', { name: 'What would yours cost?' })).toBeInViewport();
  await estimate.getByLabel('Slides', { exact: true }).fill('12');
  await estimate.getByLabel('Needed by').fill(friday());
  await expect(estimate.getByRole('status')).toContainText('€');
  await estimate.getByRole('button', { name: 'Request this task' }).click();
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(friday()),
  );
  const description = page.locator('dialog textarea');
  await expect(description).toHaveValue(/Slides: 12 slides/);
  await expect(description).toHaveValue(new RegExp(`Needed by: ${day}`));
  await expect(page.locator('#request-service-presentation-design')).toBeChecked();
});

test('a link from one service to another begins its estimate and its sample anew', async ({ page }) => {
  await page.goto('/services/excel-assist');
  await hydrated(page, 'runs');
  const sample = page.getByRole('radio', { name: 'After', exact: true });
  await sample.check({ force: true });
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/services/presentation-design' });
    document.querySelector('main')?.append(link);
    link.click();
  });
  await expect(page).toHaveURL('/services/presentation-design');
  await expect(page.locator('#estimate').getByLabel('Slides', { exact: true })).toHaveValue('5');
  await expect(sample).not.toBeChecked();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the estimate is a table of examples', async ({ page }) => {
    await page.goto('/services/presentation-design');
    await expect(page.locator('#estimate table')).toContainText('A board deck of 12 slides');
    await expect(page.locator('#estimate').getByRole('button')).toHaveCount(0);
  });
});
