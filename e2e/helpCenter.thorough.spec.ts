import { expect, test } from 'playwright/test';
import { config } from '../src/config.ts';
import { violationsOn, watch } from '../tests/paths/browser.ts';
import { holdScript, isEntryScript } from '../tests/worlds/appScript.ts';
import {
  article,
  button,
  buttons,
  card,
  dialog,
  historyLength,
  link,
  linkOn,
  readers,
  visit,
} from './helpCenterPage.ts';

test('a card below a long list stays visible when the list closes', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await visit(page, '/help');
  await card(page, 'Account Settings').click();
  await card(page, 'Communication').scrollIntoViewIfNeeded();
  await card(page, 'Communication').click();
  await expect(card(page, 'Communication')).toHaveAttribute('aria-expanded', 'true');
  await expect
    .poll(() =>
      card(page, 'Communication').evaluate((button) => {
        const { top, bottom } = button.getBoundingClientRect();
        return top >= 64 && bottom <= innerHeight;
      }),
    )
    .toBe(true);
});

test.describe('feedback', () => {
  test('each time an article opens, it asks for feedback again', async ({ page }) => {
    await visit(page, '/help#article-fees-and-plans');
    await button(page, 'Yes').click();
    await expect(readers(page, 179)).toBeVisible();
    for (const [title, count] of [
      ['Withdraw your earnings', 155],
      ['Fees and plans', 178],
      ['Fees and plans', 178],
    ] as const) {
      await button(page, 'Close').click();
      await expect(dialog(page)).toHaveCount(0);
      await article(page, title).click();
      await expect(readers(page, count)).toBeVisible();
      await expect(button(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
      await expect(button(page, 'Yes')).not.toHaveAttribute('aria-disabled');
    }
  });
});

test.describe('history', () => {
  test('a link on the page adds no history entry; a typed hash adds one, which Back leaves', async ({
    page,
  }) => {
    await visit(page, '/help?a=1');
    const entries = await historyLength(page);
    await (await linkOn(page, '/help#article-fees-and-plans')).click();
    await expect(dialog(page)).toHaveAccessibleName('Fees and plans');
    await expect(page).toHaveURL('/help?a=1#article-fees-and-plans');
    expect(await historyLength(page)).toBe(entries);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await page.evaluate(() => {
      location.hash = '#article-recognize-a-scam';
    });
    await expect(dialog(page)).toHaveAccessibleName('Recognize a scam');
    await expect(page).toHaveURL('/help?a=1#article-recognize-a-scam');
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/help?a=1#topic-payments-billing');
    await expect(card(page, 'Payments & Billing')).toHaveAttribute('aria-expanded', 'true');
    await page.goForward();
    await expect(dialog(page)).toHaveAccessibleName('Recognize a scam');
  });

  test('the skip link does not close the topic', async ({ page }) => {
    await visit(page, '/help#topic-trust-safety');
    await (await linkOn(page, '#main')).click();
    await expect(page).toHaveURL('/help#main');
    await expect(card(page, 'Trust & Safety')).toHaveAttribute('aria-expanded', 'true');
  });

  test('an article opens in a new tab with Ctrl or Cmd', async ({ page, context }) => {
    await visit(page, '/help#topic-trust-safety');
    const other = context.waitForEvent('page');
    await article(page, 'Recognize a scam').click({ modifiers: ['ControlOrMeta'] });
    await expect(dialog(await other)).toHaveAccessibleName('Recognize a scam');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/help#topic-trust-safety');
  });
});

test.describe('the texts of articles', () => {
  const topicModule =
    /\/(getting-started|payments-billing|trust-safety|account-settings|communication)\.[0-9a-f]{8}\.js/;

  test('are loaded for one topic, when an article opens', async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      const [, topic] = topicModule.exec(request.url()) ?? [];
      if (topic) loaded.push(topic);
    });
    await visit(page, '/help');
    expect(loaded).toEqual([]);
    await card(page, 'Payments & Billing').click();
    await article(page, 'Fees and plans').click();
    await expect(dialog(page)).toContainText('Starter: 10% of each order.');
    expect(loaded).toEqual(['payments-billing']);
  });

  test('do not change the dialog’s size when they arrive', async ({ page }) => {
    const release = await holdScript(page, topicModule);
    await page.goto('/help#article-fees-and-plans');
    await expect(dialog(page)).toContainText('Loading the article');
    // The dialog is animated: measure it after that.
    await dialog(page).evaluate((sheet) =>
      Promise.all(sheet.getAnimations().map(({ finished }) => finished)),
    );
    const before = await dialog(page).boundingBox();
    release();
    await expect(dialog(page)).toContainText('Starter: 10% of each order.');
    expect(await dialog(page).boundingBox()).toEqual(before);
  });

  test('can be loaded with Retry after a failure', async ({ page }) => {
    const complaints = await watch(page, [/Failed to load resource/]);
    await page.clock.install({ time: 0 });
    let isBroken = true;
    await page.route(topicModule, (route) => (isBroken ? route.abort() : route.continue()));
    await page.goto('/help#article-fees-and-plans');
    await expect(dialog(page)).toContainText('Loading the article');
    await expect(async () => {
      await page.clock.runFor(2_000);
      await expect(dialog(page).getByRole('alert')).toContainText('This article', { timeout: 100 });
    }).toPass();
    expect(await violationsOn(page)).toEqual([]);
    isBroken = false;
    await dialog(page).getByRole('button', { name: 'Retry' }).click();
    await page.clock.runFor(2_000);
    await expect(dialog(page)).toContainText('Starter: 10% of each order.');
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
    complaints.mustBeNone();
  });
});

