/** With `DEMONSTRATION=off`, nothing in the built files says that the site is a demonstration (decision S7). */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { demonstrationLine } from '../src/content/demonstration.ts';
import * as ofForms from '../src/content/demonstrationForms.ts';
import * as ofPages from '../src/content/demonstrationStatic.ts';
import { projectRoot } from '../src/site-build/projectRoot.mjs';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { thorough } from '../tests/worlds/thorough.ts';
import { ports } from './playwright.config.ts';

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** Ids are no sentences. */
const sentences = stringsIn([demonstrationLine, ofForms, ofPages]).filter((text) => text.includes(' '));

const filesIn = (folder: string): { file: string; text: string }[] =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|js|json|xml|txt|webmanifest)$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(projectRoot, folder, file), 'utf8') }));

test('by default, every sentence is in a built file', () => {
  const all = filesIn('dist')
    .map(({ text }) => text)
    .join('\n');
  expect(sentences.length).toBeGreaterThan(25);
  expect(sentences.filter((sentence) => !all.includes(sentence))).toEqual([]);
});

test('off: no built file has one of them, and no page has the word', () => {
  const files = filesIn('.build/site-without-endpoints');
  expect(files.length).toBeGreaterThan(50);
  const left = files.flatMap(({ file, text }) =>
    sentences.filter((sentence) => text.includes(sentence)).map((sentence) => `${file}: ${sentence}`),
  );
  expect(left).toEqual([]);
  const pages = files.filter(({ file, text }) => file.endsWith('.html') && /demonstration/i.test(text));
  expect(pages.map(({ file }) => file)).toEqual([]);
});

test('a line says it on every page, below the breadcrumb, on paper too', thorough, async ({ page }) => {
  const { text = '', label = '' } = demonstrationLine ?? {};
  for (const path of ['/', '/dashboard', '/legal/terms', '/no-such-page']) {
    await page.goto(path);
    await hydrated(page, 'runs');
    const line = page.getByRole('complementary', { name: label });
    await expect(line).toHaveText(text);
    await page.emulateMedia({ media: 'print' });
    await expect(line).toBeVisible();
    await page.emulateMedia({ media: null });
  }
  await page.goto(`http://127.0.0.1:${ports.withoutEndpoints}/`);
  await expect(page.getByRole('complementary', { name: label })).toHaveCount(0);
});

test('the request dialog says it before anything is typed', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();
  const { text = '' } = ofForms.requestDemonstration ?? {};
  await expect(page.getByRole('dialog').getByText(text)).toBeVisible();
});
