import { type Browser, type BrowserContext, expect, type Locator, type Page, test } from 'playwright/test';
import { isAppScript, watchEntryScript } from '../tests/worlds/appScript.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { thorough, thoroughUnless } from '../tests/worlds/thorough.ts';

/** What opens a dialog that only a script can fill, and leads to a page without one (decision U37). */
const scriptedDialogs = [
  {
    what: 'A service’s card',
    path: '/',
    before: null,
    opener: '#service-card-excel-assist',
    title: 'Excel assistance',
    whole: 'Pivot tables and charts that grow with the data',
    elsewhere: /\/services\/excel-assist\??$/,
  },
  {
    what: 'A plan',
    path: '/',
    before: null,
    opener: '#choose-starter',
    title: 'Subscribe to Starter',
    whole: 'Card number',
    elsewhere: /\/contact\??$/,
  },
  {
    what: 'A help article',
    path: '/support/help-center',
    before: '#topic-card-getting-started',
    opener: '#article-create-your-account',
    title: 'Create your account',
    whole: 'Was this article helpful?',
    elsewhere: /\/support\/help-center\/create-your-account$/,
  },
] as const;

/** When the script arrives. */
const lines = {
  'while the script is on its way': 'held',
  'while the page is hydrated': 'arriving',
  'after the page is hydrated': 'there',
  'when the script is blocked': 'blocked',
  'when the script fails': 'failing',
} as const;
type Line = (typeof lines)[keyof typeof lines];

const openDialog = (page: Page): Locator => page.locator('dialog[open] > :first-child');

/** Lets the app's script arrive as `line` says. Returns a function that lets a held one through. */
const setLine = async (page: Page, line: Line): Promise<() => Promise<void>> => {
  let arrive = (): void => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  if (line === 'blocked') await page.route(/\.js$/, (route) => route.abort());
  if (line === 'failing') await page.route(isAppScript, (route) => route.fulfill({ status: 500 }));
  if (line === 'held' || line === 'arriving')
    await page.route(isAppScript, async (route) => {
      await arrival;
      await route.continue();
    });
  return async () => {
    arrive();
    if (line !== 'blocked' && line !== 'failing') await hydrated(page, 'runs');
  };
};

/** Counts the openings of the request dialog that are reported to analytics. */
const countOpenings = (page: Page) =>
  page.addInitScript(() => {
    const openings: unknown[] = [];
    Object.assign(window, { openings });
    addEventListener('get_started_opened', (event) => openings.push((event as CustomEvent).detail));
  });
const openings = (page: Page) =>
  page.evaluate(() => (window as unknown as { openings: unknown[] }).openings.length);

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;
const inContext = async (browser: Browser, isPhone: boolean, run: (page: Page) => Promise<void>) => {
  const { baseURL } = test.info().project.use;
  const context: BrowserContext = await browser.newContext({
    ...(baseURL === undefined ? {} : { baseURL }),
    reducedMotion: 'reduce',
    ...(isPhone ? phone : {}),
  });
  try {
    await run(await context.newPage());
  } finally {
    await context.close();
  }
};

