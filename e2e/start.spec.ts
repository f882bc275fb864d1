import { expect, type Page, type Request, test } from 'playwright/test';
import { storageKeys } from '../src/wiring/storageKeys.ts';
import { isAppScript, isEntryScript } from '../tests/worlds/appScript.ts';
import { thorough } from '../tests/worlds/thorough.ts';

// On a wide screen with a mouse, the app starts by itself.
test.use({ viewport: { width: 390, height: 844 } });

/** Opens a page; returns whether it has asked for its app. */
const open = async (page: Page, path: string): Promise<() => boolean> => {
  let asks = false;
  page.on('request', (request: Request) => {
    asks ||= isAppScript(new URL(request.url()));
  });
  await page.goto(path);
  return () => asks;
};

/** The page is painted, and has done all that it does by itself. */
const settled = async (page: Page): Promise<void> => {
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByType('paint').length))
    .toBeGreaterThan(0);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
};

test('a page that is only read loads the entry script and nothing more (decision B53)', async ({ page }) => {
  const scripts: URL[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()));
  });
  await page.goto('/');
  await settled(page);
  expect(scripts.map(isEntryScript)).toEqual([true]);
});

test('where a mouse is at hand, the app starts once the page is idle', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const asks = await open(page, '/');
  await expect.poll(asks).toBe(true);
});

const acts: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'the mouse moves': (page) => page.mouse.move(200, 200, { steps: 2 }),
  'a key is pressed': (page) => page.keyboard.press('Shift'),
  'the wheel turns': (page) => page.mouse.wheel(0, 100),
  'the page scrolls': (page) => page.evaluate(() => scrollTo(0, 300)),
  'something gets the focus': (page) => page.locator('nav a').first().focus(),
  'the hash changes': (page) => page.evaluate(() => location.assign('#pricing')),
};
for (const [name, act] of Object.entries(acts))
  test(`the app starts when ${name}`, thorough, async ({ page }) => {
    const asks = await open(page, '/');
    await settled(page);
    expect(asks()).toBe(false);
    await act(page);
    await expect.poll(asks).toBe(true);
  });

test('the app starts when a finger touches the page', thorough, async ({ browser }) => {
  const context = await browser.newContext({ hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const asks = await open(page, '/');
  await settled(page);
  expect(asks()).toBe(false);
  await page.touchscreen.tap(200, 300);
  await expect.poll(asks).toBe(true);
  await context.close();
});

test('the app starts when another tab stores a region', thorough, async ({ page, context }) => {
  const asks = await open(page, '/');
  await settled(page);
  const other = await context.newPage();
  await other.goto('/faq');
  expect(asks()).toBe(false);
  await other.evaluate((key) => localStorage.setItem(key, 'JP'), storageKeys.region);
  await expect.poll(asks).toBe(true);
});

/** Addresses whose documents lack what only the app shows. */
for (const path of ['/?utm_source=mail', '/#pricing', '/about', '/nowhere', '/request/sample', '/desk'])
  test(`the app starts at once on ${path}`, thorough, async ({ page }) => {
    const asks = await open(page, path);
    await expect.poll(asks).toBe(true);
  });

for (const [place, key] of [
  ['sessionStorage', storageKeys.request],
  ['sessionStorage', storageKeys.contact],
  ['localStorage', storageKeys.region],
] as const)
  test(`the app starts at once if ${place} has ${key}`, thorough, async ({ page }) => {
    await page.goto('/licenses.txt');
    await page.evaluate(([where, name]) => window[where].setItem(name, '"JP"'), [place, key] as const);
    const asks = await open(page, '/');
    await expect.poll(asks).toBe(true);
  });

test('Back to a page that the app has left starts it at once', async ({ page }) => {
  const asks = await open(page, '/');
  await page.evaluate(() => history.replaceState({ scroll: 400 }, ''));
  expect(asks()).toBe(false);
  await page.goto('/faq');
  await page.goBack();
  await expect.poll(asks).toBe(true);
});
