import { expect, type Page, test } from 'playwright/test';
import { articleFeedbackModel } from '../machines/articleFeedback/articleFeedback.model.ts';
import { articleFeedbackScript } from '../machines/articleFeedback/articleFeedback.script.ts';
import { helpArticleModel } from '../machines/helpArticle/helpArticle.model.ts';
import { helpArticleScript } from '../machines/helpArticle/helpArticle.script.ts';
import { helpTopicPageModel } from '../machines/helpTopic/helpTopic.model.ts';
import { type HelpTopicControls, helpTopicScript } from '../machines/helpTopic/helpTopic.script.ts';
import { config } from '../src/config.ts';
import { topics } from '../src/content/help/topics.ts';
import type { TextBlock } from '../src/content/richText.ts';
import { linesOf, plainText } from '../src/views/shared/plainText.ts';
import { violationsOn, watch } from '../tests/paths/browser.ts';
import { addressBar } from '../tests/worlds/addressBar.ts';
import type { AddressControls } from '../tests/worlds/addressControls.tsx';
import { holdScript, isEntryScript } from '../tests/worlds/appScript.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import { thorough, thoroughUnless } from '../tests/worlds/thorough.ts';

siteSuite<typeof helpTopicPageModel.machine, HelpTopicControls>({
  name: 'helpTopic',
  repeated: true,
  model: helpTopicPageModel,
  script: helpTopicScript,
  url: '/support/help-center',
  world: (page) => ({
    ...addressBar(page),
    find: (topic) => page.locator(`#topic-${topic}-panel`).dispatchEvent('beforematch'),
  }),
});

siteSuite<typeof helpArticleModel.machine, AddressControls>({
  name: 'helpArticle',
  repeated: true,
  model: helpArticleModel,
  script: helpArticleScript,
  url: '/help',
  world: addressBar,
});

siteSuite<typeof articleFeedbackModel.machine, AddressControls>({
  name: 'articleFeedback',
  model: articleFeedbackModel,
  script: articleFeedbackScript,
  url: '/help#article-fees-and-plans',
  world: addressBar,
});

const card = (page: Page, title: string) => page.getByRole('button', { name: title });
const article = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const visit = async (page: Page, url: string) => {
  await page.goto(url);
  await hydrated(page, 'runs');
};
/** The lines of an article's text that have no placeholders. */
const linesOfArticle = async (id: string): Promise<string[]> => {
  const { key = '' } = topics.find(({ articles }) => articles.some((each) => each.id === id)) ?? {};
  const { bodies } = await import(`../src/content/help/${key}.ts`);
  const lines = (bodies[id] as readonly TextBlock[]).flatMap(linesOf).map(plainText);
  expect(lines.length).toBeGreaterThan(4);
  return lines.filter((line) => !line.includes('{'));
};
/** An article's buttons, in order. */
const buttons = ['Close', 'Yes', 'No', 'Share', 'Print'];
const historyLength = (page: Page) => page.evaluate(() => history.length);

