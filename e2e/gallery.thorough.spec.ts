import { expect, test } from 'playwright/test';
import { galleryStates } from '../src/devtools/exploration/states.ts';
import { stageAddress } from '../src/devtools/gallery/galleryState.ts';
import { violationsOn, watch } from '../tests/paths/browser.ts';
import { emptyScreen, readScreen, type Screen, usualAspects } from '../tests/paths/index.ts';
import { machines } from '../tests/tools/replay/machines.ts';
import { scripts } from '../tests/worlds/scripts.ts';
import { unseenMachines } from '../tests/worlds/sources.ts';
import { server, withServer } from './inspectedPage.ts';

withServer();

/**
 * The subscription form's values are only in the DOM, and its billing period is of `pricingToggle`: a replay of that machine
 * alone leaves both as they are. This server sends requests to another service, whose answers become no links (D12).
 */
const notShown: Readonly<Record<string, readonly (keyof Screen)[]>> = {
  subscriptionDialog: ['fields', 'choices'],
  requestWizard: ['links'],
};

let explored: ReturnType<typeof galleryStates> | undefined;

/** Exploring every machine takes seconds. */
const exploredStates = () => (explored ??= galleryStates());

test.describe('the gallery', () => {
  test('brings every machine to every state on its real page, and the page shows what the script expects', async ({
    page,
  }) => {
    const all = await exploredStates();
    const scriptOf = await scripts();
    test.setTimeout(60_000 + all.length * 20_000);
    const complaints = await watch(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const withoutPage: string[] = [];
    for (const { state, snapshot } of all) {
      const name = `${state.machine}.${state.leaf}`;
      const address = stageAddress(state);
      if (address === null) {
        withoutPage.push(state.machine);
        continue;
      }
      await test.step(name, async () => {
        await page.goto(server.url + address);
        await expect(page.locator('html')).toHaveAttribute('data-replayed', name);
        const script = scriptOf.get(state.machine);
        const shows = script?.shows[state.leaf];
        if (!script || !shows) return;
        // The page leaves this state by itself, and the script says what comes then. The gallery holds it.
        if (script.quiet?.some((type) => snapshot.can({ type }))) return;
        const aspects = (script.aspects ?? usualAspects).filter(
          (aspect) => !notShown[state.machine]?.includes(aspect),
        );
        const only = (screen: Screen) =>
          Object.fromEntries(aspects.map((aspect) => [aspect, screen[aspect]]));
        await expect
          .poll(async () => only(await page.evaluate(readScreen, script.scope)), name)
          .toEqual(only({ ...emptyScreen, ...shows(snapshot) }));
      });
    }
    // Whatever uses a resource shows it, the request dialog shows its submission, an order that is followed what is done
    // about it, no stage is that young, a demonstration signs nobody up, and the gallery's sites have no desk.
    const needsNoPage = new Set([
      'requestSubmission',
      'orderAct',
      'resource',
      'earlyPress',
      'newsletterSignUp',
      'desk',
      'deskErasure',
      'deskSession',
      'offerDraft',
      ...Object.keys(unseenMachines),
    ]);
    expect(withoutPage.filter((machine) => !needsNoPage.has(machine))).toEqual([]);
    complaints.mustBeNone();
  });

  test('opens the state of its address, says that it was reached, and is accessible', async ({ page }) => {
    await page.goto(`${server.url}/devtools/gallery#requestWizard.open.step2`);
    // All machines are explored first, which takes long beside other work.
    await page.getByText('Reached.').waitFor();
    await expect(page.getByRole('heading', { name: 'open.step2' })).toBeVisible();
    const stage = page.frameLocator('iframe');
    await expect(stage.getByRole('dialog', { name: 'How can we reach you?' })).toBeVisible();
    await page.getByRole('link', { name: 'open.success' }).click();
    await expect(stage.getByRole('dialog', { name: 'Success!' })).toBeVisible();
    await page.getByRole('radio', { name: 'Phone' }).check();
    await expect(page.locator('iframe')).toHaveCSS('width', '360px');
    await page.getByRole('link', { name: 'cached.content.failed use.used' }).click();
    await expect(page.getByText('No page of the site shows resource by itself.')).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violationsOn(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });

  test('lists exactly the states of the machines’ charts', async () => {
    const states = (await exploredStates()).map(({ state }) => state);
    const wizard = states.filter(({ machine }) => machine === 'requestWizard');
    expect(wizard.map(({ leaf }) => leaf).sort()).toEqual([
      'closed',
      'closing',
      'open.step1',
      'open.step2',
      'open.step3',
      'open.success',
      'submitting.hidden',
      'submitting.shown',
    ]);
    const names = [...(await machines()).keys()].sort();
    expect([...new Set(states.map(({ machine }) => machine))].sort()).toEqual(names);
  });
});
