import { expect, type Locator, test } from 'playwright/test';
import { estimateViewModelOn } from '../machines/estimate/estimate.model.ts';
import { estimateScript } from '../machines/estimate/estimate.script.ts';
import { timeframeFor } from '../machines/requestWizard/timeframeRules.ts';
import { addressBar } from '../tests/worlds/addressBar.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import { agree, button, dialog, endpoint, heading } from './requestDialog.ts';

siteSuite({
  name: 'estimate',
  // The page's clock is stopped at the beginning of time.
  model: estimateViewModelOn(new Date(30_000)),
  script: estimateScript,
  url: '/services/presentation-design',
  world: addressBar,
});

const today = () => new Date().toISOString().slice(0, 10);

/** The Friday after the next Monday, as a date field takes it. */
const friday = () => {
  const day = new Date();
  do day.setUTCDate(day.getUTCDate() + 1);
  while (day.getUTCDay() !== 1);
  day.setUTCDate(day.getUTCDate() + 4);
  return day.toISOString().slice(0, 10);
};

test('from home, a deck by Friday has a price, a time, a finished deck and a sent request with its date in five presses', async ({
  page,
}) => {
  /** Of buttons and links. Filling in is none. */
  let presses = 0;
  const press = async (control: Locator) => {
    presses += 1;
    await control.click();
  };
  const { posts, answer } = await endpoint(page);
  await page.clock.install();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await hydrated(page);
  await expect(page.locator('#services')).toContainText('from €150, usually 3 working days');
  await press(page.locator('#service-card-presentation-design'));
  await press(page.getByRole('link', { name: 'All about presentation design' }));
  await expect(page.getByAltText(/^Slide 1 after/).first()).toBeInViewport({ ratio: 1 });

  const estimate = page.locator('#estimate');
  await estimate.getByLabel('Slides', { exact: true }).fill('12');
  await estimate.getByLabel('Needed by').fill(friday());
  await expect(estimate.getByRole('status')).toContainText(/€\d+ to €\d+.*working\sdays/s);
  await press(estimate.getByRole('button', { name: 'Request this task' }));
  await expect(heading(page, 'How can we reach you?')).toBeFocused();
  await dialog(page).getByLabel('Name').fill('Ada');
  await dialog(page).getByLabel('Email').fill('ada@example.com');
  await agree(page);
  await press(button(page, 'Next'));
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(friday()),
  );
  await expect(dialog(page)).toContainText(`Needed by: ${day}`);
  await press(button(page, 'Submit Request'));
  await answer(200);
  await expect(heading(page, 'Success!')).toBeVisible();
  expect(posts[0]?.body).toMatchObject({
    service: 'presentation-design',
    timeframe: timeframeFor(today(), friday()),
    description: expect.stringMatching(new RegExp(`^Slides: 12 slides\n[^]*Needed by: ${day}`)),
  });
  expect(presses).toBe(5);
});

test('a link from one service to another begins its estimate and its sample anew', async ({ page }) => {
  await page.goto('/services/excel-assist');
  await hydrated(page, 'runs');
  const sample = page.getByRole('radio', { name: 'After', exact: true });
  await sample.check();
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
