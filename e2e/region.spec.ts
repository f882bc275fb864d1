import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { regionModel } from '../machines/region/region.model.ts';
import { regionScriptOnSite, type StorageControls } from '../machines/region/region.script.ts';
import { watch } from '../tests/paths/browser.ts';
import { holdScript } from '../tests/worlds/appScript.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import { thorough, thoroughUnless } from '../tests/worlds/thorough.ts';
import { showDisplayFace } from './displayFace.ts';

const key = 'selectedRegion';

/** Sets what the storage contains before the page's scripts run. */
const store = async (target: Page | BrowserContext, text: string | null) => {
  await target.addInitScript(
    ([name, value]) => {
      // Once for each tab, so that a reload does not overwrite what the page stores.
      // An empty page runs this as well, and has no storage in Firefox.
      if (self.origin === 'null' || sessionStorage.getItem('prepared')) return;
      sessionStorage.setItem('prepared', 'yes');
      if (value != null) localStorage.setItem(name, value);
    },
    [key, text] as const,
  );
};
const stored = (page: Page) => page.evaluate((name) => localStorage.getItem(name), key);

/** The storage, with another tab of the same browser on a page without the site's script. */
const otherTab = (page: Page): StorageControls => {
  let other: Page | undefined;
  return {
    store: (text) => store(page, text),
    changeElsewhere: async (text) => {
      if (!other) {
        other = await page.context().newPage();
        await other.goto('/robots.txt');
      }
      await other.evaluate(
        ([name, value]) =>
          value == null ? localStorage.removeItem(name) : localStorage.setItem(name, value),
        [key, text] as const,
      );
    },
    ready: () => hydrated(page),
  };
};

siteSuite<typeof regionModel.machine, StorageControls>({
  name: 'region',
  model: regionModel,
  script: regionScriptOnSite,
  url: '/region',
  world: otherTab,
});

const footer = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: /^Region: / });
const shows = (page: Page, name: string) => expect(footer(page)).toHaveText(`Region: ${name}`);
const toast = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).check({ force: true });

/** Every visible price in the main area, as a screen reader reads it. */
const pricesOn = (page: Page) =>
  page.locator('main [data-longest]').evaluateAll((prices) =>
    prices.flatMap((price) => {
      if (getComputedStyle(price).visibility === 'hidden') return [];
      const copy = price.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
      return (copy.textContent ?? '').replace(/\s+/g, ' ').trim();
    }),
  );

/** Every page with prices. */
const pricedPages = [
  '/',
  '/services',
  '/popular',
  '/services/excel-assist',
  '/services/website-copywriting',
  '/enterprise',
  '/sell',
  '/gig/sample',
];

test('a choice is announced, stored as its plain code, and shown on every page, also after a reload', async ({
  page,
}) => {
  const complaints = await watch(page);
  await page.goto('/region');
  await hydrated(page, 'runs');
  await shows(page, 'European Union');
  await choose(page, 'United States');
  await expect(toast(page)).toContainText('Region Updated');
  await expect(toast(page)).toContainText(
    'Your region has been set to United States. Prices will now be shown in USD.',
  );
  expect(await stored(page)).toBe('US');
  await shows(page, 'United States');
  await page.goto('/popular');
  await shows(page, 'United States');
  expect((await pricesOn(page))[0]).toBe('about US$59, charged as €50');
  await page.reload();
  await expect(page.locator('main bdi').first()).toHaveText(/US\$59/);
  await page.goto('/region');
  await expect(page.getByRole('radio', { name: 'United States' })).toBeChecked();
  complaints.mustBeNone();
});

