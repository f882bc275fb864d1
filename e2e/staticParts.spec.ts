/** Static views are sent as HTML only: no script contains their texts, and a link shows the same page as its address. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from 'playwright/test';
import { requestDemonstration } from '../src/content/demonstrationForms.ts';
import { topics } from '../src/content/help/topics.ts';
import { documents } from '../src/routes/documents.ts';
import { isGrowing } from '../src/routes/match.ts';
import { routeOf } from '../src/routes/table.ts';
import { attribute, elements, parseHtml, textsOf } from '../src/site-build/html.ts';
import { watch } from '../tests/paths/browser.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { thorough } from '../tests/worlds/thorough.ts';
import { showDisplayFace } from './displayFace.ts';

const pages = documents()
  .map(({ match }) => match)
  .filter(({ name }) => routeOf(name).status === undefined)
  // Help articles look alike.
  .filter(({ name, id }) => name !== 'helpArticle' || id === 'fees-and-plans');
/** The pages of growing routes are fetched as they are (decision R15). */
const partsOf = (path: string): string => (isGrowing(path) ? path : `/parts${path === '/' ? '/home' : path}`);

/** What a visitor sees: title and metadata, static parts, and each element with its box and colours. */
const appearanceOf = async (page: Page) => {
  await showDisplayFace(page);
  return page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
    const metadata = 'title,meta[property],meta[name],link[rel=canonical],link[rel=alternate]';
    return {
      head: [...document.head.querySelectorAll(metadata)].map((element) => element.outerHTML).sort(),
      static: [...document.querySelectorAll('[data-static]')].map((element) =>
        // What is only for browsers without a script is text here, as its document or React wrote it.
        element.innerHTML.replaceAll(' tabindex="-1"', '').replaceAll(/<noscript>.*?<\/noscript>/gs, ''),
      ),
      elements: [...document.querySelectorAll('#root :not(noscript *)')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, fontSize, display } = getComputedStyle(element);
        const box = [x, y + scrollY, width, height].map(Math.round).join(' ');
        return `${element.localName} ${box} ${color} ${backgroundColor} ${fontSize} ${display}`;
      }),
    };
  });
};

const follow = async (page: Page, path: string) => {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.querySelector('main')?.append(link);
    link.click();
    link.remove();
  }, path);
  await expect(page).toHaveURL(path);
  await expect(page.locator('main h1')).toBeFocused();
  await expect(page.locator('[data-partial]')).toHaveCount(0);
};

// In one session, because styles of an earlier page must not change a later one.
for (const [half, paths] of [
  ['first', pages.slice(0, pages.length / 2)],
  ['second', pages.slice(pages.length / 2)],
] as const)
  test(
    `a link shows the same page as its address: the ${half} half of the site`,
    thorough,
    async ({ page, context }) => {
      const complaints = await watch(page);
      const direct = await context.newPage();
      await page.goto('/legal/terms');
      await hydrated(page, 'runs');
      for (const { path } of paths) {
        await follow(page, path);
        await direct.goto(path);
        await hydrated(direct, 'runs');
        const [reached, loaded] = [await appearanceOf(page), await appearanceOf(direct)];
        expect(reached.head, path).toEqual(loaded.head);
        expect(reached.static, path).toEqual(loaded.static);
        expect(reached.elements.length, path).toBe(loaded.elements.length);
        expect(
          reached.elements.filter((element, n) => element !== loaded.elements[n]),
          path,
        ).toEqual([]);
      }
      complaints.mustBeNone();
    },
  );

const searched = ['searchIndex', ...topics.map(({ key }) => key)];

/** What a page says as well as a dialog. */
const inDialogs = requestDemonstration ? [requestDemonstration.text] : [];

test('no script contains the texts of static views', async ({ request }) => {
  const built = fileURLToPath(new URL('../dist', import.meta.url));
  const scripts = readdirSync(built)
    // The search index contains the texts that it searches, and the help center's dialog those of the articles.
    .filter((file) => file.endsWith('.js') && !searched.some((name) => file.startsWith(`${name}.`)))
    .map((file) => readFileSync(join(built, file), 'utf8'))
    .join('\n');
  let count = 0;
  for (const { path } of pages.filter(({ name }) => name !== 'helpArticle')) {
    const html = parseHtml(await (await request.get(partsOf(path))).text());
    // The first paragraph after a page's heading may also be in its script.
    const lead = elements(html, 'h1').flatMap(({ parentNode }) =>
      elements(parentNode ?? html, 'p').slice(0, 1),
    );
    const inScript = [...lead.flatMap(textsOf), ...inDialogs];
    const sentences = elements(html)
      .filter((element) => attribute(element, 'data-static') !== undefined)
      .flatMap(textsOf)
      .filter((text) => text.length >= 60 && !inScript.includes(text));
    count += sentences.length;
    expect(
      sentences.filter((sentence) => scripts.includes(sentence)),
      path,
    ).toEqual([]);
  }
  expect(count).toBeGreaterThan(300);
});

test('a page whose parts fail to load is loaded as a document', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await page.clock.pauseAt(30_000);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  let attempts = 0;
  await page.route('**/parts/company/about', (route) => {
    attempts++;
    return route.fulfill({ contentType: 'text/html', body: '<p>Welcome' });
  });
  await page.locator('footer').getByRole('link', { name: 'About' }).click();
  await expect(async () => {
    await page.clock.runFor(1_000);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(false);
  }).toPass({ timeout: 20_000 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Small tasks deserve good hands');
  expect(attempts).toBe(4);
});