for (const path of ['/support/help-center', '/help'])
  test.describe(`at ${path}`, thoroughUnless(path === '/support/help-center'), () => {
    test('opening a topic and an article changes the hash, in one history entry and with the same query', async ({
      page,
    }) => {
      await visit(page, `${path}?utm_source=letter`);
      const entries = await historyLength(page);
      await card(page, 'Payments & Billing').click();
      await expect(page).toHaveURL(`${path}?utm_source=letter#topic-payments-billing`);
      await article(page, 'Fees and plans').click();
      await expect(dialog(page)).toHaveAccessibleName('Fees and plans');
      await expect(page).toHaveURL(`${path}?utm_source=letter#article-fees-and-plans`);
      await expect(dialog(page)).toContainText('Starter: 10% of each order.');
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect(page).toHaveURL(`${path}?utm_source=letter#topic-payments-billing`);
      await card(page, 'Trust & Safety').click();
      await expect(page).toHaveURL(`${path}?utm_source=letter#topic-trust-safety`);
      await expect(article(page, 'Fees and plans')).toBeHidden();
      await card(page, 'Trust & Safety').click();
      await expect(page).toHaveURL(`${path}?utm_source=letter`);
      await expect(article(page, 'Recognize a scam')).toBeHidden();
      expect(await historyLength(page)).toBe(entries);
    });

    test('an article’s address opens it over its topic, and closing moves the focus to its link', async ({
      page,
    }) => {
      const complaints = await watch(page);
      await page.goto(`${path}?a=1#article-settle-a-dispute`);
      await expect(dialog(page)).toHaveAccessibleName('Settle a dispute');
      await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(`${path}?a=1#topic-trust-safety`);
      await expect(card(page, 'Trust & Safety')).toHaveAttribute('aria-expanded', 'true');
      await expect(article(page, 'Settle a dispute')).toBeFocused();
      await expect(article(page, 'Settle a dispute')).toBeInViewport();
      complaints.mustBeNone();
    });

    test('a topic’s address opens it', async ({ page }) => {
      await page.goto(`${path}#topic-communication`);
      await expect(card(page, 'Communication')).toHaveAttribute('aria-expanded', 'true');
      await expect(card(page, 'Communication')).toBeInViewport();
      await expect(page.locator('main [aria-expanded=true]')).toHaveCount(1);
      await expect(page).toHaveURL(`${path}#topic-communication`);
    });

    for (const hash of [
      '#article-constructor',
      '#article-__proto__',
      '#article-',
      '#article-nope',
      '#topic-__proto__',
      '#topic-constructor',
      '#topic-',
      '#topic-fees-and-plans',
    ])
      test(`${hash} opens nothing and is removed`, async ({ page }) => {
        await page.goto(`${path}?a=1${hash}`);
        await expect(page).toHaveURL(`${path}?a=1`);
        await expect(dialog(page)).toHaveCount(0);
        await expect(page.locator('main [aria-expanded=true]')).toHaveCount(0);
      });
  });

