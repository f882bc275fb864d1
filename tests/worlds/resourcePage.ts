import { expect, type Page, type Request, type Route } from 'playwright/test';
import type { LoadControls } from '../../machines/resource/resource.script.ts';
import { hydrated } from './hydratedPage.ts';
import type { PageControls } from './pageControls.ts';

/** The texts of a topic's articles, tried again or not. */
const texts = /\/payments-billing\.[0-9a-f]{8}\.js/;

/** The help center on the built site; the texts of a topic's articles are held back until they are to come or to fail. */
export const resourcePage = async (page: Page): Promise<LoadControls & PageControls> => {
  const held: Route[] = [];
  await page.route(texts, (route) => void held.push(route));
  return {
    ready: () => hydrated(page),
    answer: async (how) => {
      await expect.poll(() => held.length, 'one try is under way').toBe(1);
      const isTried = (request: Request) => texts.test(request.url());
      const isOver =
        how === 'loads'
          ? page.waitForEvent('requestfinished', isTried)
          : page.waitForEvent('requestfailed', isTried);
      for (const route of held.splice(0)) await (how === 'loads' ? route.continue() : route.abort());
      await isOver;
      // Not always is anything to be seen of it: what the page does about it comes before the next step.
      await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
    },
  };
};
