/** Posts are in no script, so only their documents tell which there are. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from 'playwright/test';
import { postIds, posts } from '../src/content/posts.ts';
import { watch } from '../tests/paths/browser.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { thorough } from '../tests/worlds/thorough.ts';

test.describe('an unknown post (decisions R1 and R15)', () => {
  const follow = (page: Page, path: string) =>
    page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      document.querySelector('main')?.append(link);
      link.click();
      link.remove();
    }, path);

  test('is the not-found page by link, by address and after going back', async ({ page }) => {
    const complaints = await watch(page, [/404/]);
    await page.goto('/');
    await hydrated(page, 'runs');
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    for (const path of ['/blog/nope', '/blog/page/99']) {
      await follow(page, path);
      await expect(page).toHaveURL(path);
      await expect(page.locator('main h1')).toHaveText('Page not found');
      await expect(page.locator('main h1')).toBeFocused();
      await expect(page).toHaveTitle(/^Page not found/);
    }
    await follow(page, '/blog/first-brief');
    await expect(page.locator('main h1')).toHaveText('How to write a brief that comes back right');
    await page.goBack();
    await expect(page.locator('main h1')).toHaveText('Page not found');
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    // The browser reports each missing document.
    complaints.mustBeNone();

    const response = await page.goto('/blog/nope');
    expect(response?.status()).toBe(404);
    await hydrated(page, 'runs');
    await expect(page.locator('main h1')).toHaveText('Page not found');
    expect(await page.locator('#root').getAttribute('data-document')).toBe('/404');
  });

  test(
    'needs a policy that allows the not-found page wherever a host sends it',
    thorough,
    async ({ page, request }) => {
      // Hosts that read _headers add the pattern's policy to that of the page itself.
      const policy = (await request.get('/blog/first-brief')).headers()['content-security-policy'] ?? '';
      const complaints = await watch(page, [/404/]);
      await page.route('/blog/nope', async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          headers: { ...response.headers(), 'content-security-policy': policy },
        });
      });
      await page.goto('/blog/nope');
      await hydrated(page, 'runs');
      await expect(page.locator('main h1')).toHaveCSS('font-weight', /[5-9]00/);
      complaints.mustBeNone();
    },
  );
});

test('no script names a post (decision R15)', () => {
  const built = fileURLToPath(new URL('../dist', import.meta.url));
  const scripts = readdirSync(built).filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  for (const file of scripts) {
    const text = readFileSync(join(built, file), 'utf8');
    for (const id of postIds())
      for (const part of [id, posts[id].title, posts[id].description])
        expect(text.includes(part), `${file}: ${part}`).toBe(false);
  }
});