test('a topic, an article and its feedback can be used with the keyboard alone', async ({ page }) => {
  await visit(page, '/help');
  await card(page, 'Communication').focus();
  await page.keyboard.press('Space');
  await expect(card(page, 'Communication')).toHaveAttribute('aria-expanded', 'true');
  await expect(card(page, 'Communication')).toBeFocused();
  const panel = await card(page, 'Communication').getAttribute('aria-controls');
  await expect(page.locator(`[id="${panel}"]`).getByRole('listitem')).toHaveCount(5);

  await page.keyboard.press('Tab');
  const first = article(page, 'Message a seller before ordering');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused();
  const focused: string[] = [];
  for (const _ of Array.from({ length: 8 })) {
    await page.keyboard.press('Tab');
    focused.push(
      await page.evaluate(() => {
        const { activeElement: at } = document;
        return at?.getAttribute('aria-label') ?? (at?.tagName === 'BUTTON' ? (at.textContent ?? '') : '');
      }),
    );
  }
  expect(focused.filter(Boolean).slice(0, buttons.length)).toEqual(buttons);
  expect(await dialog(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);

  await dialog(page).getByRole('button', { name: 'No' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByRole('button', { name: 'No' })).toBeFocused();
  await expect(page.locator('li').filter({ hasText: 'Thanks for the feedback!' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(first).toBeFocused();

  const close = page
    .locator('main')
    .getByRole('button', { name: 'Close' })
    .and(page.locator(':not(dialog *)'));
  for (let tabs = 0; tabs < 5; tabs++) await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page, 'Communication')).toBeFocused();
  await expect(card(page, 'Communication')).toBeInViewport();
  await expect(card(page, 'Communication')).toHaveAttribute('aria-expanded', 'false');
  await expect(page).toHaveURL('/help');
});

test('a card below a long list stays visible when the list closes', thorough, async ({ page }) => {
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
  const readers = (page: Page, n: number) =>
    dialog(page).getByText(`${n} readers found this helpful`, { exact: true });
  const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
  const toast = (page: Page) => page.locator('li').filter({ hasText: 'Thanks for the feedback!' });

  test('Yes raises the count once and shows thanks', async ({ page }) => {
    await page.goto('/help#article-fees-and-plans');
    await expect(readers(page, 178)).toBeVisible();
    for (let press = 0; press < 3; press++) await button(page, 'Yes').click({ force: true });
    await button(page, 'No').click({ force: true });
    await expect(readers(page, 179)).toBeVisible();
    await expect(button(page, 'Yes')).toHaveAttribute('aria-pressed', 'true');
    await expect(button(page, 'No')).toHaveAttribute('aria-pressed', 'false');
    for (const name of ['Yes', 'No'])
      await expect(button(page, name)).toHaveAttribute('aria-disabled', 'true');
    await expect(toast(page)).toHaveCount(1);
    await expect(toast(page)).toContainText('Your response helps us improve.');
    // The address opened the dialog before the toast region existed, but the region is not hidden.
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
    await expect(dialog(page)).toHaveCount(1);
  });

  test('No does not change the count and shows thanks', thorough, async ({ page }) => {
    await page.goto('/help#article-fees-and-plans');
    await button(page, 'No').click();
    await expect(button(page, 'No')).toHaveAttribute('aria-pressed', 'true');
    await button(page, 'Yes').click({ force: true });
    await expect(readers(page, 178)).toBeVisible();
    await expect(toast(page)).toHaveCount(1);
  });

  test('each time an article opens, it asks for feedback again', thorough, async ({ page }) => {
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
  const linkOn = async (page: Page, href: string) => {
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      link.textContent = 'Read on';
      document.querySelector('main')?.prepend(link);
    }, href);
    return page.getByRole('link', { name: 'Read on' });
  };

  for (const path of ['/help', '/support/help-center'])
    test(
      `a link from another page to an article at ${path} opens it, and so do back and forward`,
      thoroughUnless(path === '/support/help-center'),
      async ({ page }) => {
        await visit(page, '/about');
        await (await linkOn(page, `${path}#article-verify-your-identity`)).click();
        await expect(dialog(page)).toHaveAccessibleName('Verify your identity');
        await expect(page).toHaveURL(`${path}#article-verify-your-identity`);
        await page.goBack();
        await expect(page).toHaveURL('/about');
        await expect(dialog(page)).toHaveCount(0);
        await page.goForward();
        await expect(dialog(page)).toHaveAccessibleName('Verify your identity');
        await page.keyboard.press('Escape');
        await expect(article(page, 'Verify your identity')).toBeFocused();
      },
    );

  test(
    'a link on the page adds no history entry; a typed hash adds one, which Back leaves',
    thorough,
    async ({ page }) => {
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
    },
  );

  test('Back restores the open topic and the scroll position', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 600 });
    await visit(page, '/help');
    await card(page, 'Account Settings').click();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect.poll(() => page.evaluate(() => history.state?.scroll ?? 0)).toBeGreaterThan(1_000);
    const scroll = await page.evaluate(() => Math.round(scrollY));
    await page.locator('footer').getByRole('link', { name: 'About' }).click();
    await expect(page).toHaveURL(/about$/);
    await page.goBack();
    await expect(card(page, 'Account Settings')).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(scroll);
  });

  test('the skip link does not close the topic', thorough, async ({ page }) => {
    await visit(page, '/help#topic-trust-safety');
    await (await linkOn(page, '#main')).click();
    await expect(page).toHaveURL('/help#main');
    await expect(card(page, 'Trust & Safety')).toHaveAttribute('aria-expanded', 'true');
  });

  test('an article opens in a new tab with Ctrl or Cmd', thorough, async ({ page, context }) => {
    await visit(page, '/help#topic-trust-safety');
    const other = context.waitForEvent('page');
    await article(page, 'Recognize a scam').click({ modifiers: ['ControlOrMeta'] });
    await expect(dialog(await other)).toHaveAccessibleName('Recognize a scam');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL('/help#topic-trust-safety');
  });
});

