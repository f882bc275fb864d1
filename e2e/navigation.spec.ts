import { expect, type Page, test } from 'playwright/test';
import { navigationModel } from '../machines/navigation/navigation.model.ts';
import { type NavigationWorld, navigationScript } from '../machines/navigation/navigation.script.ts';
import { browserSuite, watch } from '../tests/paths/browser.ts';
import type { Model } from '../tests/paths/index.ts';
import { holdScript, isEntryScript } from '../tests/worlds/appScript.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { navigationPage } from '../tests/worlds/navigationPage.ts';
import { thoroughUnless } from '../tests/worlds/thorough.ts';
import { at, blank, fetched, scrolledTo, scrollPage } from './focusAndScroll.ts';

test.use({ reducedMotion: 'reduce' });

const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim().slice(0, 60) ?? '');

/** A reloaded page, recognisable by its address. */
const again = { path: '/', search: '?again=yes', hash: '' };

const hasDialog = (address: { readonly hash: string } | null) => address?.hash === '#learn-not-sure';

/** The page from which a visitor goes to each page. Each is visited once, so that its code has not loaded yet. */
const previousPage: Readonly<Record<string, string>> = {
  '/faq': '/',
  '/company/about': '/faq',
  '/contact': '/company/about',
  '/': '/',
};

const onSite = {
  ...navigationModel,
  inputs: [
    { address: at('/') },
    { address: at('/', '#pricing') },
    { address: again, isReloaded: true },
    { address: blank, isBlank: true },
    { address: { ...blank, hash: '#pricing' }, isBlank: true, isReloaded: true },
  ],
  events: {
    ...navigationModel.events,
    // Redirects by the page itself are tested with the contact form.
    'link.followed': [
      { address: at('/faq'), handover: null },
      { address: at('/company/about'), handover: null },
      { address: at('/contact'), handover: 'Press inquiry' },
      { address: at('/', '#pricing'), handover: null },
      { address: at('/', '#learn-not-sure'), handover: null },
    ],
    'history.traversed': [
      { address: at('/faq'), scroll: 120, isReloaded: false },
      { address: at('/company/about'), scroll: 0, isReloaded: true },
    ],
  },
  possible: (snapshot, event) => {
    if (!navigationModel.possible(snapshot, event)) return false;
    const { arrival, shownAddress } = snapshot.context;
    if ('address' in event) {
      // A page whose code has loaded is shown at once, before anything else can happen.
      if (snapshot.matches('loading') && arrival.address.path === shownAddress?.path) return false;
      // While a dialog is open, the links of the page are out of reach.
      if (event.type === 'link.followed' && hasDialog(shownAddress)) return false;
      // Before the app starts, the browser handles links: see `chunks.spec.ts`.
      const isLoad = arrival.kind === 'load' || arrival.kind === 'blank';
      const isApp = !isLoad || snapshot.matches('ready') || snapshot.matches('seeking');
      return isApp && previousPage[event.address.path] === shownAddress?.path;
    }
    // A page that was shown has loaded its code.
    const wasShown =
      arrival.address.search === blank.search ||
      (arrival.address.search === again.search && !arrival.isReloaded);
    return event.type !== 'view.failed' || !wasShown;
  },
} satisfies Model<typeof navigationModel.machine>;

const headings: Readonly<Record<string, string>> = {
  '/': 'Hand over the desk work. Get it back done.',
  '/faq': 'Frequently asked questions',
  '/company/about': 'Small tasks deserve good hands',
  '/contact': 'Contact us',
};

const loadedPaths = new Set<string>();

/** The files of the contact page, which the top bar links to. */
const contactPage = /\/ContactPage\.|\/parts\/contact$/;

browserSuite<typeof navigationModel.machine, NavigationWorld>({
  name: 'navigation',
  model: onSite,
  script: navigationScript({
    headingOf: (address) => (hasDialog(address) ? 'Not sure yet' : (headings[address.path] ?? '?')),
    hasDialog,
    isLoaded: (path) => loadedPaths.has(path),
  }),
  url: '/',
  world: (page) => navigationPage(page, loadedPaths),
  // It holds the code of every page.
  reloads: false,
  // Chromium reports dropped requests as errors.
  tolerates: [/^Failed to load resource/],
});