test('a page reached by a link shows estimates from its first frame', thorough, async ({ page }) => {
  await store(page, 'US');
  await page.goto('/');
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

test('two tabs show the same region after a choice in either and after the choice is deleted', async ({
  context,
}) => {
  const [one, two] = [await context.newPage(), await context.newPage()];
  await one.goto('/region');
  await hydrated(one, 'runs');
  await two.goto('/popular');
  await hydrated(two, 'runs');
  await choose(one, 'Japan');
  await shows(two, 'Japan');
  expect((await pricesOn(two))[0]).toBe('about JP¥8,450, charged as €50');
  await expect(toast(two)).toHaveCount(0);
  await two.goto('/region');
  await hydrated(two, 'runs');
  await choose(two, 'Brazil');
  await expect(one.getByRole('radio', { name: 'Brazil' })).toBeChecked();
  await two.evaluate(() => localStorage.clear());
  await shows(one, 'European Union');
  await expect(one.getByRole('radio', { name: 'European Union' })).toBeChecked();
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
  test(
    `with storage ${how}, a choice is announced and applies until a reload`,
    thorough,
    async ({ page }) => {
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
    },
  );

for (const junk of ['__proto__', 'constructor', 'us', '"US"', ' US', 'GB', '', '\u0000', 'x'.repeat(2 << 20)])
  test(
    `${JSON.stringify(junk.slice(0, 12))} (${junk.length} characters) in storage means the European Union and stays there`,
    thorough,
    async ({ page }) => {
      const complaints = await watch(page);
      await store(page, junk);
      await page.goto('/region');
      await hydrated(page, 'runs');
      await shows(page, 'European Union');
      expect((await stored(page)) === junk).toBe(true);
      await choose(page, 'Canada');
      expect(await stored(page)).toBe('CA');
      complaints.mustBeNone();
    },
  );

test('with the keyboard alone, the group is one tab stop, and arrow keys choose', async ({ page }) => {
  await page.goto('/region');
  await hydrated(page, 'runs');
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await radio('European Union').focus();
  await page.keyboard.press('ArrowDown');
  await expect(radio('United States')).toBeFocused();
  await expect(radio('United States')).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(radio('Mexico')).toBeChecked();
  await shows(page, 'Mexico');
  expect(await stored(page)).toBe('MX');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'cookie policy says where' })).toBeFocused();
});

test('a choice works offline', thorough, async ({ page, context }) => {
  await page.goto('/region');
  await hydrated(page, 'runs');
  await context.setOffline(true);
  await choose(page, 'Australia');
  await expect(toast(page)).toContainText('set to Australia. Prices will now be shown in AUD.');
  await shows(page, 'Australia');
});

test(
  'regions and rates are loaded only if the visitor has chosen another region',
  thorough,
  async ({ page }) => {
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
  },
);

test('prices are in euros until the rates have loaded', async ({ page }) => {
  const complaints = await watch(page, [/Failed to load resource/]);
  await store(page, 'US');
  await page.route('**/regionWords.*.js', (route) => route.abort());
  await page.goto('/popular');
  await hydrated(page, 'runs');
  expect(await pricesOn(page)).toEqual(['€50', '€500', '€150', '€30', '€100']);
  await shows(page, 'European Union');
  await page.unrouteAll();
  await expect(page.locator('main bdi').first()).toHaveText(/US\$59/, { timeout: 20_000 });
  await shows(page, 'United States');
  complaints.mustBeNone();
});

test.describe('every price on every page', () => {
  const inYen: Record<string, string[]> = {
    '/': [
      'about JP¥845, charged as',
      'or about JP¥8,450 (€50) a year, about JP¥1,690 (€10) less than twelve months',
      'about JP¥5,070, charged as',
      'or about JP¥50,700 (€300) a year, about JP¥10,100 (€60) less than twelve months',
      'about JP¥20,300, charged as',
      'or about JP¥203,000 (€1,200) a year, about JP¥40,600 (€240) less than twelve months',
    ],
    '/services': ['8,450 50', '25,400 150', '5,070 30', '84,500 500', '16,900 100'],
    '/popular': ['8,450 50', '84,500 500', '25,400 150', '5,070 30', '16,900 100'],
    '/services/excel-assist': ['about JP¥8,450, charged as'],
    '/services/website-copywriting': ['about JP¥84,500, charged as'],
    '/enterprise': [
      'about JP¥20,300, charged as',
      'or about JP¥203,000 (€1,200) a year, about JP¥40,600 (€240) less than twelve months',
    ],
    '/sell': [
      'What you keep of an order of about JP¥84,500 (€500), by plan',
      '845 5',
      'about JP¥76,100, exactly €450',
      '5,070 30',
      'about JP¥79,400, exactly €470',
      '20,300 120',
      'about JP¥82,800, exactly €490',
      'Professional costs about JP¥4,230 (€25) more a month, and its fee is 4 percentage points lower. It is the cheaper plan once you sell more than about JP¥106,000 (€625) a month.',
      'Enterprise costs about JP¥15,200 (€90) more a month, and its fee is 4 percentage points lower. It is the cheaper plan once you sell more than about JP¥380,000 (€2,250) a month.',
    ],
    '/gig/sample': [
      '8,450 50',
      '16,900 100',
      '33,800 200',
      'about JP¥8,450 (€50) · 3 days',
      'about JP¥16,900 (€100) · 2 days',
      'about JP¥33,800 (€200) · 1 day',
      '16,900 100',
    ],
  };
  const inReais: Record<string, string[]> = {
    '/': [
      'about R$ 32, charged as',
      'or about R$ 322 (€50) a year, about R$ 64 (€10) less than twelve months',
      'about R$ 193, charged as',
      'or about R$ 1.930 (€300) a year, about R$ 386 (€60) less than twelve months',
      'about R$ 773, charged as',
      'or about R$ 7.730 (€1,200) a year, about R$ 1.550 (€240) less than twelve months',
    ],
    '/services': ['322 50', '966 150', '193 30', '3.220 500', '644 100'],
    '/popular': ['322 50', '3.220 500', '966 150', '193 30', '644 100'],
    '/services/excel-assist': ['about R$ 322, charged as'],
    '/services/website-copywriting': ['about R$ 3.220, charged as'],
    '/enterprise': [
      'about R$ 773, charged as',
      'or about R$ 7.730 (€1,200) a year, about R$ 1.550 (€240) less than twelve months',
    ],
    '/sell': [
      'What you keep of an order of about R$ 3.220 (€500), by plan',
      '32 5',
      'about R$ 2.900, exactly €450',
      '193 30',
      'about R$ 3.030, exactly €470',
      '773 120',
      'about R$ 3.150, exactly €490',
      'Professional costs about R$ 161 (€25) more a month, and its fee is 4 percentage points lower. It is the cheaper plan once you sell more than about R$ 4.020 (€625) a month.',
      'Enterprise costs about R$ 579 (€90) more a month, and its fee is 4 percentage points lower. It is the cheaper plan once you sell more than about R$ 14.500 (€2,250) a month.',
    ],
    '/gig/sample': [
      '322 50',
      '644 100',
      '1.290 200',
      'about R$ 322 (€50) · 3 days',
      'about R$ 644 (€100) · 2 days',
      'about R$ 1.290 (€200) · 1 day',
      '644 100',
    ],
  };
  /** Expands `8,450 50`, which is short for a price of €50. */
  const whole = (text: string, sign: string) =>
    text.replace(/^([\d.,]+) ([\d,]+)$/, `about ${sign}$1, charged as €$2`);

  for (const [code, sign, expected] of [
    ['JP', 'JP¥', inYen],
    ['BR', 'R$ ', inReais],
  ] as const)
    test(`has an estimate in front, in ${code}`, thoroughUnless(code === 'JP'), async ({ page }) => {
      await store(page, code);
      for (const path of pricedPages) {
        await page.goto(path);
        await expect(page.locator('main bdi').first()).toBeAttached();
        expect(await pricesOn(page), path).toEqual(expected[path]?.map((text) => whole(text, sign)));
      }
      await page.goto('/#pricing');
      await hydrated(page, 'runs');
      await page.getByRole('radio', { name: 'Yearly' }).check({ force: true });
      const shown = { useInnerText: true };
      const estimate = code === 'JP' ? 'JP¥203,000' : 'R$ 7.730';
      await expect(page.locator('#pricing')).toContainText(estimate, shown);
      await expect(page.locator('#pricing')).toContainText('€1,200 a year', shown);
      await expect(page.locator('#pricing')).not.toContainText('(€1,200) a year', shown);
    });
});

/** Records every layout shift with the text of its elements. */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(globalThis, { shifts });
    interface Shift extends PerformanceEntry {
      readonly value: number;
      readonly sources: readonly { readonly node: Node | null }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push(`${value}: ${sources.map(({ node }) => node?.parentElement?.textContent?.slice(0, 60))}`);
    }).observe({ type: 'layout-shift', buffered: true });
  });
