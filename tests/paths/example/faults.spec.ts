import { coveringPaths, play, type SentRequest, Unavailable, uiWorld } from 'deskhand-paths';
import { disturber, pageUi, pageWire, reloader, scanner, violationsOn, watch } from 'deskhand-paths/browser';
import { expect, type Page, test } from 'playwright/test';
import { enquiryModel } from './enquiry.model.ts';
import { enquiryScript } from './enquiry.script.ts';

// The browser level must not overlook these faults on the example page.

test('axe finds violations while the clock of the page is stopped', async ({ page }) => {
  await scanner(['light']).prepare(page);
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await page.clock.pauseAt(60_000);
  expect(await violationsOn(page)).toEqual([]);
  await page.evaluate(() => document.querySelector('main')?.append(document.createElement('img')));
  expect(await violationsOn(page)).toEqual([expect.stringMatching(/^image-alt \(critical\): img/)]);
});

test('a screen is scanned once in each colour scheme', async ({ page }) => {
  const screens = scanner(['light', 'dark']);
  await page.goto('/');
  for (const screen of ['a', 'b', 'a']) await screens.scan(page, screen);
  expect([screens.count(), screens.scans()]).toEqual([2, 4]);
});

test('a state is scanned once, and again if something is new, at both sizes in both colour schemes', async ({
  page,
}) => {
  const screens = scanner(['light', 'dark'], [{ width: 360, height: 800 }]);
  await page.goto('/');
  const size = page.viewportSize();
  expect(await screens.scanState(page, 'closed')).toBe(4);
  expect(await screens.scanState(page, 'closed')).toBe(0);
  expect(await screens.scanState(page, 'a state that looks the same')).toBe(0);
  const add = (html: string) =>
    page.evaluate((text) => {
      const element = document.createElement(text);
      element.textContent = text;
      document.querySelector('main')?.append(element);
    }, html);
  await add('p');
  expect(await screens.scanState(page, 'closed')).toBe(4);
  await add('p');
  expect(await screens.scanState(page, 'closed')).toBe(0);
  expect(await screens.scanState(page, 'a state that looks different')).toBe(4);
  await add('strong');
  expect(await screens.scanState(page, 'closed')).toBe(4);
  expect(await screens.scanState(page, 'a state that looks different')).toBe(0);
  expect([screens.count(), screens.scans()]).toEqual([4, 16]);
  expect(page.viewportSize()).toEqual(size);
  await add('img');
  await expect(screens.scanState(page, 'closed')).rejects.toThrow(/axe, light, 360 px wide/);
});

test('once: only what is new is scanned, at the other size and in the other scheme with what they can change', async ({
  page,
}) => {
  const phone = { width: 360, height: 800 };
  const screens = scanner(['light', 'dark'], [phone], 'once');
  await page.goto('/');
  await screens.know(page);
  expect(await screens.scanState(page, 'closed')).toBe(0);
  const add = (html: string) =>
    page.evaluate((text) => {
      document.querySelector('main')?.append(document.createElement(text));
    }, html);
  const style = (rule: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, rule);
  // What is known is not scanned again.
  await style('h1 { color: #777; background: #888 }');
  await add('p');
  expect(await screens.scanState(page, 'closed')).toBe(2);
  await add('img');
  await expect(screens.scanState(page, 'closed')).rejects.toThrow(/axe, light, 1280 px wide[\s\S]*image-alt/);
  await page.evaluate(() => {
    const note = document.querySelector('main')?.appendChild(document.createElement('strong'));
    note?.append('Note');
  });
  await style(
    '@media (prefers-color-scheme: dark) and (max-width: 400px) { strong { color: #777; background: #888 } }',
  );
  await expect(screens.scanState(page, 'closed')).rejects.toThrow(
    /axe, dark, 360 px wide[\s\S]*color-contrast/,
  );
});

test('in a second engine, each screen is scanned once: at every size in every scheme, in turn', async ({
  page,
}) => {
  const screens = scanner(['light', 'dark'], [{ width: 360, height: 800 }], 'turns');
  await page.goto('/');
  const size = page.viewportSize();
  const addRule = (rule: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, rule);
  await addRule(
    '@media (prefers-color-scheme: dark) and (max-width: 400px) { h1 { color: #777; background: #888 } }',
  );
  for (const screen of ['phone, light', 'desktop, light']) await screens.scan(page, screen);
  await expect(screens.scan(page, 'phone, dark')).rejects.toThrow(/axe, dark, 360 px wide/);
  expect(screens.scans()).toBe(3);
  await page.setViewportSize(size ?? { width: 1280, height: 720 });
  await screens.scan(page, 'desktop, dark');
  expect(page.viewportSize()).toEqual(size);
});

