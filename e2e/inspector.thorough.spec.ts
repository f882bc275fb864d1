import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { pagesWith } from '../src/devtools/exploration/pageOf.ts';
import { violationsOn, watch } from '../tests/paths/browser.ts';
import { eventName, isInitEvent } from '../tests/paths/index.ts';
import { machines } from '../tests/tools/replay/machines.ts';
import { parseRecording } from '../tests/tools/replay/readRecording.ts';
import { replayRecording } from '../tests/tools/replay/replayRecording.ts';
import { firstService, firstServiceName } from '../tests/worlds/services.ts';
import { root } from '../tests/worlds/sources.ts';
import { actor, getStarted, inspect, openWithBar, server, withServer } from './inspectedPage.ts';

withServer();

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

/** A fake Stately inspector. It says that it is connected and stores the messages. */
const fakeInspector = `<!doctype html><title>Fake inspector</title><script>
  window.messages = [];
  addEventListener('message', ({ data }) => window.messages.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

test('the gallery is built when it is first opened, and a page that is open stays as it is (G9)', async ({
  context,
}) => {
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
});

test.describe('the inspector', () => {
  test('is opened, used and obeyed while a dialog of the site is open (G7, G8)', async ({ context }) => {
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
    await expect(drawing).toHaveAccessibleName(/now in open\.step1\. Last transition: closed: wizard\.open/);

    const send = async (type: string) => {
      await inspector.getByRole('combobox', { name: 'Event' }).selectOption(type);
      await inspector.getByRole('button', { name: 'Send', exact: true }).click();
    };
    // The machine is explored first.
    await expect(inspector.getByRole('combobox', { name: 'Payload' })).toBeVisible({ timeout: 120_000 });
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
    const words = inspector.getByRole('status').last();
    for (const undone of ['release', 'acquire', 'release']) {
      await inspector.getByRole('button', { name: 'Step back' }).click();
      await expect(words).toHaveText(`Before resource.${undone}.`);
    }
    await inspector.getByRole('button', { name: 'Step back' }).click();
    await expect(words).toContainText('The page stays as it is: it would have to run load again.');
    const ofResource = inspector.getByRole('img', { name: 'Chart of resource: request dialog' });
    await expect(ofResource.locator('[data-mark=now] [data-title]')).toHaveText(['loading', 'used']);
    await inspector.getByRole('button', { name: 'Show the present' }).click();
    await expect(ofResource.locator('[data-mark=now] [data-title]')).toHaveText(['ready', 'used']);
    complaints.mustBeNone();
  });

  test('shows an actor of a page once, while that page is open', async ({ context }) => {
    const { site, inspector } = await inspect(context, '/contact');
    await expect(actor(inspector, 'contactSubmission idle')).toHaveCount(1);
    await site.getByRole('link', { name: 'Home', exact: true }).first().click();
    await expect(inspector.getByText('Listening to /', { exact: true })).toBeVisible();
    await expect(actor(inspector, 'contactSubmission')).toHaveCount(0);
    await expect(actor(inspector, 'pricingToggle monthly')).toHaveCount(1);
    await site.close({ runBeforeUnload: true });
    await expect(inspector.getByText('/ was left; this is its last state.')).toBeVisible();
  });

  test('is accessible and fits a phone', async ({ context }) => {
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

test.describe('typed text', () => {
  test('never leaves its page, neither to the inspector nor into a recording', async ({ context }) => {
    const messages = await eavesdrop(context);
    const { site, inspector, complaints } = await inspect(context, '/contact');
    let typed = 0;
    const pages = await pagesWith(hasField);
    expect(pages).toEqual(expect.arrayContaining(['/blog', '/contact', '/support/help-center']));
    for (const page of pages) {
      await openWithBar(site, page, complaints);
      typed += await typeEverywhere(site);
    }
    await site.route('http://127.0.0.1:9/request', (route) =>
      route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
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

test.describe('a recording', () => {
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

test('the Stately inspector receives actors, events with their source and snapshots since the page began, without typed text', async ({
  context,
}) => {
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
    .poll(async () => JSON.stringify(await stately.evaluate('messages')), 'it receives the description event')
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
});