for (const [when, line] of Object.entries(lines)) {
  const goTo = async (page: Page, path: string) => {
    await countOpenings(page);
    const arrive = await setLine(page, line);
    await page.goto(path, { waitUntil: 'commit' });
    if (line === 'there') await hydrated(page, 'runs');
    // Not awaited: the press comes in the middle of it.
    const arrival = line === 'arriving' ? arrive() : null;
    return async () => {
      await (arrival ?? arrive());
    };
  };

  for (const [where, path, place] of [
    ['in the top bar', '/', 'nav'],
    ['in the hero', '/', 'main'],
    ['on a service’s page', '/services/content-editing', 'main'],
    ['in the top bar of the contact page', '/contact', 'nav'],
  ] as const)
    for (const isPhone of [false, true])
      test(
        `Get Started ${where}, pressed ${when}${isPhone ? ', on a phone' : ''}: opens once and goes on`,
        thoroughUnless(line !== 'failing' && where === 'in the hero' && !isPhone),
        async ({ browser }) =>
          inContext(browser, isPhone, async (page) => {
            const arrive = await goTo(page, path);
            const button = page.locator(`${place} [commandfor=request]`).first();
            if (isPhone) await button.tap();
            else await button.click();
            const dialog = openDialog(page);
            await expect(
              dialog.getByRole('heading', { name: 'What can we take off your desk?' }),
            ).toBeFocused();
            await dialog.locator('#request-service-presentation-design').check();
            await dialog.locator('#request-description').fill('Ten slides');
            await arrive();
            // Closed by nothing, and what was chosen and typed is there.
            await expect(dialog).toBeVisible();
            await expect(dialog.locator('#request-service-presentation-design')).toBeChecked();
            await expect(dialog.locator('#request-description')).toHaveValue('Ten slides');
            await dialog.getByRole('button', { name: 'Next' }).click();
            if (line === 'blocked') {
              await expect(page).toHaveURL(/\/contact\?service=presentation-design&description=Ten\+slides$/);
              return;
            }
            if (line === 'failing') {
              // After its retries, the browser goes on alone.
              await expect(page).toHaveURL(/\/contact\?service=presentation-design/, { timeout: 20_000 });
              return;
            }
            await expect(dialog.getByRole('heading', { name: 'How can we reach you?' })).toBeFocused();
            await dialog.getByRole('button', { name: 'Back' }).click();
            await expect(dialog.locator('#request-description')).toHaveValue('Ten slides');
            expect(await openings(page)).toBe(1);
          }),
      );

  test(
    `Get Started, pressed and closed ${when}: stays closed, and opens again`,
    thoroughUnless(line === 'held'),
    async ({ page }) => {
      const arrive = await goTo(page, '/');
      const button = page.locator('main [commandfor=request]').first();
      await button.click();
      await openDialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(button).toBeFocused();
      await arrive();
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await button.click();
      await expect(openDialog(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog[open]')).toHaveCount(0);
      await expect(button).toBeFocused();
    },
  );

  for (const { what, path, before, opener, title, whole, elsewhere } of scriptedDialogs) {
    const press = async (page: Page, entryHasRun: () => Promise<void>) => {
      // Before that, the opener leads to a page.
      if (line !== 'blocked') await entryHasRun();
      if (before) await page.locator(before).click();
      await page.locator(opener).click();
    };

    test(
      `${what}, pressed ${when}: opens its dialog once, or leads to its page`,
      thoroughUnless(line === 'held'),
      async ({ page }) => {
        const entryHasRun = await watchEntryScript(page);
        const arrive = await goTo(page, path);
        await press(page, entryHasRun);
        if (line === 'blocked' || line === 'failing') {
          // After the retries of the script, the browser goes on alone.
          await expect(page).toHaveURL(elsewhere, { timeout: 20_000 });
          return;
        }
        const dialog = openDialog(page);
        await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
        await arrive();
        await expect(dialog.getByRole('heading', { name: title })).toBeFocused();
        await expect(dialog).toContainText(whole);
        await expect(page.locator('dialog[open]')).toHaveCount(1);
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog[open]')).toHaveCount(0);
        await expect(page.locator(opener)).toBeFocused();
      },
    );

    if (line === 'held')
      test(
        `${what}, pressed ${when} and closed again: stays closed, and opens again`,
        thorough,
        async ({ page }) => {
          const entryHasRun = await watchEntryScript(page);
          const arrive = await goTo(page, path);
          await press(page, entryHasRun);
          await openDialog(page).getByRole('button', { name: 'Close' }).click();
          await expect(page.locator('dialog[open]')).toHaveCount(0);
          await expect(page.locator(opener)).toBeFocused();
          await arrive();
          await expect(page.locator('dialog[open]')).toHaveCount(0);
          await page.locator(opener).click();
          await expect(openDialog(page)).toContainText(whole);
        },
      );
  }

  test(
    `Learn More and the links of the top bar, followed ${when}: arrive once`,
    thoroughUnless(line === 'held'),
    async ({ page }) => {
      for (const [name, target] of [
        [/^Learn more/, '/services'],
        ['Contact Me Now', '/contact'],
      ] as const) {
        const arrive = await goTo(page, '/');
        await page.getByRole('link', { name }).first().click();
        await expect(page).toHaveURL(target);
        await expect(page.locator('main h1')).toBeVisible();
        await arrive();
        await expect(page).toHaveURL(target);
        await page.goBack();
        await expect(page).toHaveURL('/');
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
    },
  );

  test(
    `the menu, opened ${when}, stays open and leads on`,
    thoroughUnless(line === 'held'),
    async ({ browser }) =>
      inContext(browser, true, async (page) => {
        const arrive = await goTo(page, '/');
        const menu = page.locator('nav details');
        await menu.locator('summary').tap();
        await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
        await arrive();
        await expect(menu.getByRole('link', { name: 'Pricing' })).toBeVisible();
        await menu.getByRole('link', { name: 'Pricing' }).tap();
        await expect(page).toHaveURL('/#pricing');
        await expect(page.getByRole('heading', { name: 'Pricing' })).toBeInViewport();
      }),
  );
}

test.describe('in a browser without commands', () => {
  const hasCommands = /@supports \(order:sibling-index\(\)\)[^{]*\{/g;
  test('Get Started leads to the contact form until the script is there, and opens the dialog then', async ({
    page,
  }) => {
    // The page as such a browser reads it.
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(hasCommands, '@supports (order:nothing) {')
        .replaceAll(' command="show-modal"', '');
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, body, headers });
    });
    await page.addInitScript(() => Reflect.deleteProperty(HTMLButtonElement.prototype, 'command'));
    const arrive = await setLine(page, 'held');
    await page.goto('/', { waitUntil: 'commit' });
    const buttons = page.locator('main').getByRole('button', { name: 'Get Started' });
    await expect(buttons).toHaveCount(1);
    await buttons.click();
    await expect(page).toHaveURL(/\/contact\?$/);
    await page.goBack();
    await arrive();
    await expect(buttons).toHaveCount(1);
    await buttons.click();
    await expect(openDialog(page).getByRole('heading')).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('Get Started leads to the contact form', async ({ page }) => {
    await page.goto('/');
    for (const place of ['nav', 'main']) {
      await page.locator(place).getByRole('button', { name: 'Get Started' }).click();
      await expect(page).toHaveURL(/\/contact\?$/);
      await page.goBack();
    }
  });
});
