import { expect, type Page, test } from 'playwright/test';
import { config } from '../src/config.ts';
import { documents } from '../src/routes/documents.ts';
import { canonicalHref } from '../src/routes/href.ts';
import { findRoute } from '../src/routes/match.ts';
import { routeOf } from '../src/routes/table.ts';
import { only, parseHtml, textOf } from '../src/site-build/html.ts';
import { type Complaints, scanner, watch } from '../tests/paths/browser.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { thorough, thoroughUnless } from '../tests/worlds/thorough.ts';
import { mustPrintWhole } from './paper.ts';

/** All documents except the error documents, which have no address of their own. */
const pages = documents().filter(({ match: { name } }) => routeOf(name).status === undefined);
/** Help articles look alike: one of them is looked at closely. */
const looks = pages.filter(({ match: { name, id } }) => name !== 'helpArticle' || id === 'fees-and-plans');
const addresses = pages.flatMap(({ paths }) => paths);
/** The aliases of all pages, with their canonical addresses. */
const aliases = pages.flatMap(({ match, paths }) =>
  paths.filter((path) => path !== match.path).map((path) => ({ path, canonical: match.path })),
);

/** The texts that a visitor can reach by scrolling. */
const visibleText = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode())
      if (walker.currentNode.parentElement?.checkVisibility())
        texts.push(walker.currentNode.textContent ?? '');
    return texts.join('');
  });

/** Marks, on each page, the frame after the one that first shows the whole document. */
const markWholeDocument = (page: Page) =>
  page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('whole'))),
    ),
  );

/** Of what was on the screen, since the first frame that showed the whole document (CLS, decision B54). */
const layoutShift = async (page: Page) => {
  await page.waitForFunction(() => performance.getEntriesByName('whole').length > 0);
  return page.evaluate(() => {
    const whole = performance.getEntriesByName('whole')[0]?.startTime ?? 0;
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer
      .takeRecords()
      .filter(({ startTime }) => startTime >= whole)
      .reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
  });
};

/** What is wider than the page or, for tables, than its container. */
const spillsOn = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const wide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    const tables = [...document.querySelectorAll('main table')].filter(
      ({ parentElement, scrollWidth }) => parentElement && scrollWidth > parentElement.clientWidth + 1,
    );
    return [...wide, ...tables.map(({ textContent }) => `a table: ${textContent?.slice(0, 40)}`)];
  });

/** Doubles the text size, as a visitor can in the browser's settings. */
const doubleText = async (page: Page, isDouble: boolean) => {
  const session = await page.context().newCDPSession(page);
  const [standard, fixed] = isDouble ? [32, 26] : [16, 13];
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed } });
  await session.detach();
};

test.describe('every page, one after the other', () => {
  const screens = scanner(['light', 'dark'], [{ width: 390, height: 844 }], 'once');
  let page: Page;
  let complaints: Complaints;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await markWholeDocument(page);
    complaints = await watch(page);
  });
  test.afterAll(() => page.close());

  for (const { name, id, path } of looks.map(({ match }) => match))
    test(`${path} is served, hydrates and is accessible`, async () => {
      const response = await page.goto(path === '/gig/:id' ? '/gig/sample' : path);
      expect(response?.status()).toBe(200);
      const prerendered = await response?.text();
      const { isLive = false, sampleId } = routeOf(name);
      const read = await visibleText(page);
      await hydrated(page, 'runs');
      // Who only reads never gets the app (decision B53).
      if (!isLive && sampleId === undefined) expect(await visibleText(page)).toBe(read);
      // As browsers report it, to three decimal places.
      expect(await layoutShift(page)).toBeLessThan(0.0005);

      await expect(page).toHaveTitle(new RegExp(`.+ – ${config.name}$`));
      expect(await page.locator('head title').count()).toBe(1);
      expect(await page.locator('head meta[name=description]').count()).toBe(1);
      await expect(page.locator('main h1')).toHaveCount(1);
      expect(textOf(only(only(parseHtml(prerendered ?? ''), 'head'), 'title'))).toBe(await page.title());
      const { isHidden = false } = routeOf(name);
      if (isHidden) await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      else {
        const url = `${config.siteUrl}${canonicalHref(name, id)}`;
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
        await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', url);
      }
      const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(breadcrumb.getByRole('listitem').first()).toHaveText('Home');
      await expect(breadcrumb.locator('[aria-current=page]')).toHaveCount(1);
      expect(
        await breadcrumb.evaluate((nav) => {
          const main = document.querySelector('main');
          return !!main && (nav.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
        }),
      ).toBe(true);

      await page.setViewportSize({ width: 390, height: 844 });
      expect(await spillsOn(page)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      await screens.scan(page, path);
      complaints.mustBeNone();
    });
});

test.describe('every page', () => {
  for (const { path } of looks.map(({ match }) => match))
    test(
      `${path} fits every width and doubled text, is accessible on a phone and prints whole`,
      thorough,
      async ({ page }) => {
        const complaints = await watch(page);
        await page.goto(path === '/gig/:id' ? '/gig/sample' : path);
        await hydrated(page, 'runs');
        for (const width of [1920, 1024, 768, 320]) {
          await page.setViewportSize({ width, height: 640 });
          expect(await spillsOn(page), `at ${width} px`).toEqual([]);
        }
        await page.setViewportSize({ width: 390, height: 844 });
        await doubleText(page, true);
        expect(await spillsOn(page), 'with doubled text').toEqual([]);
        await doubleText(page, false);
        await scanner(['light', 'dark'], [{ width: 320, height: 640 }]).scan(page, path);
        await mustPrintWhole(page);
        complaints.mustBeNone();
      },
    );

  test('an alias is byte for byte its page', async ({ request }) => {
    for (const { path, canonical } of aliases) {
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).toBe(await (await request.get(canonical)).text());
    }
  });

  for (const { path } of aliases)
    test(`${path} hydrates under its own address`, thorough, async ({ page }) => {
      const complaints = await watch(page);
      await page.goto(path);
      await hydrated(page, 'runs');
      await expect(page).toHaveURL(path);
      complaints.mustBeNone();
    });
});

