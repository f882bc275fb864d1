import { expect, type Page, test } from 'playwright/test';
import { shareModelAt, stage as sharePath } from '../machines/share/share.model.ts';
import { shareScript } from '../machines/share/share.script.ts';
import { watch } from '../tests/paths/browser.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { type HeldWays, type ShareWorld, stubSharing } from '../tests/worlds/shareWorld.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import { thorough } from '../tests/worlds/thorough.ts';
import { ports } from './playwright.config.ts';

const origin = `http://127.0.0.1:${ports.site}`;
const url = `${origin}${sharePath}`;

const world = (page: Page): ShareWorld => ({
  offer: async (facts) => void (await page.addInitScript(stubSharing, facts)),
  ready: () => hydrated(page),
  answer: async (way, outcome) => {
    await expect
      .poll(() =>
        page.evaluate(
          (name) => name in (globalThis as unknown as { shareWays: HeldWays }).shareWays.held,
          way,
        ),
      )
      .toBe(true);
    await page.evaluate(
      ([name, end]) => (globalThis as unknown as { shareWays: HeldWays }).shareWays.held[name]?.end(end),
      [way, outcome] as const,
    );
  },
});

siteSuite<ReturnType<typeof shareModelAt>['machine'], ShareWorld>({
  name: 'share',
  model: shareModelAt(origin),
  script: shareScript(url),
  url: sharePath,
  world,
});

const share = (page: Page) => page.getByRole('button', { name: 'Share' });
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByRole('listitem').filter({ hasText: title });
const open = async (page: Page) => {
  await page.goto(sharePath);
  await hydrated(page, 'runs');
};
/** The text that a visitor would paste. */
const pasted = async (page: Page): Promise<string> => {
  await page.goto('/contact');
  const field = page.getByRole('textbox', { name: /^Subject/ });
  await field.focus();
  await page.keyboard.press('ControlOrMeta+v');
  return field.inputValue();
};

/** Removes features of the browser before the page loads. */
const without = (page: Page, ...missing: ('share' | 'clipboard')[]) =>
  page.addInitScript((names) => {
    const put = (owner: object, name: string, value: unknown) =>
      Object.defineProperty(owner, name, { configurable: true, value });
    if (names.includes('share')) put(navigator, 'share', undefined);
    if (names.includes('clipboard')) put(navigator, 'clipboard', undefined);
  }, missing);

test('the clipboard contains the link without query and hash, and the focus stays', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = await watch(page);
  await without(page, 'share');
  await page.goto(`${sharePath}?utm_source=letter#what`);
  await hydrated(page, 'runs');
  await share(page).focus();
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Link copied to clipboard!')).toBeVisible();
  await expect(share(page)).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
  complaints.mustBeNone();
});

test('without a clipboard, execCommand copies the link, leaves no element behind and moves nothing', async ({
  page,
}) => {
  const complaints = await watch(page);
  await without(page, 'share', 'clipboard');
  await open(page);
  await page.evaluate(() => scrollTo(0, 300));
  await share(page).click();
  await expect(toast(page, 'Link copied!')).toBeVisible();
  await expect(share(page)).toBeFocused();
  await expect(page.locator('textarea:not(dialog textarea)')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(300);
  expect(await pasted(page)).toBe(url);
  complaints.mustBeNone();
});

test('the share sheet gets title and link once', async ({ page }) => {
  await page.addInitScript(() => {
    const shared: unknown[] = [];
    Object.assign(globalThis, { shared });
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: (data: unknown) => {
        shared.push(data);
        return new Promise(() => {});
      },
    });
  });
  await open(page);
  await share(page).dblclick();
  expect(await page.evaluate(() => (globalThis as unknown as { shared: unknown[] }).shared)).toEqual([
    { title: 'How to write a brief that comes back right', url },
  ]);
});

test('a share sheet that throws is followed by a copy, each time', thorough, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const complaints = await watch(page);
  await page.addInitScript(() => {
    const value = () => {
      throw new TypeError('No such data');
    };
    Object.defineProperty(navigator, 'share', { configurable: true, value });
  });
  await open(page);
  await share(page).click();
  await expect(toast(page, 'Link copied to clipboard!')).toBeVisible();
  await share(page).click();
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('listitem')).toHaveCount(1);
  complaints.mustBeNone();
});

for (const [what, title] of [
  ['refuses', 'Copy link manually'],
  ['throws', 'Copy this link'],
] as const)
  test(
    `if execCommand ${what}, the link is notice until it is closed, and can be selected`,
    thorough,
    async ({ page }) => {
      const complaints = await watch(page);
      await without(page, 'share', 'clipboard');
      await page.addInitScript((how) => {
        document.execCommand = () => {
          if (how === 'throws') throw new Error('Not here');
          return false;
        };
      }, what);
      await page.clock.install({ time: 0 });
      await page.goto(sharePath);
      await page.clock.pauseAt(30_000);
      await hydrated(page);
      await share(page).click();
      const notice = toast(page, title);
      await expect(notice).toHaveText(`${title} ${url}`);
      await expect(page.locator('textarea:not(dialog textarea)')).toHaveCount(0);
      await page.clock.runFor(600_000);
      await expect(notice).toBeVisible();

      const link = notice.getByRole('textbox', { name: title });
      const selected = () => page.evaluate(() => getSelection()?.toString());
      await link.click();
      expect(await selected()).toBe(url);
      // Dragging over the link selects it and does not swipe the toast away.
      const box = await link.boundingBox();
      if (!box) throw new Error('The link is not on the screen');
      await page.mouse.move(box.x + 1, box.y + 4);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width - 2, box.y + 4, { steps: 10 });
      await page.mouse.up();
      await expect(notice).toBeVisible();
      expect((await selected())?.length).toBeGreaterThan(5);

      // With the keyboard: to the region, to the toast, to the link.
      await page.evaluate(() => getSelection()?.removeAllRanges());
      await share(page).focus();
      await page.keyboard.press('Alt+t');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      expect(await selected()).toBe(url);

      await notice.getByRole('button', { name: 'Close toast' }).click();
      await page.clock.runFor(1_000);
      await expect(notice).toHaveCount(0);
      complaints.mustBeNone();
    },
  );

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the Share button is hidden', async ({ page }) => {
    await page.goto(sharePath);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(share(page)).toBeHidden();
  });
});
