import { expect, type Page } from 'playwright/test';
import { deskSessionModel } from '../machines/deskSession/deskSession.model.ts';
import { deskSessionScript, type SessionControls } from '../machines/deskSession/deskSession.script.ts';
import { browserSuite } from '../tests/paths/browser.ts';
import { holdScript } from '../tests/worlds/appScript.ts';
import { heldRoutes } from '../tests/worlds/heldRoutes.ts';

/** The desk of a server that holds each request about the session until the script answers it. Its list is empty. */
const deskPage = async (page: Page): Promise<SessionControls> => {
  const newHeld = await heldRoutes(page);
  const sessions = newHeld();
  // Else the session's time would have begun when the clock jumps.
  const release = await holdScript(page);
  const streams = newHeld();
  let isLost = false;
  await page.route(/\/orders\/desk/, (route) => {
    const request = route.request();
    if (request.url().includes('/session')) return sessions.hold(route);
    if (request.headers().accept === 'text/event-stream') return streams.hold(route);
    const status = isLost ? 401 : 200;
    isLost = false;
    return route.fulfill({ status, json: { messages: [], found: 0, all: 0 } });
  });
  return {
    ready: async () => {
      release();
      await expect
        .poll(async () => {
          await page.clock.runFor(100);
          return sessions.count();
        }, 'the page is hydrated')
        .toBe(1);
    },
    lose: async () => {
      isLost = true;
      await (await streams.one()).abort();
    },
    answer: async (status, signedIn) => {
      const route = await sessions.one();
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