test('a dialog whose code fails to load is reported in view, and Retry opens it', async ({ page }) => {
  const complaints = await watch(page, [/Failed to load resource/]);
  await page.setViewportSize({ width: 360, height: 600 });
  await page.clock.install({ time: 0 });
  let isBroken = true;
  await page.route(/\/HelpArticleDialog\./, (route) => (isBroken ? route.abort() : route.continue()));
  await page.goto('/help#article-change-your-password');
  const notice = page.locator('main').getByRole('alert').filter({ hasText: 'This article' });
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(notice).toContainText('could not be loaded', { timeout: 100 });
  }).toPass();
  await page.clock.runFor(1_000);
  await expect(notice).toBeInViewport();
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.clock.runFor(2_000);
  await expect(dialog(page)).toHaveAccessibleName('Change your password');
  await expect(notice).toHaveCount(0);
  complaints.mustBeNone();
});

test('nothing moves when the script takes over a topic that the address has opened', async ({ page }) => {
  const release = await holdScript(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/help#topic-payments-billing', { waitUntil: 'commit' });
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('[id^=topic-card-], footer:not(dialog footer)')].map((each) =>
        JSON.stringify(each.getBoundingClientRect()),
      ),
    );
  await expect(article(page, 'Fees and plans')).toBeVisible();
  await expect(card(page, 'Payments & Billing')).toHaveAttribute('aria-expanded', 'false');
  const before = await places();
  release();
  await expect(card(page, 'Payments & Billing')).toHaveAttribute('aria-expanded', 'true');
  expect(await places()).toEqual(before);
});

test.describe('sharing', () => {
  test('copies the address if the browser cannot share, without leaving the dialog', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto('/help#article-fees-and-plans');
    const share = dialog(page).getByRole('button', { name: 'Share' });
    await share.click();
    await expect(page.locator('li').filter({ hasText: 'Link copied to clipboard!' })).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(link);
    await expect(share).toBeFocused();
  });
});

test.describe('in print', () => {
  test('an open article is printed alone, whole and without buttons', async ({ page }) => {
    await visit(page, '/help#article-fees-and-plans');
    await expect(dialog(page)).toContainText('Starter: 10% of each order.');
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { name: 'How can we help?', includeHidden: true })).toBeHidden();
    await expect(dialog(page).getByRole('heading', { name: 'Fees and plans' })).toBeVisible();
    for (const name of buttons)
      await expect(dialog(page).getByRole('button', { name, includeHidden: true })).toBeHidden();
    const [height, content] = await dialog(page).evaluate((element) => [
      element.clientHeight,
      Math.max(...[...element.querySelectorAll('p')].map((p) => p.getBoundingClientRect().bottom)),
    ]);
    expect(content).toBeLessThanOrEqual(height ?? 0);
  });
});

test('at 320 px nothing is cut off and everything is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/help#article-choose-a-package');
  await dialog(page).getByRole('button', { name: 'Yes' }).click();
  expect(await violationsOn(page)).toEqual([]);
  for (const name of buttons) {
    const box = await dialog(page).getByRole('button', { name, exact: true }).boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 320, name).toBe(true);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('an article’s own page', () => {
  test('is reached without loading the document again', async ({ page }) => {
    await visit(page, '/support/help-center/fees-and-plans');
    await page.evaluate(() => Reflect.set(window, 'kept', true));
    await page.getByRole('link', { name: 'Withdraw your earnings' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw your earnings');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${config.siteUrl}/support/help-center/withdraw-your-earnings`,
    );
    expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true);
  });
});

test('before the script has loaded, a card leads to the address where it is open', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/help');
  await card(page, 'Trust & Safety').click();
  await expect(page).toHaveURL(/\/help\??#topic-trust-safety$/);
  await expect(article(page, 'Recognize a scam')).toBeVisible();
  await expect(article(page, 'Fees and plans')).toBeHidden();
  await page.goto('/help#article-fees-and-plans');
  await expect(article(page, 'Fees and plans')).toBeVisible();
});

test('the topic of the address is open before any script has loaded', async ({ page }) => {
  const release = await holdScript(page, isEntryScript);
  await page.goto('/help#article-fees-and-plans', { waitUntil: 'commit' });
  await expect(article(page, 'Fees and plans')).toBeInViewport();
  release();
  await expect(dialog(page)).toHaveAccessibleName('Fees and plans');
});

test('everything works with storage denied', async ({ page }) => {
  const complaints = await watch(page);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await page.goto('/help#article-fees-and-plans');
  await dialog(page).getByRole('button', { name: 'Yes' }).click();
  await expect(dialog(page)).toContainText('179 found this helpful');
  complaints.mustBeNone();
});
