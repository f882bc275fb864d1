import { expect, type Page, test } from 'playwright/test';
import { postIds } from '../src/content/posts.ts';
import { watch } from '../tests/paths/browser.ts';
import { isAppScript } from '../tests/worlds/appScript.ts';
import { areHydrated } from '../tests/worlds/areHydrated.ts';
import { deploy } from '../tests/worlds/deploy.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { saveData } from '../tests/worlds/saveData.ts';
import { firstServiceName } from '../tests/worlds/services.ts';
import { thorough, thoroughUnless } from '../tests/worlds/thorough.ts';
import { visitorActsAtOnce } from '../tests/worlds/visitorActs.ts';

/** Chromium's own message about a file that is gone. */
const toleratedErrors = [/^Failed to load resource/];

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const follow = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
const failure = 'Unexpected Application Error!';

/** Opens a page that fetches nothing ahead, and stops its clock. */
const visit = async (page: Page, path: string) => {
  await saveData(page);
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await page.clock.pauseAt(30_000);
  await hydrated(page);
};

test.beforeEach(({ page }) => visitorActsAtOnce(page));

test.describe('after a deploy (decision N7)', () => {
  for (const oldScripts of ['gone', 'cached'] as const)
    test(
      `a link loads its page in full at once, with the old scripts ${oldScripts}`,
      thoroughUnless(oldScripts === 'gone'),
      async ({ page }) => {
        const complaints = await watch(page, toleratedErrors);
        await visit(page, '/');
        const documentPaths = await deploy(page, oldScripts);
        await follow(page, 'About');
        // No time passes, so nothing is retried.
        await expect(page).toHaveURL('/about');
        await expect(heading(page)).toHaveText('Small tasks deserve good hands');
        await hydrated(page);
        expect(documentPaths).toEqual(['/about']);
        // The new document is of the new build, so its links load parts only.
        await follow(page, 'FAQ');
        await expect(heading(page)).toBeFocused();
        await expect(page).toHaveURL('/faq');
        expect(documentPaths).toEqual(['/about']);
        complaints.mustBeNone();
      },
    );

  test('a post is loaded in full, too', thorough, async ({ page }) => {
    const post = `/blog/${postIds()[0]}`;
    await visit(page, '/blog');
    const documentPaths = await deploy(page, 'cached');
    await page.getByRole('main').locator(`a[href="${post}"]`).first().click();
    await expect(page).toHaveURL(post);
    await hydrated(page);
    expect(documentPaths).toEqual([post]);
  });

  test('a page that was fetched before stays usable', thorough, async ({ page }) => {
    await visit(page, '/');
    await follow(page, 'About');
    await expect(heading(page)).toBeFocused();
    const documentPaths = await deploy(page, 'gone');
    await page.goBack();
    await expect(heading(page)).toContainText('Hand over the desk work.');
    await page.goForward();
    await expect(heading(page)).toHaveText('Small tasks deserve good hands');
    expect(documentPaths).toEqual([]);
  });

  test('the drafts of the contact form and of a request are kept', async ({ page }) => {
    await visit(page, '/contact');
    const message = page.getByRole('textbox', { name: /^Message/ });
    await message.fill('Please tidy up our sales sheet.');
    await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: firstServiceName }).check();
    await dialog.getByRole('textbox').fill('Twelve sheets');
    await dialog.getByRole('button', { name: 'Next' }).click();
    await dialog.getByRole('textbox', { name: /name/i }).first().fill('Ada');
    await page.keyboard.press('Escape');
    const documentPaths = await deploy(page, 'gone');
    await follow(page, 'About');
    await expect(page).toHaveURL('/about');
    await hydrated(page);
    await page.goBack();
    await hydrated(page);
    await expect(page).toHaveURL('/contact');
    await expect(message).toHaveValue('Please tidy up our sales sheet.');
    expect(documentPaths).toEqual(['/about']);
  });
});

