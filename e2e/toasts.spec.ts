import { expect, type Page, test } from 'playwright/test';
import { alert, news, toastsModel } from '../machines/toasts/toasts.model.ts';
import { type ToastsWorld, toastsScript } from '../machines/toasts/toasts.script.ts';
import { readScreen } from '../tests/paths/index.ts';
import { areHydrated } from '../tests/worlds/areHydrated.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { firstServiceName } from '../tests/worlds/services.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import { filledExcept, fillSilently } from '../tests/worlds/subscriptionWorld.ts';
import { thorough } from '../tests/worlds/thorough.ts';

/** Without the toasts, which are in it, too. */
const dialog = (page: Page) => page.locator('dialog[open] > :first-child');
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const region = (page: Page) => page.getByRole('region', { name: 'Notifications', exact: true });
const toast = (page: Page, title: string) => region(page).locator('li[data-state=open]', { hasText: title });
const toasts = async (page: Page) => (await page.evaluate(readScreen, 'main')).toasts;
const focus = async (page: Page) => (await page.evaluate(readScreen, 'main')).focus;
const alertText = alert.title;
const newsText = `${news.title} ${news.description}`;

/** The request dialog refuses the next step and stays open. Until its code is there, the browser does so, with no toast. */
const refuse = async (page: Page) => {
  await page.locator('nav [commandfor=request]').click();
  await expect.poll(() => page.evaluate(areHydrated, '#request-form')).toBe(true);
  await button(page, 'Next').click({ force: true });
};
const subscribe = async (page: Page) => {
  await page.getByRole('button', { name: 'Choose Starter' }).click();
  await page.evaluate(fillSilently, filledExcept([]));
  await button(page, 'Subscribe').click();
};

const world = (page: Page): ToastsWorld => ({
  ready: () => hydrated(page),
  bringAbout: async ({ title }) => {
    if (title === news.title) return subscribe(page);
    await refuse(page);
    await expect(toast(page, title)).not.toHaveCount(0);
    await button(page, 'Close').click();
  },
  close: (id) => page.locator(`#toast-${id}`).getByRole('button', { name: 'Close toast' }).click(),
});

siteSuite<typeof toastsModel.machine, ToastsWorld>({
  name: 'toasts',
  model: toastsModel,
  script: toastsScript,
  url: '/',
  world,
});

/** Opens the page with its clock stopped: only `runFor` lets a toast's time pass. */
const visit = async (page: Page) => {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await page.clock.pauseAt(30_000);
  await hydrated(page);
};

test.use({ reducedMotion: 'reduce' });

