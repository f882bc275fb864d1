/**
 * `npm run social`: draws the social images and icons in `public/` that are missing or out of date, and removes those
 * that no page uses any more.
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { IconIco } from '@shockpkg/icon-encoder';
import { type Browser, chromium } from 'playwright';
import UPNG from 'upng-js';
import { loadEnvironment } from '../src/serve/environment.ts';
import type { Drawing } from '../src/site-build/images/drawing.ts';
import { projectRoot } from '../src/site-build/projectRoot.mjs';
import { launchOptions } from '../tests/tools/engines/browser.ts';

loadEnvironment();
const { drawnFiles, findProblems, hashOf, recordFile } = await import(
  '../src/site-build/images/drawnFiles.ts'
);
const { sitePages } = await import('../src/site-build/sitePages.ts');

/** Reduces a PNG to a palette of 16 colours, a third of its size. The large plain areas keep their colour. */
const smaller = (png: Buffer): Buffer => {
  const image = UPNG.decode(new Uint8Array(png).buffer);
  return Buffer.from(UPNG.encode(UPNG.toRGBA8(image), image.width, image.height, 16));
};

const screenshot = async (browser: Browser, { html, width, height, scale }: Drawing): Promise<Buffer> => {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: scale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.setContent(html);
  await page.waitForFunction(() => !document.querySelector('[data-fit=""]'));
  if ((await page.locator('[data-fit=none]').count()) > 0)
    throw new Error('A heading does not fit at any size: make it shorter');
  const png = await page.screenshot();
  await page.close();
  return smaller(png);
};

/** An ICO file of PNG pictures. */
const icoOf = async (pngs: readonly Buffer[]): Promise<Uint8Array> => {
  const ico = new IconIco();
  for (const png of pngs) await ico.addFromPng(png, true, true);
  return ico.encode();
};

const files = drawnFiles(await sitePages());
const { missing, stale, leftOver } = findProblems(files);
const record = JSON.parse(await readFile(recordFile, 'utf8')) as Record<string, string>;
for (const file of leftOver) {
  await rm(join(projectRoot, 'public', file), { force: true });
  delete record[file];
  console.log(`removed ${file}`);
}
const browser = await chromium.launch(launchOptions);
try {
  for (const each of files.filter(({ file }) => missing.includes(file) || stale.includes(file))) {
    console.log(`drawing ${each.file}`);
    const pngs: Buffer[] = [];
    for (const drawing of each.drawings) pngs.push(await screenshot(browser, drawing));
    const content = each.file.endsWith('.ico') ? await icoOf(pngs) : pngs[0]!;
    const target = join(projectRoot, 'public', each.file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
    record[each.file] = hashOf(each, content);
  }
} finally {
  await browser.close();
}
const sorted = Object.fromEntries(Object.entries(record).sort());
await writeFile(recordFile, `${JSON.stringify(sorted, null, 2)}\n`);
