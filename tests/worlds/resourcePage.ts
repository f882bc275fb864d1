import { expect, type Page, type Request, type Route } from 'playwright/test';
import type { LoadControls } from '../../machines/resource/resource.script.ts';
import { hydrated } from './hydratedPage.ts';
import type { PageControls } from './pageControls.ts';

/** The file with a topic's articles, also when a load is retried. */
const articleFile = /\/payments-billing\.[0-9a-f]{8}\.js/;

/** The help center on the built site. A topic's articles are held back until `answer`. */
export const resourcePage = async (page: Page): Promise<LoadControls & PageControls> => {
  const held: Route[] = [];
  await page.route(articleFile, (route) => void held.push(route));
  return {
    ready: () => hydrated(page),
    answer: async (how) => {
      await expect.poll(() => held.length, 'one load is pending').toBe(1);
      const isArticleFile = (request: Request) => articleFile.test(request.url());
      const isOver =
        how === 'loads'
          ? page.waitForEvent('requestfinished', isArticleFile)
          : page.waitForEvent('requestfailed', isArticleFile);
      for (const route of held.splice(0)) await (how === 'loads' ? route.continue() : route.abort());
      await isOver;
      // The result may not be visible. A background task runs after the page has handled it.
      await page.evaluate(() => scheduler.postTask(() => {}, { priority: 'background' }));
    },
  };
};