test('a first load does not change focus or scroll', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page, 'runs');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await scrolledTo(page)).toBe(0);
});

test('a link scrolls to the top and focuses the heading, in the same document', async ({ page }) => {
  const complaints = await watch(page);
  await page.goto('/');
  await hydrated(page, 'runs');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await page.evaluate(() => scrollTo(0, 600));
  await page.locator('footer').getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await scrolledTo(page)).toBe(0);
  await expect(page).toHaveTitle(/^About/);
  expect(await page.locator('head title').count()).toBe(1);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  complaints.mustBeNone();
});

test('a link with a hash scrolls its target to 80 px below the top and focuses it', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page, 'runs');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveURL('/#pricing');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pricing');
  const top = () =>
    page.evaluate(() => Math.round(document.getElementById('pricing')?.getBoundingClientRect().top ?? -1));
  await expect.poll(top).toBe(80);

  // The same hash again scrolls again.
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Pricing' }).click();
  await expect.poll(top).toBe(80);
});

test('a first load with a hash focuses its target; an unknown or malformed hash does nothing', async ({
  page,
}) => {
  await page.goto('/#pricing');
  await hydrated(page, 'runs');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pricing');
  for (const hash of ['#nope', '#%', '#%E0%A4%A', '#constructor']) {
    const complaints = await watch(page);
    await page.goto(`/faq${hash}`);
    await hydrated(page, 'runs');
    expect(await scrolledTo(page)).toBe(0);
    complaints.mustBeNone();
  }
});

test('Back and Forward focus the heading and restore the scroll position', async ({ page }) => {
  await page.goto('/');
  await hydrated(page, 'runs');
  // A link may be followed right after a scroll.
  await page
    .locator('main')
    .getByRole('link', { name: 'See the services' })
    .evaluate((link: HTMLElement) => {
      scrollTo(0, 500);
      link.click();
    });
  await expect(page).toHaveURL('/services');
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect.poll(() => scrolledTo(page)).toBe(500);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.goForward();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => scrolledTo(page)).toBe(0);
});

test('a reload restores the scroll position', async ({ page }) => {
  await page.goto('/');
  await hydrated(page, 'runs');
  await scrollPage(page, 400);
  await page.reload();
  await hydrated(page, 'runs');
  await expect.poll(() => scrolledTo(page)).toBe(400);
});

test('a reload deep in a page shows the same place, although its sections were not laid out yet', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/');
  await hydrated(page, 'runs');
  const placeOf = () =>
    page.locator('#pricing h2').evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await page.evaluate(() =>
    document.querySelector('#pricing h2')?.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  const before = await placeOf();
  await expect.poll(() => page.evaluate(() => Number(history.state?.scroll))).toBeGreaterThan(1_000);
  // The page may be painted and scrolled before the script comes that lays out all of it.
  const release = await holdScript(page, isEntryScript);
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
  release();
  await hydrated(page, 'runs');
  await expect.poll(placeOf).toBe(before);
});

test('a hash leads to its section, although those above it were not laid out yet', {
  tag: '@engines',
}, async ({ page }) => {
  await page.goto('/#pricing');
  await hydrated(page, 'runs');
  await expect
    .poll(() => page.locator('#pricing').evaluate((section) => section.getBoundingClientRect().top))
    .toBeCloseTo(80, -1);
});

test('a page whose link is visible is prefetched', async ({ page }) => {
  const requestedPaths: string[] = [];
  page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
  await page.goto('/faq');
  await page.mouse.move(1, 1, { steps: 2 });
  await expect.poll(() => fetched(page, contactPage)).toBe(2);
  requestedPaths.length = 0;
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(requestedPaths.filter((path) => contactPage.test(path))).toEqual([]);
});