test.describe('the texts of articles', thorough, () => {
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

test(
  'a dialog whose code fails to load is reported in view, and Retry opens it',
  thorough,
  async ({ page }) => {
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
  },
);

test(
  'nothing moves when the script takes over a topic that the address has opened',
  thorough,
  async ({ page }) => {
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
  },
);

test('find-in-page opens a closed topic and does not change the address', thorough, async ({ page }) => {
  await visit(page, '/help#topic-communication');
  const panel = page.locator('#topic-trust-safety-panel');
  await expect(panel).toHaveAttribute('hidden', 'until-found');
  await panel.dispatchEvent('beforematch');
  await expect(card(page, 'Trust & Safety')).toHaveAttribute('aria-expanded', 'true');
  await expect(card(page, 'Communication')).toHaveAttribute('aria-expanded', 'false');
  await expect(panel).not.toHaveAttribute('hidden');
  await expect(page).toHaveURL('/help#topic-communication');
});

test.describe('sharing', () => {
  const link = /^http:\/\/127\.0\.0\.1:\d+\/support\/help-center#article-fees-and-plans$/;

  test('shares the article’s canonical address, also from the alias', async ({ page }) => {
    await page.addInitScript(() => {
      const shared: string[] = [];
      const share = async (data: ShareData) => void shared.push(`${data.title} ${data.url}`);
      Object.defineProperty(navigator, 'share', { value: share });
      Object.assign(window, { shared });
    });
    await page.goto('/help?utm_source=letter#article-fees-and-plans');
    await dialog(page).getByRole('button', { name: 'Share' }).click();
    const shared = await page.evaluate(() => Reflect.get(window, 'shared') as string[]);
    expect(shared).toHaveLength(1);
    const [, title, url] = /^(.*) (\S+)$/.exec(shared[0] ?? '') ?? [];
    expect(title).toBe('Fees and plans');
    expect(url).toMatch(link);
    await page.goto(url ?? '');
    await expect(dialog(page)).toHaveAccessibleName('Fees and plans');
  });

  test(
    'copies the address if the browser cannot share, without leaving the dialog',
    thorough,
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
      await page.goto('/help#article-fees-and-plans');
      const share = dialog(page).getByRole('button', { name: 'Share' });
      await share.click();
      await expect(page.locator('li').filter({ hasText: 'Link copied to clipboard!' })).toHaveCount(1);
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(link);
      await expect(share).toBeFocused();
    },
  );
});

test.describe('in print', () => {
  test('Print opens the browser’s print dialog', async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { prints: 0 });
      window.print = () => Object.assign(window, { prints: Reflect.get(window, 'prints') + 1 });
    });
    await page.goto('/help#article-fees-and-plans');
    await dialog(page).getByRole('button', { name: 'Print' }).click();
    expect(await page.evaluate(() => Reflect.get(window, 'prints'))).toBe(1);
  });

  test('an open article is printed alone, whole and without buttons', thorough, async ({ page }) => {
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

  test('every topic is open', thorough, async ({ page }) => {
    await visit(page, '/help');
    await page.emulateMedia({ media: 'print' });
    for (const title of ['Create your account', 'Fees and plans', 'Recognize a scam', 'Reach support'])
      await expect(page.getByText(title, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Close', includeHidden: true }).first()).toBeHidden();
  });
});

test('the keyboard opens and closes the five questions, one at a time', async ({ page }) => {
  await visit(page, '/help');
  const questions = page.locator('details[name=help-faq]');
  await expect(questions).toHaveCount(5);
  const open = page.locator('details[name=help-faq][open]');
  for (let n = 0; n < 5; n++) {
    await questions.nth(n).locator('summary').focus();
    await page.keyboard.press(n % 2 === 0 ? 'Enter' : 'Space');
    await expect(open).toHaveCount(1);
    await expect(questions.nth(n)).toHaveAttribute('open');
  }
  await page.keyboard.press('Enter');
  await expect(open).toHaveCount(0);
});

test('at 320 px nothing is cut off and everything is accessible', thorough, async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every topic is open, and every article has a summary', async ({ page }) => {
    await page.goto('/help');
    for (const [title, summary] of [
      ['Create your account', 'What you need, how to verify your address'],
      ['Reach support', 'Where to ask which question'],
    ] as const) {
      await expect(article(page, title)).toBeVisible();
      await expect(page.getByText(summary)).toBeVisible();
    }
    await expect(
      page.locator('main').getByRole('button', { name: 'Close', includeHidden: true }),
    ).toHaveCount(5);
    await expect(
      page.locator('main').getByRole('button', { name: 'Close' }).and(page.locator(':not(dialog *)')),
    ).toHaveCount(0);
    await page.goto('/help#article-reach-support');
    await expect(article(page, 'Reach support')).toBeInViewport();
  });

  for (const { title, articles } of topics)
    test(`every article of ${title} can be read in full from its title (decision H13)`, async ({ page }) => {
      for (const { id, title } of articles) {
        await page.goto('/help');
        await article(page, title).click();
        await expect(page).toHaveURL(`/support/help-center/${id}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        const shown = await page.locator('main').textContent();
        for (const line of await linesOfArticle(id)) expect(shown, id).toContain(line);
      }
    });

  test('an article’s page leads to the others of its topic and to the help center, and has no dead button', async ({
    page,
  }) => {
    await page.goto('/support/help-center/fees-and-plans');
    await expect(page.getByRole('link', { name: 'Rate or share this article' })).toBeHidden();
    await page.getByRole('link', { name: 'Withdraw your earnings' }).click();
    await expect(page).toHaveURL('/support/help-center/withdraw-your-earnings');
    await page.getByRole('link', { name: 'All help articles' }).click();
    await expect(page).toHaveURL('/support/help-center');
  });
});

test.describe('an article’s own page', () => {
  test('is accessible, dark and light, on phones and on paper', thorough, async ({ page }) => {
    const complaints = await watch(page);
    for (const colorScheme of ['light', 'dark'] as const)
      for (const width of [1280, 320]) {
        await page.emulateMedia({ colorScheme, media: 'screen' });
        await page.setViewportSize({ width, height: 640 });
        await visit(page, '/support/help-center/work-as-a-team');
        expect(await violationsOn(page), `${colorScheme}, ${width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const line of await linesOfArticle('work-as-a-team'))
      await expect(page.getByText(line, { exact: true })).toBeVisible();
    complaints.mustBeNone();
  });

  test('leads to the article in the help center, where it can be rated and shared', async ({ page }) => {
    await visit(page, '/support/help-center/fees-and-plans');
    await page.getByRole('link', { name: 'Rate or share this article' }).click();
    await expect(page).toHaveURL('/support/help-center#article-fees-and-plans');
    await expect(dialog(page)).toHaveAccessibleName('Fees and plans');
  });

  test('is reached without loading the document again', thorough, async ({ page }) => {
    await visit(page, '/support/help-center/fees-and-plans');
    await page.evaluate(() => Reflect.set(window, 'kept', true));
    await page.getByRole('link', { name: 'Withdraw your earnings' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Withdraw your earnings');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      `${config.siteUrl}/support/help-center#article-withdraw-your-earnings`,
    );
    expect(await page.evaluate(() => Reflect.get(window, 'kept'))).toBe(true);
  });
});

test('before the script has loaded, an article’s title leads to its page', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/help#topic-trust-safety');
  await article(page, 'Recognize a scam').click();
  await expect(page).toHaveURL('/support/help-center/recognize-a-scam');
});

test(
  'before the script has loaded, a card leads to the address where it is open',
  thorough,
  async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/help');
    await card(page, 'Trust & Safety').click();
    await expect(page).toHaveURL(/\/help\??#topic-trust-safety$/);
    await expect(article(page, 'Recognize a scam')).toBeVisible();
    await expect(article(page, 'Fees and plans')).toBeHidden();
    await page.goto('/help#article-fees-and-plans');
    await expect(article(page, 'Fees and plans')).toBeVisible();
  },
);

test('the topic of the address is open before any script has loaded', thorough, async ({ page }) => {
  const release = await holdScript(page, isEntryScript);
  await page.goto('/help#article-fees-and-plans', { waitUntil: 'commit' });
  await expect(article(page, 'Fees and plans')).toBeInViewport();
  release();
  await expect(dialog(page)).toHaveAccessibleName('Fees and plans');
});

test('everything works with storage denied', thorough, async ({ page }) => {
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
  await expect(dialog(page)).toContainText('179 readers found this helpful');
  complaints.mustBeNone();
});
