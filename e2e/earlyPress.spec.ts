import { expect, type Page, type Route } from 'playwright/test';
import { earlyPressPageModel } from '../machines/earlyPress/earlyPress.model.ts';
import { type EarlyPressWorld, earlyPressScript } from '../machines/earlyPress/earlyPress.script.ts';
import { browserSuite } from '../tests/paths/browser.ts';
import { isAppScript } from '../tests/worlds/appScript.ts';
import { areHydrated } from '../tests/worlds/areHydrated.ts';
import { firstServiceName } from '../tests/worlds/services.ts';
import { visitorActsAtOnce } from '../tests/worlds/visitorActs.ts';

/** The home page, whose script is at its last attempt. */
const world = async (page: Page): Promise<EarlyPressWorld> => {
  await visitorActsAtOnce(page);
  const app: Route[] = [];
  const dialog: Route[] = [];
  await page.route(isAppScript, (route) =>
    route.request().url().endsWith('?retry=3') ? void app.push(route) : route.abort(),
  );
  await page.route('**/ServiceDetailDialog.*.js*', (route) => void dialog.push(route));
  /** Lets time pass until the page is so, in steps of so many ms. */
  const until = (check: () => Promise<unknown>, step = 100) =>
    expect(async () => {
      await page.clock.runFor(step);
      expect(await check()).toBe(true);
    }).toPass({ timeout: 60_000, intervals: [50] });
  const release = async (routes: Route[]) => {
    for (const route of routes.splice(0)) await route.continue();
  };
  const isHydrated = () => page.evaluate(areHydrated, 'main [aria-haspopup]');
  // Between the attempts are seconds.
  const ready = () => until(async () => app.length === 1, 1_000);
  const showAgain = async () => {
    if (app.length === 1) return;
    dialog.length = 0;
    await page.goto('/');
    await ready();
  };
  return {
    ready,
    showAgain,
    openRequest: async () => {
      await showAgain();
      await page.locator('main [commandfor=request]').first().click();
      await page.getByRole('dialog').getByRole('radio', { name: firstServiceName }).check();
    },
    arrive: async () => {
      await release(app);
      await until(isHydrated);
    },
    loadDialog: async () => {
      await release(dialog);
      await until(async () => (await page.locator('#early').count()) === 0);
    },
    arriveWithForm: () => release(app),
    leave: async () => {
      await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click());
      await until(async () => new URL(page.url()).pathname === '/faq');
    },
    giveUp: async () => {
      for (const route of app.splice(0)) await route.abort();
    },
  };
};

browserSuite({
  name: 'earlyPress',
  model: earlyPressPageModel,
  script: earlyPressScript,
  url: '/',
  world,
  // The world decides what is loaded.
  reloads: false,
  // Chromium reports the loads that fail.
  tolerates: [/Failed to load resource/],
});