/** Never answers. */
const hang = () => {};
const about = '**/AboutPage.*.js*';

test.describe('what hangs is given up after 35 s (decision N8)', thorough, () => {
  for (const [what, pattern] of Object.entries({ parts: '**/parts/company/about', code: about }))
    test(`the ${what} of a page, which is then loaded in full`, async ({ page }) => {
      await visit(page, '/');
      await page.route(pattern, hang);
      await follow(page, 'About');
      await page.clock.runFor(34_999);
      await expect(page).toHaveURL('/');
      await expect(page.getByText('The page is still loading.')).toBeAttached();
      await page.clock.runFor(1);
      await expect(page).toHaveURL('/about');
      await expect(heading(page)).toHaveText('Small tasks deserve good hands');
    });

  test('the host after 10 s more, and the failure page keeps what was typed', async ({ page }) => {
    await visit(page, '/contact');
    await page.route('**/about*', (route) => (route.request().method() === 'HEAD' ? undefined : hang()));
    await page.route('**/parts/company/about', hang);
    const message = page.getByRole('textbox', { name: /^Message/ });
    await message.fill('Please tidy up our sales sheet.');
    await follow(page, 'About');
    await page.clock.runFor(35_000);
    await expect(message).toHaveValue('Please tidy up our sales sheet.');
    await page.clock.runFor(10_000);
    await expect(heading(page)).toHaveText(failure);
    await page.goBack();
    await expect(message).toHaveValue('Please tidy up our sales sheet.');
  });

  test('the code of a document, which is loaded once more and then stays as it was sent', async ({
    page,
  }) => {
    const documentPaths: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) documentPaths.push(new URL(request.url()).pathname);
    });
    await page.route(about, hang);
    await page.clock.install({ time: 0 });
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(async () => {
      await page.clock.runFor(5_000);
      expect(documentPaths).toHaveLength(2);
    }).toPass();
    for (let n = 0; n < 20; n++) await page.clock.runFor(5_000);
    expect(documentPaths).toHaveLength(2);
    await expect(heading(page)).toHaveText('Small tasks deserve good hands');
  });

  const startRequest = async (page: Page) => {
    await page.locator('header').getByRole('button', { name: 'Get Started' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: firstServiceName }).check();
    await dialog.getByRole('textbox').fill('Tidy up our sales sheet');
    await dialog.getByRole('button', { name: 'Next' }).click();
  };
  const isHandedOver = async (page: Page) => {
    await expect(page).toHaveURL(/\/contact/);
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(page.locator('#contact-message')).toHaveValue('Tidy up our sales sheet', { timeout: 100 });
    }).toPass();
    await expect(page.locator('#contact-subject')).toHaveValue(firstServiceName);
  };

  test('the code of the request dialog, whose first step leads to the contact form then', async ({
    page,
  }) => {
    await page.route('**/RequestDialog.*.js*', hang);
    await page.clock.install({ time: 0 });
    await page.goto('/faq');
    await expect(async () => {
      await page.clock.runFor(100);
      expect(await page.evaluate(areHydrated, 'footer:not(dialog *)')).toBe(true);
    }).toPass();
    await page.clock.pauseAt(30_000);
    await startRequest(page);
    await page.clock.runFor(30_000);
    await expect(page).toHaveURL('/faq');
    await page.clock.runFor(5_000);
    await isHandedOver(page);
  });

  test('the app, without which the first step of a request leads to the contact form', async ({ page }) => {
    let isRequested = false;
    const hold = () => {
      isRequested = true;
    };
    await page.route(isAppScript, hold, { times: 1 });
    await page.clock.install({ time: 0 });
    await page.goto('/faq', { waitUntil: 'commit' });
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return isRequested;
      })
      .toBe(true);
    await startRequest(page);
    await expect(page).toHaveURL('/faq');
    await page.clock.runFor(35_000);
    await isHandedOver(page);
  });
});