test.describe('toasts', () => {
  test('are in one region, which Alt+T focuses, and have a Close toast button', async ({ page }) => {
    await visit(page);
    await expect(region(page)).toHaveCount(1);
    for (const key of ['Enter', 'Escape']) {
      await subscribe(page);
      await expect.poll(() => toasts(page)).toEqual([newsText]);
      await page.clock.runFor(10);
      await expect(page.getByRole('button', { name: 'Choose Starter' })).toBeFocused();
      await page.keyboard.press('Alt+t');
      expect(await region(page).evaluate((each) => each.contains(document.activeElement))).toBe(true);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await expect(region(page).getByRole('button', { name: 'Close toast', exact: true })).toBeFocused();
      await page.keyboard.press(key);
      await expect.poll(() => toasts(page)).toEqual([]);
      // The focus returns to where it was.
      await expect(page.getByRole('button', { name: 'Choose Starter' })).toBeFocused();
      await page.clock.runFor(1_000);
    }
  });

  test('disappear after 5 s, but not under the pointer or with the focus', async ({ page }) => {
    await visit(page);
    await subscribe(page);
    await page.clock.runFor(4_000);
    await toast(page, news.title).hover();
    await page.clock.runFor(60_000);
    await expect.poll(() => toasts(page)).toEqual([newsText]);
    await page.mouse.move(10, 500);
    await page.clock.runFor(999);
    await expect.poll(() => toasts(page)).toEqual([newsText]);
    await page.keyboard.press('Alt+t');
    await page.clock.runFor(60_000);
    await expect.poll(() => toasts(page)).toEqual([newsText]);
    await page.getByRole('radio', { name: 'Yearly' }).focus();
    await page.clock.runFor(1);
    await expect.poll(() => toasts(page)).toEqual([]);
  });

  for (const [how, close] of Object.entries({
    'with its button': async (page: Page) => {
      const closing = toast(page, news.title).getByRole('button', { name: 'Close toast' });
      const box = await closing.boundingBox();
      await closing.click();
      // The pointer moves over the toast while it fades out.
      for (const dx of [1, 2, 3, 4]) await page.mouse.move((box?.x ?? 0) + dx, (box?.y ?? 0) + 10);
    },
    'with Escape': async (page: Page) => {
      await toast(page, news.title).hover();
      await page.keyboard.press('Escape');
    },
  }))
    test(
      `disappear after 5 s, even if the previous toast was closed under the pointer ${how}`,
      thorough,
      async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'no-preference' });
        await visit(page);
        await subscribe(page);
        await close(page);
        await page.clock.runFor(1_000);
        await expect(region(page).locator('li')).toHaveCount(0);
        await page.getByRole('button', { name: 'Choose Starter' }).press('Enter');
        await page.evaluate(fillSilently, filledExcept([]));
        await page.locator('#subscription-cvc').press('Enter');
        await expect.poll(() => toasts(page)).toEqual([newsText]);
        await page.clock.runFor(4_999);
        await expect.poll(() => toasts(page)).toEqual([newsText]);
        await page.clock.runFor(1);
        await expect.poll(() => toasts(page)).toEqual([]);
      },
    );

  test('the same toast again starts its 5 s again', thorough, async ({ page }) => {
    await visit(page);
    await subscribe(page);
    await page.clock.runFor(4_000);
    await subscribe(page);
    await expect.poll(() => toasts(page)).toEqual([newsText]);
    await page.clock.runFor(4_999);
    await expect.poll(() => toasts(page)).toEqual([newsText]);
    await page.clock.runFor(1);
    await expect.poll(() => toasts(page)).toEqual([]);
  });

  test('Escape closes what has the focus: the dialog, or the toast over it', async ({ page }) => {
    await visit(page);
    await refuse(page);
    await expect.poll(() => focus(page)).toBe(firstServiceName);
    await expect.poll(() => toasts(page)).toEqual([alertText]);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(() => toasts(page)).toEqual([alertText]);
    // With no dialog open, Escape closes the toast.
    await page.keyboard.press('Escape');
    await expect.poll(() => toasts(page)).toEqual([]);

    await page.clock.runFor(1_000);
    await refuse(page);
    await expect.poll(() => focus(page)).toBe(firstServiceName);
    await expect.poll(() => toasts(page)).toEqual([alertText]);
    await page.keyboard.press('Alt+t');
    await page.keyboard.press('Escape');
    await expect.poll(() => toasts(page)).toEqual([]);
    await expect(dialog(page)).toHaveCount(1);
    await expect.poll(() => focus(page)).toBe(firstServiceName);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
  });

  test('Escape in a toast older than the dialog closes only the toast', thorough, async ({ page }) => {
    await visit(page);
    await subscribe(page);
    await page.locator('nav [commandfor=request]').click();
    // The browser opens the dialog by itself; the toasts are above it when React has rendered it.
    await expect(async () => {
      await page.keyboard.press('Alt+t');
      expect(await region(page).evaluate((each) => each.contains(document.activeElement))).toBe(true);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect.poll(() => toasts(page)).toEqual([]);
    await expect(dialog(page)).toHaveCount(1);
  });

  test('a click on a toast does not close the dialog below it', thorough, async ({ page }) => {
    await visit(page);
    await refuse(page);
    await toast(page, alert.title).click();
    await expect(dialog(page)).toHaveCount(1);
    await toast(page, alert.title).getByRole('button', { name: 'Close toast' }).click();
    await expect.poll(() => toasts(page)).toEqual([]);
    await expect(dialog(page)).toHaveCount(1);
    await expect.poll(() => focus(page)).toBe(firstServiceName);
  });

  const drags = [
    [49, 'stays'],
    [50, 'stays'],
    [-120, 'stays'],
    [51, 'closes'],
  ] as const;
  /** Drags one toast by each distance, the one that closes it last. */
  const dragAll = async (page: Page, drag: (distance: number) => Promise<void>) => {
    await visit(page);
    await subscribe(page);
    for (const [distance, end] of drags) {
      await drag(distance);
      await expect.poll(() => toasts(page), `${distance} px`).toEqual(end === 'closes' ? [] : [newsText]);
    }
  };

  test('dragged more than 50 px to the right with the mouse, a toast closes', thorough, async ({ page }) => {
    await dragAll(page, async (distance) => {
      const { x, y } = await middleOf(page);
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y);
      await page.mouse.move(x + distance, y);
      await page.mouse.up();
    });
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    test('swiped more than 50 px to the right, a toast closes', thorough, async ({ page, context }) => {
      const touch = await context.newCDPSession(page);
      await dragAll(page, async (distance) => {
        const { x, y } = await middleOf(page);
        const at = (dx: number) => ({ touchPoints: [{ x: x + dx, y }] });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) });
        for (const part of [0.4, 0.7, 1])
          await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(distance * part) });
        await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      });
    });
  });

  test('follow the system theme', thorough, async ({ page }) => {
    await visit(page);
    await subscribe(page);
    const colours = [];
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      colours.push(
        await toast(page, news.title).evaluate((each) => {
          const { backgroundColor, color } = getComputedStyle(each);
          return [backgroundColor, color];
        }),
      );
    }
    expect(colours).toEqual([
      ['rgb(255, 255, 255)', 'rgb(22, 33, 28)'],
      ['rgb(24, 29, 26)', 'rgb(237, 242, 238)'],
    ]);
  });
});

/** A point inside the toast's text, in whole pixels. */
const middleOf = async (page: Page) => {
  const box = await toast(page, news.title).boundingBox();
  if (!box) throw new Error('no toast');
  return { x: Math.round(box.x + box.width / 3), y: Math.round(box.y + box.height / 2) };
};
