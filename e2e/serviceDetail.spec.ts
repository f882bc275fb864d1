import { expect, type Page, test } from 'playwright/test';
import { serviceDetailModel } from '../machines/serviceDetail/serviceDetail.model.ts';
import { serviceDetailScript } from '../machines/serviceDetail/serviceDetail.script.ts';
import { addressBar } from '../tests/worlds/addressBar.ts';
import type { AddressControls } from '../tests/worlds/addressControls.tsx';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { firstService, firstServiceName, lastService, lastServiceName } from '../tests/worlds/services.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import { thorough } from '../tests/worlds/thorough.ts';

siteSuite<typeof serviceDetailModel.machine, AddressControls>({
  name: 'serviceDetail',
  repeated: true,
  model: serviceDetailModel,
  script: serviceDetailScript,
  url: '/',
  world: addressBar,
});

const dialog = (page: Page) => page.getByRole('dialog');

test('a card opens its details and changes the hash without a history entry', async ({ page }) => {
  await page.goto('/?utm_source=letter');
  const entries = await page.evaluate(() => history.length);
  const card = page.getByRole('button', { name: firstServiceName });
  await card.click();
  await expect(dialog(page)).toHaveAccessibleName(firstServiceName);
  await expect(page).toHaveURL(`/?utm_source=letter#learn-${firstService}`);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/?utm_source=letter');
  await expect(card).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('an address opens the details, and closing them focuses the card', async ({ page }) => {
  await page.goto(`/?utm_source=letter#learn-${lastService}`);
  await expect(dialog(page)).toHaveAccessibleName(lastServiceName);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/?utm_source=letter');
  await expect(page.getByRole('button', { name: lastServiceName })).toBeFocused();
});

test('Get Started in the details opens the request with that service, and closing it focuses the card', async ({
  page,
}) => {
  await page.goto('/#learn-website-copywriting');
  await dialog(page).getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('radio', { name: 'Website copywriting' })).toBeChecked();
  await expect(page).toHaveURL('/');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Website copywriting' })).toBeFocused();
});

test('Back from the details leaves the page, and Forward opens them again', async ({ page }) => {
  await page.goto('/faq');
  await page.goto('/');
  await hydrated(page, 'runs');
  await page.getByRole('button', { name: 'Not sure yet' }).click();
  await expect(page).toHaveURL('/#learn-not-sure');
  await page.goBack();
  await expect(page).toHaveURL('/faq');
  await page.goForward();
  await expect(dialog(page)).toHaveAccessibleName('Not sure yet');
});

test('links in the details lead to other pages', thorough, async ({ page }) => {
  await page.goto(`/#learn-${firstService}`);
  await dialog(page).getByRole('link').filter({ hasNotText: 'What would yours cost?' }).first().click();
  await expect(page).toHaveURL(`/services/${firstService}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