test('violations that appear only on a phone or in dark mode are found', async ({ page }) => {
  await page.goto('/');
  const wrongIn = (media: string) =>
    page.evaluate((condition) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`@media ${condition} { h1 { color: #777; background: #888 } }`);
      document.adoptedStyleSheets = [sheet];
    }, media);
  for (const [media, where] of [
    ['(max-width: 400px)', /axe, light, 360 px wide/],
    ['(prefers-color-scheme: dark)', /axe, dark, 360 px wide/],
    ['(prefers-color-scheme: dark) and (min-width: 401px)', /axe, dark, 1280 px wide/],
  ] as const) {
    await wrongIn(media);
    await page.setViewportSize({ width: 1280, height: 720 });
    const screens = scanner(['light', 'dark'], [{ width: 360, height: 800 }]);
    await expect(screens.scanState(page, 'closed')).rejects.toThrow(where);
  }
});

test('a page that changes when it is disturbed is found, once in each state', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await page.clock.pauseAt(60_000);
  await disturber({}).disturbState(page, 'closed');
  const apply = (rules: string) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, rules);
  for (const [rules, message] of [
    ['@media print { main { display: none } }', /^printed in «closed»: the paper is blank/],
    ['main { min-width: 600px }', /^narrow in «closed»: the page is \d+ px wide/],
    ['@media (max-width: 400px) { button { display: none } }', /^narrow in «closed»: .*strictly deep-equal/],
  ] as const) {
    await apply(rules);
    const disturbances = disturber({});
    await expect(disturbances.disturbState(page, 'closed')).rejects.toThrow(message);
    await disturbances.disturbState(page, 'closed');
  }
  await apply('');
  for (const [type, name] of [
    ['visibilitychange', 'hidden'],
    ['pagehide', 'kept'],
    ['offline', 'offline'],
    // By a second tab; and a key that is held where the browser itself does nothing with it.
    ['storage', 'storage cleared'],
    ['keydown', 'Enter held'],
  ] as const) {
    await page.reload();
    await page.evaluate(
      (event) =>
        [document, window].map((target) =>
          target.addEventListener(event, () => document.querySelector('button')?.remove()),
        ),
      type,
    );
    await expect(disturber({}).disturbState(page, 'closed')).rejects.toThrow(
      new RegExp(`^${name} in «closed»`),
    );
  }
});

/** Opens the page, which is not used yet. @returns loads it again, and checks what a script says of that */
const opensForReload = async (page: Page) => {
  const { start } = coveringPaths(enquiryModel).paths[0]!;
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await page.clock.pauseAt(60_000);
  const ui = pageUi(page, { answer: async () => {} });
  return (script = enquiryScript) => {
    const walked = { page, ui, world: uiWorld(script, ui), start, state: start.state, goesOn: false };
    return reloader(enquiryModel, script, 1_000).reload(walked);
  };
};

test('a page that does not restore what its script says is found by the reload at the end of a path', async ({
  page,
}) => {
  const reload = await opensForReload(page);
  await reload();
  // The page of the example keeps nothing.
  const environment = { reloaded: { receives: () => [{ type: 'open' as const }] } };
  await expect(reload({ ...enquiryScript, environment })).rejects.toThrow(/^reloaded in «closed»/);
});

test('console errors, page errors and CSP violations are reported unless tolerated', async ({ page }) => {
  const complaints = await watch(page);
  await page.goto('/');
  complaints.mustBeNone();
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown');
    });
    console.error('logged');
    document.body.setAttribute('style', 'color: red');
  });
  await expect(() => {
    expect(complaints.mustBeNone).toThrow(/logged[\s\S]*thrown|thrown[\s\S]*logged/);
    expect(complaints.mustBeNone).toThrow(/securitypolicyviolation: style-src-attr inline/);
  }).toPass();
  const tolerant = await watch(page, [/logged/]);
  await page.evaluate(() => console.error('logged'));
  tolerant.mustBeNone();
});

test.describe(() => {
  // The test inserts markup, which the policy of the page forbids.
  test.use({ bypassCSP: true });
  test('actions do what a visitor can do, and nothing else', async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto('/');
    await page.clock.pauseAt(60_000);
    const ui = pageUi(page);
    await ui.press('Ask for something');
    expect(await ui.readScreen()).toMatchObject({ dialog: 'What is it about?', buttons: { Next: false } });
    // aria-disabled, so it can be pressed: the machine refuses.
    await ui.press('Next');
    await ui.choose('An order');
    await ui.press('Next');
    await page.evaluate(() => {
      document.querySelector('dialog')?.insertAdjacentHTML(
        'beforeend',
        `<button disabled>Off</button><label>Fixed<input readonly></label><label>File<input type="file"></label>
      <label>When<select><option>Now<option>Later</select></label><label><input type="checkbox">Agree</label>
      <label><input type="checkbox" onclick="return false">Stuck</label><button role="switch" aria-checked="true">On</button>
      <div data-toasts><label><input type="checkbox">Agree</label></div>`,
      );
    });
    ui.retries = false;
    await expect(ui.press('Off')).rejects.toThrow(Unavailable);
    await expect(ui.press('Ask for something')).rejects.toThrow('no button «Ask for something»');
    await expect(ui.fill('Fixed', 'x')).rejects.toThrow('read-only');
    await ui.fill('Message', 'Hello');
    await ui.attach('File', { name: 'a.pdf', size: 50_000_000 });
    const size = () =>
      page.locator('input[type=file]').evaluate((field) => (field as HTMLInputElement).files?.[0]?.size);
    expect(await size()).toBe(50_000_000);
    await ui.select('When', 'Later');
    await expect(ui.select('When', 'Never')).rejects.toThrow(Unavailable);
    // Not the toast's.
    await ui.check('Agree', true);
    await ui.check('Agree', true);
    // A checkbox that does not change is no error here: the screen shows it.
    await ui.check('Stuck', true);
    await ui.check('On', true);
    await ui.key('Tab');
    expect(await ui.readScreen()).toMatchObject({
      fields: { Message: { value: 'Hello' }, File: { value: 'a.pdf' }, When: { value: 'Later' } },
      checks: { Agree: true, Stuck: false, On: true },
    });
    await ui.attach('File', null);
    expect((await ui.readScreen()).fields.File).toEqual({ value: '' });
  });
});

