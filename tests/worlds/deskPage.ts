import { expect, type Page, type Route } from 'playwright/test';
import { addressBar } from './addressBar.ts';
import { aboutOf, answerToLook, type DeskControls, deskNoon } from './deskControls.ts';
import { endHeld } from './endHeld.ts';
import { sampleOrder } from './orderWorld.ts';

const isStream = (route: Route): boolean => route.request().headers().accept === 'text/event-stream';

/** The desk on the built site. Each look at its list, each mark and each erasure is held back until the script of the paths says so. */
export const deskPage = async (page: Page): Promise<DeskControls> => {
  const bar = addressBar(page);
  let looks: Route[] = [];
  let marks: Route[] = [];
  let erasures: Route[] = [];
  let order = sampleOrder;
  await page.route('**/orders/desk**', (route) => {
    const request = route.request();
    const about = aboutOf(request.method(), new URL(request.url()).pathname);
    if (about === 'session') return route.fulfill({ json: { signedIn: true } });
    if (about === 'act') return route.abort();
    if (about === 'order') return isStream(route) ? undefined : route.fulfill({ json: order });
    ({ list: looks, mark: marks, erasure: erasures })[about].push(route);
  });
  page.on('requestfailed', (request) => {
    const isOther = (route: Route) => route.request() !== request;
    looks = looks.filter(isOther);
    marks = marks.filter(isOther);
    erasures = erasures.filter(isOther);
  });
  const one = async (routes: () => Route[]): Promise<Route> => {
    await expect.poll(() => routes().length, 'one request is under way').toBe(1);
    return routes().pop() as Route;
  };
  return {
    ready: async () => {
      await expect
        .poll(async () => {
          await page.clock.runFor(100);
          return looks.length;
        }, 'the page is hydrated')
        .toBe(1);
      await page.clock.setSystemTime(deskNoon);
    },
    keep: async (kept) => {
      order = kept;
    },
    reach: (hash) => bar.reach(hash),
    answerList: async (how) => {
      const route = await one(() => looks);
      await endHeld(page, route, how === 'drop' ? null : answerToLook(how, isStream(route)));
    },
    answerMark: async (how) => {
      const route = await one(() => marks);
      await endHeld(page, route, how === 'drop' ? null : { status: how, json: {} });
    },
    answerErasure: async (how) => {
      const route = await one(() => erasures);
      await endHeld(page, route, how === 'drop' ? null : { status: how });
    },
  };
};
