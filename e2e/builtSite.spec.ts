import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { root } from '../tests/worlds/sources.ts';

test.describe('the built site', () => {
  const textsIn = (folder: string) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(js|mjs|css|html|json|txt|xml|svg|tsx?)$|_headers$|_redirects$/.test(file))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);

  test('contains nothing of the inspector, the gallery or the tests', async ({ request }) => {
    const dist = join(root, 'dist');
    const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
    expect(files.length).toBeGreaterThan(80);
    expect(files.filter((file) => /gallery|replay|recording|stage|\.map$|\.tsx?$/i.test(file))).toEqual([]);
    const bundled = JSON.parse(readFileSync(join(root, '.build/bundles-dist.json'), 'utf8'));
    expect(bundled.packages).toContain('node_modules/xstate');
    expect(bundled.packages).not.toContain('node_modules/@statelyai/inspect');
    expect(bundled.packages).not.toContain('node_modules/elkjs');
    const loaded = Object.keys(bundled.files);
    expect(loaded).toContain('src/app/main.tsx');
    expect(
      loaded.filter((file) => !/^(src\/(app|views|content|design|search)|node_modules)\b/.test(file)),
    ).toEqual([]);
    // Words that the code of these tools must contain.
    const words = [
      '@statelyai',
      'xstateinspector',
      'deskhand.inspector',
      'machine-recording',
      'gallery.json',
      'event-cases.json',
      'elkjs',
      'replayed',
    ];
    const devtools = textsIn(join(root, 'src/devtools'));
    const paths = textsIn(join(root, 'tests/paths/definition'));
    const library = textsIn(join(root, 'node_modules/@statelyai/inspect/dist'));
    const built = textsIn(dist);
    expect(built.length).toBeGreaterThan(60);
    for (const word of words) {
      expect(
        [...devtools, ...paths, ...library].some(([, text]) => text.includes(word)),
        word,
      ).toBe(true);
      expect(
        built.filter(([, text]) => text.includes(word)).map(([file]) => file),
        word,
      ).toEqual([]);
    }
    for (const path of ['/devtools/inspector', '/devtools/gallery', '/gallery.json', '/event-cases.json'])
      expect((await request.get(path)).status(), path).toBe(404);
  });

  test('shows no bar, even if the address asks for it', async ({ page }) => {
    await page.goto('/?inspect');
    await hydrated(page, 'runs');
    await expect(page.getByRole('button', { name: 'Open inspector' })).toHaveCount(0);
    await page.goto('/?replay=e30');
    await hydrated(page, 'runs');
    expect(await page.locator('html').getAttribute('data-replayed')).toBeNull();
  });
});
