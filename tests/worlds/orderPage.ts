import { expect, type Page } from 'playwright/test';
import { addressBar } from './addressBar.ts';
import { holdScript } from './appScript.ts';
import { endHeld } from './endHeld.ts';
import { heldRoutes, lookAt } from './heldRoutes.ts';
import { answerTo, answerToAct, nextHash, type OrderControls } from './orderControls.ts';

/** The page of the sample order on the built site. Its script and each answer are held back until the script of the paths says so. */
export const orderPage = async (page: Page): Promise<OrderControls> => {
  const bar = addressBar(page);
  const release = await holdScript(page);
  let hasScript = false;
  const newHeld = await heldRoutes(page);
  const [reads, acts] = [newHeld(), newHeld()];
  await page.route('**/orders/**', (route) =>
    (route.request().method() === 'POST' ? acts : reads).hold(route),
  );
  const isThere = async (isKeyed: boolean): Promise<boolean> => {
    await page.clock.runFor(100);
    return isKeyed ? reads.count() > 0 : (await page.getByLabel('Your link').count()) > 0;
  };
  return {
    reach: async (isKeyed) => {
      const hash = nextHash(new URL(page.url()).hash, isKeyed, hasScript);
      reads.forget();
      await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'));
      await bar.reach(hash);
      if (hasScript) return;
      hasScript = true;
      release();
      await expect.poll(() => isThere(isKeyed), 'the page is hydrated').toBe(true);
    },
    address: async () => page.url(),
    answer: async (how) => {
      const route = await reads.one();
      const isStream = route.request().headers().accept === 'text/event-stream';
      await endHeld(page, route, how === 'drop' ? null : answerTo(how, isStream));
    },
    answerAct: async (how, order) => {
      const route = await acts.one();
      await endHeld(page, route, how === 'drop' ? null : answerToAct(how, order));
    },
    look: (isHidden) => lookAt(page, isHidden),
  };
};
