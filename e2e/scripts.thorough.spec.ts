import { expect, type Response, test } from 'playwright/test';
import { budget } from '../src/site-build/budget.ts';
import { attribute, only, parseHtml } from '../src/site-build/html.ts';
import { isAppScript, isReactScript } from '../tests/worlds/appScript.ts';
import { areHydrated } from '../tests/worlds/areHydrated.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { visitorActs } from '../tests/worlds/visitorActs.ts';
import { addresses, site } from './siteAddresses.ts';

test('every page’s scripts are within the budget, and no page loads others first (decision T15)', async ({
  page,
  request,
}) => {
  const sizes = new Map<string, number>();
  const sizeOf = async (script: string): Promise<number> => {
    const response = await request.get(script, { headers: { 'Accept-Encoding': 'br' } });
    expect([response.status(), response.headers()['content-encoding']], script).toEqual([200, 'br']);
    return Number(response.headers()['content-length']);
  };
  const scriptsOf = new Map<string, string[]>();
  for (const { path } of addresses) {
    const html = parseHtml(await (await request.get(path)).text());
    const boot = attribute(only(html, 'script', { type: 'module' }), 'src') ?? '';
    const preload = attribute(only(html, 'div', { id: 'root' }), 'data-preload') ?? '';
    const scripts = [boot, ...preload.split(' ')];
    scriptsOf.set(path, scripts);
    for (const script of scripts) if (!sizes.has(script)) sizes.set(script, await sizeOf(script));
    const bytes = scripts.map((script) => sizes.get(script) ?? 0);
    const sum = bytes.reduce((total, size) => total + size, 0);
    expect(
      bytes.every((size) => size > 100),
      path,
    ).toBe(true);
    const limit = path === '/desk' ? budget.deskScriptBytes : budget.firstLoadScriptBytes;
    expect(sum, `${path}: ${scripts.join(' ')}`).toBeLessThanOrEqual(limit);
    const shared = scripts.filter(
      (script) => script === boot || [isAppScript, isReactScript].some((is) => is(new URL(script, site))),
    );
    expect(shared).toHaveLength(3);
    const sharedBytes = shared.reduce((total, script) => total + (sizes.get(script) ?? 0), 0);
    expect(sharedBytes).toBeLessThanOrEqual(budget.sharedScriptBytes);
  }
  const codesOf = (path: string) =>
    Promise.all((scriptsOf.get(path) ?? []).map(async (script) => (await request.get(script)).text()));
  const ofOrders = /text\/event-stream|offer\.make/;
  expect((await codesOf('/desk')).join()).toMatch(ofOrders);
  expect((await codesOf('/')).join(), 'home loads nothing of orders').not.toMatch(ofOrders);
  // What the document names is all that the browser requests before the page is idle.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  const requested: string[] = [];
  page.on('request', (each) => {
    if (each.resourceType() === 'script') requested.push(new URL(each.url()).pathname);
  });
  for (const path of ['/', '/contact', '/faq']) {
    requested.length = 0;
    await page.goto(path);
    await visitorActs(page);
    await expect.poll(() => page.evaluate(areHydrated, '#root > :first-child')).toBe(true);
    expect(requested.toSorted(), path).toEqual(scriptsOf.get(path)?.toSorted());
  }
});

test('every script has the hint to be compiled while it loads (decision T16)', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response);
  });
  await page.goto('/');
  await hydrated(page, 'runs');
  expect(scripts.length).toBeGreaterThan(3);
  for (const script of scripts)
    expect(await script.text(), script.url()).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
});

test('scripts add no CSS rule that makes the browser recalculate all styles', async ({ page }) => {
  await page.addInitScript(() => {
    const added: string[] = [];
    Object.assign(window, { added });
    for (const { prototype } of [CSSStyleSheet, CSSGroupingRule]) {
      const { insertRule } = prototype;
      prototype.insertRule = function (this: CSSStyleSheet & CSSGroupingRule, rule, at) {
        added.push(rule);
        return insertRule.call(this, rule, at);
      };
    }
  });
  for (const path of ['/', '/contact', '/faq', '/support/help-center', '/dashboard']) {
    await page.goto(path);
    await hydrated(page, 'runs');
    const added = await page.evaluate(() => (window as unknown as { added: string[] }).added);
    // The toast region adds some, so the check has something to look at.
    expect(added.length, path).toBeGreaterThan(0);
    expect(
      added.filter((rule) => /^@|^--sxs/.test(rule)),
      path,
    ).toEqual([]);
  }
});

test('a late font is shown and moves nothing, neither when it loads nor when scripts add styles', async ({
  page,
}) => {
  let deliverFont = () => {};
  const delivered = new Promise<void>((resolve) => {
    deliverFont = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await delivered;
    await route.continue();
  });
  // The page's load event waits for the font.
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const texts = () =>
    page.locator(':is(h1, h2, main button):visible').evaluateAll((all) =>
      all.map((each) => {
        const range = document.createRange();
        range.selectNodeContents(each);
        const { y, height } = each.getBoundingClientRect();
        return { width: range.getBoundingClientRect().width, place: [y, height].map(Math.round) };
      }),
    );
  const places = async () => (await texts()).map(({ place }) => place);
  const widths = async () => (await texts()).map(({ width }) => width);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2);
  // What is below the first screen is laid out as well.
  await expect(async () => {
    await visitorActs(page);
    await expect(page.locator('#root[data-wanted]')).toHaveCount(1, { timeout: 100 });
  }).toPass();
  const [placesBefore, widthsBefore] = [await places(), await widths()];
  expect(placesBefore.length).toBeGreaterThan(8);
  deliverFont();
  await expect.poll(widths).not.toEqual(widthsBefore);
  expect(await places()).toEqual(placesBefore);
  await hydrated(page, 'runs');
  const widthsAfter = await widths();
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await widths()).toEqual(widthsAfter);
  expect(await places()).toEqual(placesBefore);
});