test.describe('what a page sends', () => {
  const letter: SentRequest = {
    address: '/letters',
    method: 'POST',
    headers: { accept: 'application/json' },
    body: { to: 'Ada', to_2: 'Grace', text: 'Dear Ada,\nyours', enclosed: { name: 'a.txt', size: 3 } },
    isAbortable: true,
  };
  interface Faults {
    readonly method?: string;
    readonly accept?: string;
    readonly to?: string;
    readonly file?: string;
    readonly times?: number;
  }
  /** Sends the letter, with a fault. */
  const send = (page: Page, faults: Faults = {}) =>
    page.evaluate(
      ({ method = 'POST', accept = 'application/json', to = 'Ada', file = 'a.txt', times = 1 }) => {
        const body = new FormData();
        body.append('to', to);
        body.append('to_2', 'Grace');
        body.append('text', 'Dear Ada,\nyours');
        body.append('enclosed', new File([new Uint8Array(3)], file));
        for (let n = 0; n < times; n++)
          void fetch('/letters', { method, body, headers: { accept } }).catch(() => {});
      },
      faults,
    );
  const opened = async (page: Page) => {
    await page.route('**/letters', () => {});
    await page.goto('/');
    return pageWire(page);
  };

  test('is compared: each entry of a form, and how many requests are under way', async ({ page }) => {
    const compare = await opened(page);
    await compare(() => [], 0);
    await send(page);
    await compare(() => [letter], 1);
    await compare(() => [], 1);
    for (const faults of [{ method: 'PUT' }, { accept: 'text/html' }, { to: 'Eve' }, { file: 'b.txt' }]) {
      const other = await opened(page);
      await send(page, faults);
      await expect(other(() => [letter], 1)).rejects.toThrow('what was sent');
    }
  });

  test('twice, or not at all, is found', async ({ page }) => {
    const compare = await opened(page);
    await send(page, { times: 2 });
    await expect(compare(() => [letter], 1)).rejects.toThrow('how many requests were sent');
    const other = await opened(page);
    await expect(other(() => [letter], 1)).rejects.toThrow('how many requests were sent');
  });

  /** Walks to where the enquiry is being sent. */
  const walk = async (page: Page, isCompared: boolean): Promise<void> => {
    await page.route('**/enquiries', () => {});
    await page.clock.install({ time: 0 });
    await page.goto('/');
    await page.clock.pauseAt(60_000);
    const ui = pageUi(page, { answer: async () => {} });
    const [path] = coveringPaths(enquiryModel).paths.filter(({ steps }) =>
      steps.some(({ to }) => to.snapshot.matches({ open: 'sending' })),
    );
    const last = path!.steps.findIndex(({ to }) => to.snapshot.matches({ open: 'sending' }));
    const compareWire = isCompared ? pageWire(page) : undefined;
    await play(
      { ...path!, steps: path!.steps.slice(0, last + 1) },
      uiWorld(enquiryScript, ui, { compareWire }),
    );
  };

  test('of a transport that is on the site only is found by that alone', async ({ page }) => {
    await walk(page, true);
    // As a service worker might: no code of the view is wrong.
    await page.addInitScript(() => {
      const { fetch } = globalThis;
      globalThis.fetch = (input, init) =>
        fetch(input, init?.method === 'POST' ? { ...init, body: JSON.stringify({ topic: 'order' }) } : init);
    });
    await walk(page, false);
    await expect(walk(page, true)).rejects.toThrow('what was sent');
  });

  test('by the document that is loaded again is found, not what the document before had sent', async ({
    page,
  }) => {
    await page.route('**/letters', () => {});
    const reload = await opensForReload(page);
    const load = page.reload.bind(page);
    page.reload = async () => {
      await send(page);
      return load();
    };
    await reload();
    page.reload = async () => {
      const response = await load();
      await send(page);
      return response;
    };
    await expect(reload()).rejects.toThrow(/what was sent[\s\S]*POST/);
  });
});
