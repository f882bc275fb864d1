import { expect, type Page, type Route } from 'playwright/test';
import { deskSessionModel } from '../machines/deskSession/deskSession.model.ts';
import { deskSessionScript, type SessionControls } from '../machines/deskSession/deskSession.script.ts';
import { browserSuite } from '../tests/paths/browser.ts';

/** The desk of a server that holds each request about the session until the script answers it. Its list is empty. */
const deskPage = async (page: Page): Promise<SessionControls> => {
  let sessions: Route[] = [];
  let streams: Route[] = [];
  let isLost = false;
  await page.route(/\/orders\/desk/, (route) => {
    const request = route.request();
    if (request.url().includes('/session')) return void sessions.push(route);
    if (request.headers().accept === 'text/event-stream') return void streams.push(route);
    const status = isLost ? 401 : 200;
    isLost = false;
    return route.fulfill({ status, json: { messages: [] } });
  });
  page.on('requestfailed', (request) => {
    const isHeld = (route: Route) => route.request() !== request;
    sessions = sessions.filter(isHeld);
    streams = streams.filter(isHeld);
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
          return sessions.length;
        }, 'the page is hydrated')
        .toBe(1);
    },
    lose: async () => {
      isLost = true;
      await (await one(() => streams)).abort();
    },
    answer: async (status, signedIn) => {
      const route = await one(() => sessions);
      await (status === 'offline' ? route.abort() : route.fulfill({ status, json: { signedIn } }));
    },
  };
};

browserSuite({
  name: 'deskSession',
  url: '/desk',
  model: deskSessionModel,
  script: deskSessionScript,
  world: deskPage,
  isScanned: true,
  // A reload asks for the session, which the world answers only when the script says so.
  reloads: false,
  // Chromium reports the requests that fail.
  tolerates: [/Failed to load resource/],
});