test.describe('an unknown address', () => {
  for (const path of [
    '/nope',
    '/services/not-sure',
    '/blog/nope',
    '/support/help-center/nope',
    '/support/help-center/__proto__',
    '/FAQ',
    '/faq/nope',
    '/404',
    '/%E0%A4%A',
    '/gig',
    '/company',
    '/constructor',
    '/__proto__',
    `/faq${'/x'.repeat(900)}`,
  ])
    test(
      `${path.slice(0, 40)} is answered by the not-found page, with 404`,
      thoroughUnless(path === '/nope'),
      async ({ page }) => {
        const complaints = await watch(page, [/Failed to load resource/]);
        const response = await page.goto(path);
        expect(response?.status()).toBe(404);
        await expect(page).toHaveTitle(`Page not found – ${config.name}`);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
        await hydrated(page, 'runs');
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
        expect(await page.locator('link[rel=canonical]').count()).toBe(0);
        for (const href of ['/', '/contact', '/categories', '/about', '/help'])
          await expect(page.locator(`main a[href="${href}"]`).first()).toBeVisible();
        complaints.mustBeNone();
      },
    );

  test('gets suggestions of similar pages', async ({ page }) => {
    await page.goto('/suport/help-centre');
    await expect(page.locator('main')).toContainText('Did you mean one of these?');
    await expect(page.locator('main a[href="/help"]').first()).toBeVisible();
    await page.goto('/pricng');
    await hydrated(page, 'runs');
    expect(findRoute('/pricng').name).toBe('notFound');
  });

  for (const path of [
    '/gig/99',
    '/gig/__proto__',
    '/gig/%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E',
    '/gig/a%2Fb',
  ])
    test(`${path} shows the sample gig`, thoroughUnless(path === '/gig/99'), async ({ page }) => {
      const complaints = await watch(page);
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await hydrated(page, 'runs');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page).not.toHaveTitle(/not found/i);
      complaints.mustBeNone();
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('every page has its words in the HTML', async ({ request }) => {
    for (const path of addresses) {
      const main = only(parseHtml(await (await request.get(path)).text()), 'main');
      expect(textOf(only(main, 'h1')), path).not.toBe('');
      expect(textOf(main).length, path).toBeGreaterThan(100);
    }
  });

  test('every page can be read', thorough, async ({ page }) => {
    for (const path of addresses) {
      await page.goto(path);
      expect(await page.locator('main h1').count(), path).toBe(1);
      expect(((await page.locator('main').textContent()) ?? '').length, path).toBeGreaterThan(100);
    }
  });

  test('Get Started leads to the contact form', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Get Started' }).first().click();
    await expect(page).toHaveURL(/\/contact\??$/);
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  });
});

test('a slide is opened large by the browser, also once the app runs', async ({ page }) => {
  await page.goto('/services/presentation-design');
  await hydrated(page, 'runs');
  await page.getByRole('link', { name: /^Slide 1 before: Q1/ }).click();
  await page.waitForURL('**/samples/*.svg');
  expect(await page.evaluate(() => document.documentElement.tagName)).toBe('svg');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the built site has no source maps, tests or devtools', async ({ request }) => {
  const { readdir, readFile } = await import('node:fs/promises');
  const files = await readdir('dist', { recursive: true });
  expect(files.filter((file) => /\.map$|test|inspect|gallery/i.test(file))).toEqual([]);
  for (const file of files.filter((each) => each.endsWith('.js'))) {
    expect(await readFile(`dist/${file}`, 'utf8'), file).not.toMatch(
      /sourceMappingURL|@statelyai|stately\.ai/,
    );
  }
  const home = await request.get('/');
  expect(home.headers()['content-encoding']).toMatch(/br|gzip/);
});

test.describe('links carry the address that is written in their place (R2)', () => {
  const short = [
    ['the footer', '/faq', 'footer', 'categories popular enterprise sell about careers press help trust api'],
    ['the footer', '/faq', 'footer', 'terms privacy cookies licenses sitemap accessibility region'],
    ['the cards of services', '/services', 'main h3', 'categories#development categories#audio'],
    ['the buttons of services', '/services', 'main', 'categories sell enterprise'],
    ['the FAQ', '/faq', 'main', 'help contact'],
    ['the consent', '/contact', 'form', 'privacy'],
    ['a page itself', '/categories', 'main nav', '#design #audio'],
  ] as const;
  test('in the footer, on cards and buttons, in answers and forms', async ({ page }) => {
    for (const [place, path, frame, links] of short) {
      await page.goto(path);
      for (const link of links.split(' ')) {
        const href = link.startsWith('#') ? link : `/${link}`;
        await expect(
          page.locator(`${frame} a[href="${href}"]`).first(),
          `${place} on ${path}`,
        ).toBeAttached();
      }
    }
  });

  test('feature blocks and breadcrumbs link to the long address', async ({ page }) => {
    await page.goto('/');
    for (const href of ['/services/browse-categories', '/services', '/support/trust-safety'])
      await expect(page.locator(`#features a[href="${href}"]`)).toBeAttached();
    await page.goto('/sell');
    await expect(page.locator('nav[aria-label=Breadcrumb] a[href="/services"]')).toBeAttached();
  });
});
