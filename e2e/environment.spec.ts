import { expect, type Page, test } from 'playwright/test';
import { documents } from '../src/routes/documents.ts';
import { routeOf } from '../src/routes/table.ts';
import { watch } from '../tests/paths/browser.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { firstServiceName } from '../tests/worlds/services.ts';

/** What a browser, an extension or an adopter's own script may remove. */
const missingFeatures: Readonly<Record<string, () => void>> = {
  'storage denied': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  },
  'a frozen dataLayer': () => Object.assign(window, { dataLayer: Object.freeze([]) }),
  'matchMedia, IntersectionObserver and requestIdleCallback missing': () => {
    for (const name of ['matchMedia', 'IntersectionObserver', 'requestIdleCallback', 'cancelIdleCallback'])
      Object.defineProperty(window, name, { value: undefined });
  },
};

const addresses = documents()
  .filter(({ match: { name } }) => routeOf(name).status === undefined)
  .map(({ match: { name, path } }) => (routeOf(name).sampleId ? '/gig/sample' : path));

test('every page opens with all of this missing, without an error', async ({ page }) => {
  test.setTimeout(120_000);
  const complaints = await watch(page);
  for (const remove of Object.values(missingFeatures)) await page.addInitScript(remove);
  for (const address of addresses) {
    await page.goto(address);
    await hydrated(page, 'runs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  complaints.mustBeNone();
});

const tasks: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a request is submitted': async (page) => {
    await page.goto('/services');
    await hydrated(page, 'runs');
    await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: firstServiceName }).check();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByRole('dialog').getByText("Thanks—you're on the list!")).toBeVisible();
  },
  'a region is chosen and applies to the visit': async (page) => {
    await page.goto('/region');
    await hydrated(page, 'runs');
    await page.getByRole('radio', { name: /Japan/ }).check({ force: true });
    await expect(
      page.getByText('Your region has been set to Japan. Prices will now be shown in JPY.').first(),
    ).toBeVisible();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Popular services' }).click();
    await expect(page.getByRole('contentinfo')).toContainText('Region: Japan');
    await expect(page.getByRole('main')).toContainText('¥');
  },
  'an article is opened and rated as helpful': async (page) => {
    await page.goto('/help#article-place-your-first-order');
    await hydrated(page, 'runs');
    const dialog = page.getByRole('dialog', { name: 'Place your first order' });
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(dialog).toContainText('188');
    await expect(page.getByText('Thanks for the feedback!').first()).toBeVisible();
  },
  'a link is followed, and Back returns': async (page) => {
    await page.goto('/');
    await hydrated(page, 'runs');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
  },
};

for (const [what, remove] of Object.entries(missingFeatures))
  for (const [task, run] of Object.entries(tasks))
    test(`${what}: ${task}`, async ({ page }) => {
      const complaints = await watch(page);
      await page.addInitScript(remove);
      await run(page);
      complaints.mustBeNone();
    });
