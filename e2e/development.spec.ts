import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { pagesWith } from '../src/devtools/exploration/pageOf.ts';
import { galleryStates } from '../src/devtools/exploration/states.ts';
import { stageAddress } from '../src/devtools/gallery/galleryState.ts';
import { violationsOn, watch } from '../tests/paths/browser.ts';
import {
  emptyScreen,
  eventName,
  isInitEvent,
  readScreen,
  type Screen,
  usualAspects,
} from '../tests/paths/index.ts';
import { machines } from '../tests/tools/replay/machines.ts';
import { parseRecording } from '../tests/tools/replay/readRecording.ts';
import { replayRecording } from '../tests/tools/replay/replayRecording.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { scripts } from '../tests/worlds/scripts.ts';
import { firstService, firstServiceName } from '../tests/worlds/services.ts';
import { root, unseenMachines } from '../tests/worlds/sources.ts';
import { thorough } from '../tests/worlds/thorough.ts';
import { type DevelopmentServer, startDevelopmentServer } from './developmentServer.ts';

let server: DevelopmentServer;
let explored: ReturnType<typeof galleryStates> | undefined;
/** Exploring every machine takes seconds. */
const exploredStates = () => (explored ??= galleryStates());
test.describe.configure({ mode: 'default', timeout: 90_000 });
test.beforeAll(async () => {
  test.setTimeout(180_000);
  server = await startDevelopmentServer();
});
test.afterAll(() => server.stop());

/** Opens a page with the inspector's bar, and from there the inspector. */
const inspect = async (context: BrowserContext, path: string) => {
  const site = await context.newPage();
  const complaints = await watch(site);
  await site.goto(`${server.url}${path}?inspect`);
  const opened = context.waitForEvent('page');
  await site.getByRole('button', { name: 'Open inspector' }).click();
  const inspector = await opened;
  await expect(inspector.getByText(`Listening to ${path}`)).toBeVisible();
  return { site, inspector, complaints };
};
const getStarted = (site: Page) =>
  site.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
/** An actor's button in the list, by its name and state. */
const actor = (inspector: Page, name: string) => inspector.getByRole('button', { name });
const actors = (inspector: Page) =>
  inspector.getByRole('region', { name: 'Actors' }).getByRole('list').getByRole('button').allInnerTexts();
/** The states that the chart marks as current. */
const currentStates = (inspector: Page) =>
  inspector.getByRole('region', { name: 'Chart' }).locator('[aria-current=true] > p:first-child');
const events = async (inspector: Page) =>
  (await inspector.getByRole('region', { name: 'Events' }).locator('tbody tr').allInnerTexts()).map((row) =>
    row.replace(/^[\d.]+ s\s+/, '').replace(/\s+/g, ' '),
  );