test('a link shows the top of a page first and then all of it; Back shows all of it at once', async ({
  page,
}) => {
  await page.goto('/services');
  await hydrated(page, 'runs');
  /** The number of elements in `main` whenever the page has changed. */
  await page.evaluate(() => {
    const sizes: number[] = [];
    Object.assign(window, { sizes });
    new MutationObserver(() => {
      sizes.push(document.querySelectorAll('main *').length);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const sizes = () => page.evaluate(() => (window as unknown as { sizes: number[] }).sizes.splice(0));
  const all = await page.evaluate(() => document.querySelectorAll('main *').length);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/terms');
  await expect(page.locator('[data-partial]')).toHaveCount(0);
  // The page that is left may be reported once more before.
  const [top = 0, whole = 0] = (await sizes()).filter((size) => size !== all);
  expect(top).toBeGreaterThan(20);
  expect(whole).toBeGreaterThan(2 * top);
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(new Set((await sizes()).filter((size) => size !== whole))).toEqual(new Set([all]));
});

for (const path of ['/', '/gig/1', '/contact', '/support/help-center'])
  test(
    `${path}: the top bar covers no control that has the focus (WCAG 2.4.11)`,
    thoroughUnless(path === '/'),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(path);
      await hydrated(page, 'runs');
      /** The focused element's tag; `''` after the last one. The browser scrolls later than it moves the focus. */
      const focused = () =>
        page.evaluate(async () => {
          const { activeElement: element } = document;
          if (!element || element === document.body) return { tag: '', isCovered: false };
          const bar = document.querySelector('header > div')?.getBoundingClientRect().bottom ?? 0;
          const isCovered = () => {
            const { top, height } = element.getBoundingClientRect();
            const isAbove = element.closest('header, a[href="#main"]') !== null;
            return !isAbove && height <= innerHeight - bar && top < bar;
          };
          for (let frames = 0; isCovered() && frames < 30; frames++) await new Promise(requestAnimationFrame);
          return { tag: element.outerHTML.slice(0, 80), isCovered: isCovered() };
        });
      const covered: string[] = [];
      const walk = async (key: 'Tab' | 'Shift+Tab'): Promise<number> => {
        for (let stops = 0; ; stops++) {
          await page.keyboard.press(key);
          const { tag, isCovered } = await focused();
          if (isCovered) covered.push(`${key}: ${tag}`);
          if (tag === '') return stops;
        }
      };
      expect(await walk('Tab')).toBeGreaterThan(30);
      expect(await walk('Shift+Tab')).toBeGreaterThan(30);
      if (path === '/gig/1') {
        // From a tab at the screen's lower edge into its panel, which is higher than the screen, and back.
        await page.getByRole('tab', { selected: true }).focus();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Shift+Tab');
        await expect(page.getByRole('tab', { selected: true })).toBeFocused();
        expect(await focused()).toMatchObject({ isCovered: false });
      }
      expect(covered).toEqual([]);
    },
  );

test('the skip link is the first tab stop and leads to the content', async ({ page }) => {
  await page.goto('/faq');
  await hydrated(page, 'runs');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Skip to content');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the menu opens, and a link in it leads on and closes it', async ({ page }) => {
    await page.goto('/faq');
    await hydrated(page, 'runs');
    const menu = page.locator('header details');
    await menu.locator('summary').tap();
    await menu.getByRole('link', { name: 'Pricing' }).tap();
    await expect(page).toHaveURL('/#pricing');
    await expect(menu).not.toHaveAttribute('open');
  });

  test('the menu and the buttons are at the bottom and never cover the focused element', async ({ page }) => {
    await page.goto('/faq');
    await hydrated(page, 'runs');
    const summary = page.locator('header summary');
    const bottom = async () => {
      const box = await summary.boundingBox();
      return box ? box.y + box.height : 0;
    };
    expect(await bottom()).toBeGreaterThan(680);
    await page.locator('footer a').last().focus();
    const last = await page.locator('footer a').last().boundingBox();
    const dock = await summary.boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(dock?.y ?? 0);
    await page.setViewportSize({ width: 599, height: 360 });
    expect(await bottom()).toBeLessThan(64);
  });
});
