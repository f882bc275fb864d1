import { expect, type Page, type Route } from 'playwright/test';
import { addressBar } from './addressBar.ts';
import { holdScript } from './appScript.ts';
import { aboutOf, answerToLook, type DeskControls, deskNoon } from './deskControls.ts';
import { endHeld } from './endHeld.ts';
import { heldRoutes, lookAt } from './heldRoutes.ts';
import { sampleOrder } from './sampleOrder.ts';

const isStream = (route: Route): boolean => route.request().headers().accept === 'text/event-stream';

/** The desk on the built site. Each look at its list, each mark and each erasure is held back until the script of the paths says so. */
export const deskPage = async (page: Page): Promise<DeskControls> => {
  const bar = addressBar(page);
  // Else the list's time would have begun when the clock jumps.
  const release = await holdScript(page);
  const newHeld = await heldRoutes(page);
  const [looks, marks, erasures] = [newHeld(), newHeld(), newHeld()];
  let order = sampleOrder;
  await page.route('**/orders/desk**', (route) => {
    const request = route.request();
    const about = aboutOf(request.method(), new URL(request.url()).pathname);
    if (about === 'session') return route.fulfill({ json: { signedIn: true } });
    if (about === 'act') return route.abort();
    if (about === 'order') return isStream(route) ? undefined : route.fulfill({ json: order });
    ({ list: looks, mark: marks, erasure: erasures })[about].hold(route);
  });
  return {
    ready: async () => {
      release();
      await expect
        .poll(async () => {
          await page.clock.runFor(100);
          return looks.count();
        }, 'the page is hydrated')
        .toBe(1);
      await page.clock.setSystemTime(deskNoon);
    },
    keep: async (kept) => {
      order = kept;
    },
    reach: (hash) => bar.reach(hash),
    look: (isHidden) => lookAt(page, isHidden),
    answerList: async (how) => {
      const route = await looks.one();
      await endHeld(page, route, how === 'drop' ? null : answerToLook(how, isStream(route)));
    },
    answerMark: async (how) => {
      const route = await marks.one();
      await endHeld(page, route, how === 'drop' ? null : { status: how, json: {} });
    },
    answerErasure: async (how) => {
      const route = await erasures.one();
      await endHeld(page, route, how === 'drop' ? null : { status: how });
    },
  };
};