test(
  'the gallery is built when it is first opened, and a page that is open stays as it is (G9)',
  thorough,
  async ({ context }) => {
    const site = await context.newPage();
    const complaints = await watch(site);
    await site.goto(`${server.url}/?inspect`);
    await getStarted(site);
    await site.getByRole('radio', { name: firstServiceName }).check();
    const gallery = await context.newPage();
    const galleryComplaints = await watch(gallery);
    await gallery.goto(`${server.url}/devtools/gallery`);
    await expect(gallery.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(site.getByRole('radio', { name: firstServiceName })).toBeChecked();
    complaints.mustBeNone();
    galleryComplaints.mustBeNone();
  },
);

test.describe('the inspector', () => {
  test('a page of the development server without ?inspect shows no bar', async ({ page }) => {
    await page.goto(server.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Development' })).toHaveCount(0);
  });

  test('shows actors, states, events and context live, without requests to other hosts', async ({
    context,
  }) => {
    const foreignRequests: string[] = [];
    context.on('request', (request) => {
      if (!/^(https?|ws):\/\/127\.0\.0\.1[:/]|^(data|blob):/.test(request.url()))
        foreignRequests.push(request.url());
    });
    const { site, inspector, complaints } = await inspect(context, `/services/${firstService}`);
    expect((await actors(inspector)).map((text) => text.split('\n').filter(Boolean))).toEqual(
      expect.arrayContaining([
        ['toasts', 'empty'],
        ['navigation', 'ready'],
        ['requestWizard', 'closed'],
      ]),
    );
    await actor(inspector, 'requestWizard closed').click();
    await expect(currentStates(inspector)).toHaveText(['closednow']);
    await getStarted(site);
    await expect(actor(inspector, 'requestWizard open.step1')).toBeVisible();
    await expect(currentStates(inspector)).toHaveText(['step1now']);
    await expect(inspector.getByRole('navigation', { name: 'The chosen actor’s state' })).toHaveText(
      'fxrequestWizardopenstep1',
    );
    await site.getByRole('radio', { name: firstServiceName }).check();
    await expect(inspector.getByRole('row', { name: 'answers.service' })).toContainText(`"${firstService}"`);
    await expect(inspector.getByRole('row', { name: '(changed)' })).toHaveCount(1);
    // The last transition is marked.
    await expect(inspector.locator('mark')).toHaveText(/^answer\.changed/);
    await site.getByRole('button', { name: 'Close' }).click();
    await expect(actor(inspector, 'requestWizard closed')).toBeVisible();
    const rows = (await events(inspector)).filter((row) => row.startsWith('requestWizard'));
    expect(rows).toEqual([
      'requestWizard starts { input: { draft: null } } → closed',
      'requestWizard wizard.open → open.step1',
      `requestWizard answer.changed { field: "service", value: "${firstService}" } → open.step1`,
      'requestWizard wizard.close → closing',
      'requestWizard after closing → closed',
    ]);
    expect(foreignRequests).toEqual([]);
    complaints.mustBeNone();
  });

  test(
    'is opened, used and obeyed while a dialog of the site is open (G7, G8)',
    thorough,
    async ({ context }) => {
      const site = await context.newPage();
      const complaints = await watch(site);
      await site.goto(`${server.url}/?inspect`);
      await getStarted(site);
      const dialog = site.getByRole('dialog');
      await expect(dialog).toBeVisible();
      const opened = context.waitForEvent('page');
      await site.keyboard.press('Alt+Shift+I');
      const inspector = await opened;
      await actor(inspector, 'requestWizard open.step1').click();
      const drawing = inspector.getByRole('img', { name: 'Chart of requestWizard' });
      const marked = drawing.locator('[data-mark=now] [data-title]');
      await expect(marked).toHaveText('step1');
      await expect(drawing).toHaveAccessibleName(
        /now in open\.step1\. Last transition: closed: wizard\.open/,
      );

      const send = async (type: string) => {
        await inspector.getByRole('combobox', { name: 'Event' }).selectOption(type);
        await inspector.getByRole('button', { name: 'Send', exact: true }).click();
      };
      await expect(inspector.getByRole('combobox', { name: 'Payload' })).toBeVisible();
      await send('answer.changed');
      await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
      await send('step.next');
      await expect(dialog.getByLabel('Name (required)')).toBeVisible();
      await expect(marked).toHaveText('step2');
      await expect(drawing.locator('polyline[data-last=true]')).toHaveCount(1);
      await expect(drawing.locator('[data-last=true] > text')).toHaveText('step.next');

      await inspector.getByRole('button', { name: 'Step back' }).click();
      await expect(inspector.getByText('Before step.next.')).toBeVisible();
      await expect(marked).toHaveText('step1');
      await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(1);
      await inspector.getByRole('button', { name: 'Step back' }).click();
      await expect(dialog.getByRole('radio', { checked: true })).toHaveCount(0);
      // The page goes on from there.
      await dialog.getByRole('radio', { name: firstServiceName }).check();
      await dialog.getByRole('button', { name: 'Next' }).click();
      await expect(dialog.getByLabel('Name (required)')).toBeVisible();
      await expect(marked).toHaveText('step2');

      // What was loaded is not loaded again for a step back: only the drawing shows it.
      await actor(inspector, 'resource: request dialog').click();
      await inspector.getByRole('button', { name: 'Step back' }).click();
      await expect(inspector.getByText('Before resource.release.')).toBeVisible();
      await inspector.getByRole('button', { name: 'Step back' }).click();
      await expect(
        inspector.getByText('The page stays as it is: it would have to run load again.'),
      ).toBeVisible();
      const ofResource = inspector.getByRole('img', { name: 'Chart of resource: request dialog' });
      await expect(ofResource.locator('[data-mark=now] [data-title]')).toHaveText(['loading', 'used']);
      await inspector.getByRole('button', { name: 'Show the present' }).click();
      await expect(ofResource.locator('[data-mark=now] [data-title]')).toHaveText(['ready', 'used']);
      complaints.mustBeNone();
    },
  );

  test('shows an actor of a page once, while that page is open', thorough, async ({ context }) => {
    const { site, inspector } = await inspect(context, '/contact');
    await expect(actor(inspector, 'contactSubmission idle')).toHaveCount(1);
    await site.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(inspector.getByText('Listening to /', { exact: true })).toBeVisible();
    await expect(actor(inspector, 'contactSubmission')).toHaveCount(0);
    await expect(actor(inspector, 'pricingToggle monthly')).toHaveCount(1);
    await site.close({ runBeforeUnload: true });
    await expect(inspector.getByText('/ was left; this is its last state.')).toBeVisible();
  });

  test('is accessible and fits a phone', thorough, async ({ context }) => {
    const { site, inspector } = await inspect(context, '/');
    for (const colorScheme of ['light', 'dark'] as const) {
      await inspector.emulateMedia({ colorScheme });
      expect(await violationsOn(inspector)).toEqual([]);
      await site.emulateMedia({ colorScheme });
      expect(await violationsOn(site)).toEqual([]);
    }
    for (const page of [inspector, site]) {
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    }
    expect(await violationsOn(inspector)).toEqual([]);
  });
});

/** Part of every text that is typed. No text of the site contains it. */
const secret = 'kanarie';
/** The secret for numeric fields. */
const digits = '4929876543210987';

/** Whether a view has a text field. */
const hasField = (file: string): boolean =>
  file.startsWith('src/views/') &&
  /<(TextField|TextArea|Combobox|input|textarea)\b/.test(readFileSync(join(root, file), 'utf8'));

/** Types a secret into every visible field; some look like an id. Returns the number of fields. */
const typeEverywhere = async (page: Page): Promise<number> => {
  const fields = page.locator(
    ':is(input:not([type=radio], [type=checkbox], [type=file], [type=hidden]), textarea):visible',
  );
  const count = await fields.count();
  for (let at = 0; at < count; at++) {
    const field = fields.nth(at);
    const type = await field.getAttribute('type');
    const mode = await field.getAttribute('inputmode');
    await field.fill(
      mode === 'numeric'
        ? digits
        : type === 'email'
          ? `${secret}@${secret}.example`
          : at % 2 === 0
            ? `Zq ${secret}`
            : `${secret}${at}`,
    );
  }
  return count;
};

/** Listens to the inspector's channel in a separate page. Returns a function that returns all messages so far as JSON. */
const eavesdrop = async (context: BrowserContext): Promise<() => Promise<string>> => {
  const page = await context.newPage();
  await page.goto(`${server.url}/devtools/gallery`);
  await page.evaluate(() => {
    const channel = new BroadcastChannel('deskhand.inspector');
    const messages: unknown[] = [];
    channel.onmessage = ({ data }) => messages.push(data);
    Object.assign(window, { channel, messages });
  });
  return () => page.evaluate(() => JSON.stringify((window as unknown as { messages: unknown }).messages));
};

test.describe('typed text', thorough, () => {
  test('never leaves its page, neither to the inspector nor into a recording', async ({ context }) => {
    test.setTimeout(240_000);
    const messages = await eavesdrop(context);
    const { site, inspector } = await inspect(context, '/contact');
    let typed = 0;
    const pages = await pagesWith(hasField);
    expect(pages).toEqual(expect.arrayContaining(['/blog', '/contact', '/support/help-center']));
    for (const page of pages) {
      await site.goto(`${server.url}${page}?inspect`);
      await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(site.getByRole('complementary', { name: 'Development' })).toBeVisible();
      typed += await typeEverywhere(site);
    }
    await site.goto(`${server.url}/?inspect`);
    await getStarted(site);
    await site.getByRole('radio', { name: firstServiceName }).check();
    typed += await typeEverywhere(site);
    await site.getByRole('button', { name: 'Next' }).click();
    typed += await typeEverywhere(site);
    await site.getByRole('checkbox').check();
    await site.getByRole('button', { name: 'Next' }).click();
    await site.getByRole('button', { name: 'Submit Request' }).click();
    await expect(site.getByRole('heading', { name: 'Success!' })).toBeVisible();
    await site.getByRole('button', { name: 'Done' }).click();
    await site.getByRole('button', { name: 'Choose Starter' }).click();
    typed += await typeEverywhere(site);
    await site.getByRole('button', { name: 'Subscribe' }).click();
    expect(typed).toBeGreaterThan(15);

    const saved = inspector.waitForEvent('download');
    await inspector.getByRole('button', { name: 'Save recording' }).click();
    const recording = readFileSync(await (await saved).path(), 'utf8');
    const everything = (await messages()) + recording + (await inspector.content());
    // Each event arrived, but not its text.
    for (const type of ['answer.changed', 'field.changed']) expect(everything).toContain(type);
    for (const text of [secret, digits]) expect(everything.toLowerCase()).not.toContain(text);
    expect(recording).toContain('"xx xxxxxxx"');
  });
});

test.describe('a recording', thorough, () => {
  test('replays to the same states, and fails if another state was expected', async ({ context }) => {
    const siteMachines = await machines();
    const { site, inspector } = await inspect(context, `/services/${firstService}`);
    await getStarted(site);
    await site.getByRole('button', { name: 'Next' }).press('Enter');
    await site.getByRole('radio', { name: firstServiceName }).check();
    await site.getByRole('button', { name: 'Next' }).click();
    await site.getByLabel('Name (required)').fill('Ada Lovelace');
    await actor(inspector, 'requestWizard open.step2').click();
    const names: string[] = [];
    const save = async () => {
      const saved = inspector.waitForEvent('download');
      await inspector.getByRole('button', { name: 'Save recording' }).click();
      const download = await saved;
      names.push(download.suggestedFilename());
      return parseRecording(readFileSync(await download.path(), 'utf8'), 'it');
    };
    const recording = await save();
    expect(recording.actors.map(({ machine }) => machine)).toEqual(
      expect.arrayContaining(['toasts', 'navigation', 'requestWizard']),
    );
    const wizard = recording.actors.findIndex(({ machine }) => machine === 'requestWizard');
    const wizardSteps = recording.steps.filter((step) => step.actor === wizard);
    expect(wizardSteps.map(({ event: { type }, state }) => [type, state])).toEqual([
      ['wizard.open', 'open.step1'],
      ['step.next', 'open.step1'],
      ['answer.changed', 'open.step1'],
      ['step.next', 'open.step2'],
      ['answer.changed', 'open.step2'],
    ]);
    expect(wizardSteps.at(-1)?.event.value).toBe('xxx xxxxxxxx');
    expect(replayRecording(recording, siteMachines)).toBeNull();

    await inspector.getByRole('checkbox', { name: 'requestWizard alone' }).check();
    expect((await save()).steps).toEqual(wizardSteps.map((step) => ({ ...step, actor: 0 })));
    expect(names).toEqual([
      `services-${firstService}.recording.json`,
      `services-${firstService}.requestWizard.recording.json`,
    ]);
    await inspector.getByLabel('requestWizard should be in').selectOption('open.step3');
    expect(replayRecording(await save(), siteMachines)).toMatch(
      /^requestWizard, event 5, «answer\.changed» at \d+\.\d\d s:\n {2}it should be in open\.step3\n {2}but is in {7}open\.step2$/,
    );
  });
});

/** A fake Stately inspector. It says that it is connected and stores the messages. */
const fakeInspector = `<!doctype html><title>Fake inspector</title><script>
  window.messages = [];
  addEventListener('message', ({ data }) => window.messages.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

test(
  'the Stately inspector receives actors, events with their source and snapshots since the page began, without typed text',
  thorough,
  async ({ context }) => {
    await context.route('https://stately.ai/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: fakeInspector }),
    );
    const site = await context.newPage();
    await site.goto(`${server.url}/?inspect`);
    await getStarted(site);
    await site.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await expect(site.getByRole('dialog')).toHaveCount(0);
    const opened = context.waitForEvent('page');
    await site.getByRole('button', { name: 'Open Stately inspector' }).click();
    const stately = await opened;
    expect(stately.url()).toBe('https://stately.ai/inspect');
    await getStarted(site);
    await site.getByLabel('What is it about? (optional)').fill(`My ${secret}`);
    await expect
      .poll(
        async () => JSON.stringify(await stately.evaluate('messages')),
        'it receives the description event',
      )
      .toContain('answer.changed');
    const messages = (await stately.evaluate('messages')) as {
      type: string;
      name: string;
      sessionId: string;
      sourceId?: string;
      parentId?: string;
      definition: string;
      event: { type: string; value: unknown };
      snapshot: { value: unknown; context: { answers: object } };
    }[];
    const wizard = messages.find(({ type, name }) => type === '@xstate.actor' && name === 'requestWizard');
    expect(JSON.parse(wizard?.definition ?? '{}')).toMatchObject({ id: 'requestWizard', initial: 'closed' });
    expect(wizard?.snapshot.value).toBe('closed');
    const ofWizard = messages.filter(({ sessionId }) => sessionId === wizard?.sessionId);
    const received = ofWizard.filter(({ type }) => type === '@xstate.event').map(({ event }) => event);
    expect(received.map((event) => (isInitEvent(event) ? 'starts' : eventName(event.type)))).toEqual([
      'starts',
      'wizard.open',
      'wizard.close',
      'after closing',
      'wizard.open',
      'answer.changed',
    ]);
    expect(received.at(-1)).toEqual({
      type: 'answer.changed',
      field: 'description',
      value: '‹10 characters›',
    });
    const loaded = messages.find(({ event }) => event && eventName(event.type) === 'done(load)');
    const loader = messages.find(
      ({ type, sessionId }) => type === '@xstate.actor' && sessionId === loaded?.sourceId,
    );
    expect(loader?.parentId).toBe(loaded?.sessionId);
    expect(ofWizard.filter(({ type }) => type === '@xstate.snapshot').at(-1)?.snapshot).toMatchObject({
      value: { open: 'step1' },
      context: { answers: { description: '‹10 characters›' } },
    });
    expect(JSON.stringify(messages)).not.toContain(secret);
  },
);

test.describe('the gallery', thorough, () => {
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
        // The subscription form's values are only in the DOM, so a replay cannot fill them in.
        const aspects = (script.aspects ?? usualAspects).filter(
          (aspect) => state.machine !== 'subscriptionDialog' || aspect !== 'fields',
        );
        const only = (screen: Screen) =>
          Object.fromEntries(aspects.map((aspect) => [aspect, screen[aspect]]));
        await expect
          .poll(async () => only(await page.evaluate(readScreen, script.scope)), name)
          .toEqual(only({ ...emptyScreen, ...shows(snapshot) }));
      });
    }
    // Whatever uses a resource shows it, and the request dialog shows its submission.
    const shownByOthers = ['requestSubmission', 'resource'];
    expect([...new Set(withoutPage)].sort()).toEqual(
      [...shownByOthers, ...Object.keys(unseenMachines)].sort(),
    );
    complaints.mustBeNone();
  });

  test('opens the state of its address, says that it was reached, and is accessible', async ({ page }) => {
    await page.goto(`${server.url}/devtools/gallery#requestWizard.open.step2`);
    await expect(page.getByText('Reached.')).toBeVisible();
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

test.describe('the built site', () => {
  const textsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|mjs|css|html|json|txt|xml|svg|tsx?)$|_headers$|_redirects$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

  test('contains nothing of the inspector, the gallery or the tests', async ({ request }) => {
    const dist = join(root, 'dist');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    expect(files.length).toBeGreaterThan(80);
    expect(files.filter((file) => /gallery|replay|recording|stage|\.map$|\.tsx?$/i.test(file))).toEqual([]);
    const bundled = JSON.parse(readFileSync(join(root, '.build/bundles-dist.json'), 'utf8'));
    expect(bundled.packages).toContain('node_modules/xstate');
    expect(bundled.packages).not.toContain('node_modules/@statelyai/inspect');
    expect(bundled.packages).not.toContain('node_modules/elkjs');
    const loaded = Object.keys(bundled.files);
    expect(loaded).toContain('src/app/main.tsx');
    expect(loaded.filter((file) => !/^(src\/(app|views|content|design)|node_modules)\b/.test(file))).toEqual(
      [],
    );
    // Words that the code of these tools must contain.
    const words = [
      '@statelyai',
      'xstateinspector',
      'deskhand.inspector',
      'machine-recording',
      'gallery.json',
      'event-cases.json',
      'elkjs',
      'replayed',
    ];
    const devtools = textsIn(join(root, 'src/devtools'));
    const paths = textsIn(join(root, 'tests/paths/definition'));
    const library = textsIn(join(root, 'node_modules/@statelyai/inspect/dist'));
    const built = textsIn(dist);
    expect(built.length).toBeGreaterThan(60);
    for (const word of words) {
      expect(
        [...devtools, ...paths, ...library].some(([, text]) => text.includes(word)),
        word,
      ).toBe(true);
      expect(
        built.filter(([, text]) => text.includes(word)).map(([file]) => file),
        word,
      ).toEqual([]);
    }
    for (const path of ['/devtools/inspector', '/devtools/gallery', '/gallery.json', '/event-cases.json'])
      expect((await request.get(path)).status(), path).toBe(404);
  });

  test('shows no bar, even if the address asks for it', async ({ page }) => {
    await page.goto('/?inspect');
    await hydrated(page, 'runs');
    await expect(page.getByRole('button', { name: 'Open inspector' })).toHaveCount(0);
    await page.goto('/?replay=e30');
    await hydrated(page, 'runs');
    expect(await page.locator('html').getAttribute('data-replayed')).toBeNull();
  });
});
