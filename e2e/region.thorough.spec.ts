import { expect, test } from 'playwright/test';
import { watch } from '../tests/paths/browser.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { choose, key, shows, store, stored, toast } from './regionPage.ts';

test('a page reached by a link shows estimates from its first frame', async ({ page }) => {
  await store(page, 'US');
  await page.goto('/');
  await hydrated(page, 'runs');
  await shows(page, 'United States');
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      const price = document.querySelector('main table [data-longest]')?.textContent;
      if (price) seen.add(price);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Popular services' }).click();
  await expect(page).toHaveURL('/popular');
  await expect(page.locator('main table bdi').first()).toBeVisible();
  const seen = await page.evaluate(() => [...(globalThis as unknown as { seen: Set<string> }).seen]);
  expect(seen).toHaveLength(1);
  expect(seen[0]).toContain('US$59');
});

for (const [how, refuse] of [
  [
    'denied',
    () =>
      Object.defineProperty(globalThis, 'localStorage', {
        get: () => {
          throw new DOMException('no', 'SecurityError');
        },
      }),
  ],
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('no', 'QuotaExceededError');
      };
    },
  ],
] as const)
  test(`with storage ${how}, a choice is announced and applies until a reload`, async ({ page }) => {
    const complaints = await watch(page);
    await page.addInitScript(refuse);
    await page.goto('/region');
    await hydrated(page, 'runs');
    await choose(page, 'India');
    await expect(toast(page)).toContainText('set to India. Prices will now be shown in INR.');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Popular services' }).click();
    await expect(page.locator('main table bdi').first()).toHaveText(/₹5,030/);
    await page.reload();
    await hydrated(page, 'runs');
    await shows(page, 'European Union');
    complaints.mustBeNone();
  });

test('what is no region in storage means the European Union and stays there', async ({ page }) => {
  const complaints = await watch(page);
  for (const junk of ['__proto__', 'constructor', 'GB', '', '\u0000', 'x'.repeat(2 << 20)])
    await test.step(`${JSON.stringify(junk.slice(0, 12))}, ${junk.length} characters`, async () => {
      await page.goto('/robots.txt');
      await page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, junk] as const);
      await page.goto('/region');
      await hydrated(page, 'runs');
      await shows(page, 'European Union');
      expect((await stored(page)) === junk).toBe(true);
      await choose(page, 'Canada');
      expect(await stored(page)).toBe('CA');
    });
  complaints.mustBeNone();
});

test('a choice works offline', async ({ page, context }) => {
  await page.goto('/region');
  await hydrated(page, 'runs');
  await context.setOffline(true);
  await choose(page, 'Australia');
  await expect(toast(page)).toContainText('set to Australia. Prices will now be shown in AUD.');
  await shows(page, 'Australia');
});

test('regions and rates are loaded only if the visitor has chosen another region', async ({ page }) => {
  const urls: string[] = [];
  page.on('request', (request) => void urls.push(request.url()));
  const fetched = () => urls.filter((url) => url.includes('/regionWords.')).length;
  await page.goto('/');
  await hydrated(page, 'runs');
  expect(fetched()).toBe(0);
  await page.evaluate((name) => localStorage.setItem(name, 'CH'), key);
  await page.reload();
  await shows(page, 'Switzerland');
  expect(fetched()).toBe(1);
});

test('an estimate keeps its order in right-to-left text', async ({ page }) => {
  await store(page, 'IN');
  await page.goto('/popular');
  const price = page.locator('main table bdi').first();
  await expect(price).toHaveText(/₹5,030/);
  const order = await price.evaluate((estimate) => {
    document.documentElement.dir = 'rtl';
    const at = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().left;
    };
    const [sign] = estimate.childNodes;
    const amount = estimate.lastChild;
    const euros = estimate.parentElement?.lastElementChild;
    if (!sign || !amount || !euros) throw new Error('no price');
    return [at(sign) < at(amount), at(euros) < at(estimate)];
  });
  expect(order).toEqual([true, true]);
});
