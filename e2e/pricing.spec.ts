import { expect, type Page, test } from 'playwright/test';
import { pricingToggleModel } from '../machines/pricingToggle/pricingToggle.model.ts';
import { pricingToggleScript } from '../machines/pricingToggle/pricingToggle.script.ts';
import { pageUi, watch } from '../tests/paths/browser.ts';
import { play, uiWorld } from '../tests/paths/index.ts';
import { addressBar } from '../tests/worlds/addressBar.ts';
import { holdScript } from '../tests/worlds/appScript.ts';
import { areHydrated } from '../tests/worlds/areHydrated.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { chosenEarly, yearlyFirst } from '../tests/worlds/pricingPath.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import { thorough } from '../tests/worlds/thorough.ts';
import { visitorActs } from '../tests/worlds/visitorActs.ts';

siteSuite({
  name: 'pricingToggle',
  model: pricingToggleModel,
  script: pricingToggleScript,
  url: '/',
  world: addressBar,
});

const period = (page: Page, name: string) => page.getByRole('radio', { name });
/** Without the prices for the other period, which are in the page but invisible. */
const shows = async (page: Page, text: string, not: string) => {
  await expect(page.locator('#pricing')).toContainText(text, { useInnerText: true });
  await expect(page.locator('#pricing')).not.toContainText(not, { useInnerText: true });
};
const monthly = '€120 a month or €1,200 a year';
const yearly = '€1,200 a year €240 less than twelve months';
const showsMonthly = (page: Page) => shows(page, monthly, yearly);
const showsYearly = (page: Page) => shows(page, yearly, monthly);

/** Brings the page to a moment, and returns what lets it go on. */
const moments: Readonly<Record<string, (page: Page) => Promise<() => void>>> = {
  'before the script arrives': async (page) => {
    const release = await holdScript(page);
    await page.goto('/', { waitUntil: 'commit' });
    return release;
  },
  'when React has taken over the header, but not yet the pricing': async (page) => {
    const release = await holdScript(page, '**/HomePage.*.js');
    await page.goto('/', { waitUntil: 'commit' });
    await expect(async () => {
      await visitorActs(page);
      expect(await page.evaluate(areHydrated, 'header [aria-haspopup]')).toBe(true);
    }).toPass();
    expect(await page.evaluate(areHydrated, '#pricing-period')).toBe(false);
    return release;
  },
  'while the script runs': async (page) => {
    await page.goto('/', { waitUntil: 'commit' });
    return () => {};
  },
};

for (const [moment, reach] of Object.entries(moments))
  test(`a period that is chosen ${moment} is shown at once and stays chosen`, thorough, async ({ page }) => {
    const complaints = await watch(page);
    await page.clock.install({ time: 0 });
    const goOn = await reach(page);
    const world = uiWorld(pricingToggleScript, pageUi(page, addressBar(page)));
    const first: typeof world.apply = async (input) => {
      await world.apply(input);
      await showsYearly(page);
      goOn();
      await hydrated(page);
      await expect(page).toHaveURL('/#pricing-yearly');
    };
    await play(yearlyFirst(), chosenEarly(world, first));
    complaints.mustBeNone();
  });

test('a period that the browser restored on the way back stays chosen', thorough, async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await period(page, 'Yearly').check();
  await page.goto('/robots.txt');
  await page.goBack({ waitUntil: 'commit' });
  await expect(period(page, 'Yearly')).toBeChecked();
  await showsYearly(page);
  release();
  await hydrated(page, 'runs');
  await expect(period(page, 'Yearly')).toBeChecked();
  await showsYearly(page);
  await expect(page).toHaveURL('/#pricing-yearly');
});

test('#pricing-yearly shows the yearly prices in view, and choosing a period adds no history entry', async ({
  page,
}) => {
  await page.goto('/?utm_source=letter#pricing-yearly');
  await expect(period(page, 'Yearly')).toBeChecked();
  await showsYearly(page);
  await expect(period(page, 'Yearly')).toBeInViewport();
  const entries = await page.evaluate(() => history.length);
  await period(page, 'Monthly').check();
  await expect(page).toHaveURL('/?utm_source=letter');
  await period(page, 'Yearly').check();
  await expect(page).toHaveURL('/?utm_source=letter#pricing-yearly');
  expect(await page.evaluate(() => history.length)).toBe(entries);
});

test('choosing a period moves nothing, at any width', thorough, async ({ page }) => {
  await page.goto('/');
  await hydrated(page, 'runs');
  const places = () =>
    page.evaluate(() => {
      const top = document.getElementById('pricing')?.getBoundingClientRect().top ?? 0;
      return [...document.querySelectorAll('#pricing *, footer')].flatMap((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        // Bold type makes the chosen period's name wider.
        const isName = each.closest('#pricing-period label') !== null;
        return width === 0 || isName ? [] : [[x, y - top, width, height]];
      });
    });
  for (const width of [320, 390, 768, 800, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await period(page, 'Monthly').check();
    const before = await places();
    await period(page, 'Yearly').check();
    expect(await places(), `at ${width} px`).toEqual(before);
  }
});

test('a screen reader gets only the prices for the chosen period', thorough, async ({ page }) => {
  await page.goto('/');
  const plans = page.locator('#pricing');
  const tree = async () => (await plans.ariaSnapshot()).replaceAll(/\s+/g, ' ');
  await expect.poll(tree).toContain('or €1,200 a year');
  expect(await tree()).not.toContain('or €120 a month');
  await period(page, 'Yearly').check();
  await expect.poll(tree).toContain('or €120 a month');
  expect(await tree()).not.toContain('or €1,200 a year');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the chosen period’s prices are shown (decision P8)', async ({ page }) => {
    await page.goto('/');
    await showsMonthly(page);
    await period(page, 'Yearly').check();
    await showsYearly(page);
    await period(page, 'Monthly').check();
    await showsMonthly(page);
  });
});