/** Returns and clears the recorded layout shifts. */
const shiftsOn = async (page: Page) => {
  // A page in the background gets no frames.
  await page.bringToFront();
  return page.evaluate(async () => {
    await document.fonts.ready;
    // Shifts are reported after their frame.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return (globalThis as unknown as { shifts: string[] }).shifts.splice(0);
  });
};

const names = {
  US: 'United States',
  UK: 'United Kingdom',
  CA: 'Canada',
  AU: 'Australia',
  JP: 'Japan',
  CH: 'Switzerland',
  IN: 'India',
  BR: 'Brazil',
  MX: 'Mexico',
} as const;
const codes = Object.keys(names) as (keyof typeof names)[];

for (const [i, path] of [...pricedPages, '/faq'].entries())
  test(
    `a region causes no layout shift, hydration mismatch or sideways scrolling on ${path}`,
    thoroughUnless(path === '/popular'),
    async ({ page }) => {
      test.setTimeout(120_000);
      const complaints = await watch(page);
      const first = codes[i % codes.length] ?? 'US';
      const settle = async (name: string) => {
        await shows(page, name);
        if (path !== '/faq') await expect(page.locator('main bdi').first()).toBeVisible();
      };

      // So tall that the whole page is visible, because only visible shifts are reported.
      await page.setViewportSize({ width: 360, height: 8_000 });
      const tab = otherTab(page);
      await tab.store(first);
      await noteShifts(page);
      // The rates are held back until everything else has loaded: a late font would also shift the layout.
      const releaseRates = await holdScript(page, '**/regionWords.*.js');
      const ratesRequested = page.waitForRequest(/regionWords/);
      await page.goto(path);
      await ratesRequested;
      await showDisplayFace(page);
      await shiftsOn(page);
      await shows(page, 'European Union');
      releaseRates();
      await settle(names[first]);
      expect(await shiftsOn(page), first).toEqual([]);

      for (const width of [320, 360, 768, 1440]) {
        await tab.changeElsewhere(null);
        await shows(page, 'European Union');
        await page.setViewportSize({ width, height: 8_000 });
        await shiftsOn(page);
        for (const code of codes) {
          await tab.changeElsewhere(code);
          await settle(names[code]);
          expect(await shiftsOn(page), `${code} at ${width} px`).toEqual([]);
          const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrollWidth, `${code} at ${width} px`).toBeLessThanOrEqual(width);
        }
      }
      complaints.mustBeNone();
    },
  );

test('an estimate keeps its order in right-to-left text', thorough, async ({ page }) => {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the cards say why they cannot be chosen, and prices are in euros', async ({ page }) => {
    await page.goto('/region');
    const note = page.locator('main noscript p').first();
    await expect(note).toHaveText('Choosing a region requires JavaScript');
    await expect(note).toBeVisible();
    for (const radio of await page.getByRole('radio').all()) await expect(radio).toBeDisabled();
    await expect(page.getByRole('radio', { name: 'European Union' })).toBeChecked();
    for (const path of pricedPages) {
      await page.goto(path);
      await expect(page.locator('main')).not.toContainText('≈');
      await expect(page.locator('main')).toContainText('€');
    }
  });
});
