import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { config } from '../src/config.ts';
import { documents } from '../src/routes/documents.ts';
import { routeOf } from '../src/routes/table.ts';
import { serve } from '../src/serve/server.ts';
import { buildIfStale } from '../src/site-build/build.ts';
import { projectRoot } from '../src/site-build/projectRoot.mjs';
import { launchOptions } from '../tests/tools/engines/browser.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { dialogs } from './scenes.ts';

/**
 * `npm run screenshots [part of a name …]`: takes screenshots of every page and dialog of the built site at three
 * widths, light and dark. Writes them into `screenshots/`, with a contact sheet (`contact-sheet.png` and `index.html`).
 */
const nameParts = process.argv.slice(2);
const folder = join(projectRoot, 'screenshots');
const widths = [360, 768, 1440] as const;
const themes = ['light', 'dark'] as const;
const heights = { 360: 740, 768: 1024, 1440: 900 } as const;

/** A page, or a page on which something is opened. */
interface Scene {
  readonly name: string;
  readonly path: string;
  /** With it, the screenshot shows the viewport; without, the whole page. */
  readonly open?: (page: Page) => Promise<void>;
}

const pages: readonly Scene[] = documents().map(({ match: { name, id, path } }) => ({
  name: routeOf(name).ids ? `${name}-${id}` : name,
  path: name === 'notFound' ? '/servces' : path,
}));
const scenes = [...pages, ...dialogs].filter(
  ({ name }) => nameParts.length === 0 || nameParts.some((part) => name.includes(part)),
);

/** Waits until fonts have loaded and animations have ended. */
const settle = async (page: Page): Promise<void> => {
  await hydrated(page, 'runs');
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished.catch(() => {})),
    );
  });
};

interface Window {
  readonly name: string;
  readonly context: BrowserContext;
}

/** Opens a window for each width and theme. */
const openWindows = (browser: Browser, baseURL: string): Promise<readonly Window[]> =>
  Promise.all(
    widths.flatMap((width) =>
      themes.map(async (colorScheme) => {
        const viewport = { width, height: heights[width] };
        const context = await browser.newContext({ baseURL, viewport, colorScheme, hasTouch: width === 360 });
        return { name: `${width}-${colorScheme}`, context };
      }),
    ),
  );

/** Takes a screenshot in a new tab, so that no draft of another scene is restored. */
const photograph = async ({ context }: Window, scene: Scene, file: string): Promise<void> => {
  const page = await context.newPage();
  await page.goto(scene.path);
  await settle(page);
  await scene.open?.(page);
  await settle(page);
  await page.screenshot({ path: join(folder, file), fullPage: !scene.open });
  await page.close();
};

/** The contact sheet as HTML. Each scene is a row with its six screenshots; long ones are cut off. */
const contactSheet = (rows: readonly { name: string; files: readonly string[] }[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${config.name}: contact sheet</title>
<style>
  body { font: 14px system-ui, sans-serif; margin: 24px; background: #ddd; color: #111 }
  section { display: flex; gap: 12px; align-items: start; margin-block-end: 24px }
  h2 { font-size: 14px; width: 120px; flex: none; overflow-wrap: anywhere }
  a { display: block; max-height: 480px; overflow: hidden; outline: 1px solid #999 }
  img { display: block } .w360 { width: 120px } .w768 { width: 200px } .w1440 { width: 320px }
</style>
${rows
  .map(
    ({ name, files }) =>
      `<section><h2>${name}</h2>${files
        .map(
          (file) =>
            `<a href="${file}"><img class="w${/-(\d+)-/.exec(file)?.[1]}" src="${file}" alt="${file}"></a>`,
        )
        .join('')}</section>`,
  )
  .join('\n')}
</html>
`;

if (nameParts.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const { outDir: dist } = await buildIfStale();
const site = await serve({
  config,
  dist,
  port: 0,
  inboxFolder: join(projectRoot, '.build/screenshots-inbox'),
});
const browser = await chromium.launch(launchOptions);
try {
  const windows = await openWindows(browser, site.url);
  const rows = [];
  for (const scene of scenes) {
    const files: string[] = [];
    for (const window of windows) {
      const file = `${scene.name}-${window.name}.png`;
      await photograph(window, scene, file);
      files.push(file);
    }
    rows.push({ name: scene.name, files });
    console.log(scene.name);
  }
  await writeFile(join(folder, 'index.html'), contactSheet(rows));
  const sheet = await browser.newPage({ viewport: { width: 1560, height: 900 } });
  await sheet.goto(`file://${join(folder, 'index.html')}`);
  await sheet.screenshot({ path: join(folder, 'contact-sheet.png'), fullPage: true });
  console.log(`${rows.length * widths.length * themes.length} screenshots in ${folder}`);
} finally {
  await browser.close();
  await site.close();
}
