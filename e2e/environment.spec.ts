import { expect, type Page, test } from 'playwright/test';
import { documents } from '../src/routes/match.ts';
import { routeOf } from '../src/routes/table.ts';
import { watch } from '../tests/paths/browser.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';

/** What a browser, an extension or an adopter's own script may take away. */
const deprivations: Readonly<Record<string, () => void>> = {
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
  .filter(({ match: { name } }) => name !== 'notFound' && name !== 'failure')
  .map(({ match: { name, path } }) => (routeOf(name).sampleId ? '/gig/sample' : path));

test('every page opens with all of it taken away, and says nothing of it', async ({ page }) => {
  test.setTimeout(120_000);
  const complaints = await watch(page);
  for (const take of Object.values(deprivations)) await page.addInitScript(take);
  for (const address of addresses) {
    await page.goto(address);
    await hydrated(page, 'runs');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  complaints.mustBeNone();
});

/** What a visitor comes for, from a link to a submission. */
const errands: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a request is submitted': async (page) => {
    await page.goto('/services');
    await hydrated(page, 'runs');
    await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: 'Content editing' }).check();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ada Lovelace');
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ada@example.org');
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('button', { name: 'Submit Request' }).click();
    await expect(page.getByRole('dialog').getByText("Thanks—you're on the list!")).toBeVisible();
  },
  'a region is chosen and holds for the page': async (page) => {
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
  'an article is opened and found helpful': async (page) => {
    await page.goto('/help#article-place-your-first-order');
    await hydrated(page, 'runs');
    const dialog = page.getByRole('dialog', { name: 'Place your first order' });
    await dialog.getByRole('button', { name: 'Yes' }).click();
    await expect(dialog).toContainText('188');
    await expect(page.getByText('Thanks for the feedback!').first()).toBeVisible();
  },
  'a link leads on, and back': async (page) => {
    await page.goto('/');
    await hydrated(page, 'runs');
    await page.getByRole('contentinfo').getByRole('link', { name: 'FAQ' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL('/');
  },
};

for (const [what, take] of Object.entries(deprivations))
  for (const [errand, run] of Object.entries(errands))
    test(`${what}: ${errand}`, async ({ page }) => {
      const complaints = await watch(page);
      await page.addInitScript(take);
      await run(page);
      complaints.mustBeNone();
    });
