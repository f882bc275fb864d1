import { expect, type Page, type Route, test } from 'playwright/test';
import { pageUi, watch } from '../tests/paths/browser.ts';
import { type Composition, explorePage, type PagePath, pagePaths, walkPage } from '../tests/paths/compose.ts';
import { Unavailable } from '../tests/paths/index.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { blogPageScript } from '../tests/worlds/page/blogPage.script.ts';
import { blogPage } from '../tests/worlds/page/blogPage.ts';
import { contactAnnouncementScript } from '../tests/worlds/page/contactAnnouncement.script.ts';
import { contactAnnouncement } from '../tests/worlds/page/contactAnnouncement.ts';
import { contactPageScript } from '../tests/worlds/page/contactPage.script.ts';
import { contactPage } from '../tests/worlds/page/contactPage.ts';
import { helpPageScript } from '../tests/worlds/page/helpPage.script.ts';
import { helpPage } from '../tests/worlds/page/helpPage.ts';
import { homePageScript } from '../tests/worlds/page/homePage.script.ts';
import { homePage } from '../tests/worlds/page/homePage.ts';
import type { SitePage, SiteParts } from '../tests/worlds/page/sitePage.ts';
import {
  type PageScript,
  readWholePage,
  type SiteWorld,
  sitePageWorld,
  targetsOf,
  walksOn,
} from '../tests/worlds/page/sitePage.world.ts';
import { saveData } from '../tests/worlds/saveData.ts';
import { type HeldWays, stubSharing } from '../tests/worlds/shareWorld.ts';
import { filledExcept, fillSilently } from '../tests/worlds/subscriptionWorld.ts';

const notHere = async () => {
  throw new Unavailable('not in these stories');
};

const worldOf = async (page: Page): Promise<SiteWorld> => {
  const answerTo = async (address: string) => {
    let requests: Route[] = [];
    await page.route(address, (route) => void requests.push(route));
    return async (how: number | 'drop') => {
      await expect.poll(() => requests.length, 'a request is pending').toBe(1);
      const [route] = requests;
      requests = [];
      if (how === 'drop') await route?.abort();
      else await route?.fulfill({ status: how });
    };
  };
  const answer = await answerTo('**/api/request');
  const answerContact = await answerTo('**/api/contact');
  const answerMessage = async (how: number | 'drop') => {
    await answerContact(how);
    // The pause before the thanks page begins when the answer has arrived, so it must not be waited for earlier.
    await expect(page.getByText('Sending...', { exact: true })).toHaveCount(0);
  };
  await page.addInitScript(stubSharing, { canShare: false, isSecure: true, hasClipboard: true });
  return {
    read: (ids) => page.evaluate(readWholePage, ids),
    fillIn: (blank) => page.evaluate(fillSilently, filledExcept(blank)),
    ready: () => hydrated(page),
    follow: (url) =>
      page.evaluate((to) => {
        const link = document.createElement('a');
        link.href = to;
        document.body.append(link);
        link.click();
        link.remove();
      }, url),
    load: () => page.clock.runFor(100),
    traverse: (by) => page.evaluate((entries) => history.go(entries), by),
    type: (hash) =>
      page.evaluate((to) => {
        location.hash = to;
      }, hash),
    copy: () =>
      page.evaluate(() =>
        (globalThis as unknown as { shareWays: HeldWays }).shareWays.held.writeClipboard?.end({}),
      ),
    answer,
    answerMessage,
    closeNotices: async (text) => {
      const notices = page.locator('[data-toasts] li[data-state=open]').filter({ hasText: text });
      while ((await notices.count()) > 0)
        await notices.first().getByRole('button', { name: 'Close toast' }).click();
    },
    failLoad: notHere,
    loseDocument: notHere,
    getStarted: () => page.locator('nav [commandfor=request]').click(),
    requestClose: () =>
      page.evaluate(() => document.querySelector<HTMLDialogElement>('dialog[open]')?.requestClose()),
    pressInToast: (name) =>
      page.locator('[data-toasts] li[data-state=open]').getByRole('button', { name, exact: true }).click(),
    storeDraft: notHere,
    openWithoutScript: notHere,
    leavePage: notHere,
    comeBack: notHere,
  };
};

const walks = <P extends SiteParts>(composed: Composition<P, SitePage>, script: PageScript<P>): void => {
  const exploration = explorePage(composed);
  const { paths, unreached } = pagePaths(exploration, {
    walks: walksOn(false),
    targetOf: targetsOf(script),
    maxSteps: 24,
  });
  test.describe(`${composed.name} as a whole: ${paths.length} stories`, () => {
    const walk = async (page: Page, path: PagePath<P, SitePage>) => {
      const complaints = await watch(page, [/Failed to load resource/]);
      await saveData(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const world = await worldOf(page);
      await page.clock.install({ time: 0 });
      await page.goto(composed.start.path);
      await page.clock.pauseAt(30_000);
      await world.ready();
      await walkPage(path, sitePageWorld(script, pageUi(page, world), false));
      complaints.mustBeNone();
    };

    for (const [i, path] of paths.entries())
      test(`${i + 1}/${paths.length}: ${path.name}`, async ({ page }) => {
        test.setTimeout(300_000 + path.steps.length * 5_000);
        await walk(page, path);
      });

    test('contain every way in which the machines meet', () => {
      expect(unreached).toEqual([]);
    });
  });
};

walks(helpPage(), helpPageScript);
walks(homePage(), homePageScript);
walks(contactPage(), contactPageScript);
walks(contactPage({}, 1, true), contactPageScript);
// Their fields, dialogs and timers are walked in Chromium machine by machine: together only in `npm run test:models:full`.
if (process.env.PATHS_COVER === 'pairs') {
  walks(blogPage(), blogPageScript);
  walks(contactAnnouncement(), contactAnnouncementScript);
}
