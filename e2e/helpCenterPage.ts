import { expect, type Page } from 'playwright/test';
import { topics } from '../src/content/help/topics.ts';
import type { TextBlock } from '../src/content/richText.ts';
import { linesOf, plainText } from '../src/views/shared/plainText.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';

export const card = (page: Page, title: string) => page.getByRole('button', { name: title });

export const article = (page: Page, title: string) => page.getByRole('link', { name: title, exact: true });

export const dialog = (page: Page) => page.getByRole('dialog');

export const visit = async (page: Page, url: string) => {
  await page.goto(url);
  await hydrated(page, 'runs');
};

/** The lines of an article's text that have no placeholders. */
export const linesOfArticle = async (id: string): Promise<string[]> => {
  const { key = '' } = topics.find(({ articles }) => articles.some((each) => each.id === id)) ?? {};
  const { bodies } = await import(`../src/content/help/${key}.ts`);
  const lines = (bodies[id] as readonly TextBlock[]).flatMap(linesOf).map(plainText);
  expect(lines.length).toBeGreaterThan(4);
  return lines.filter((line) => !line.includes('{'));
};

/** An article's buttons, in order. */
export const buttons = ['Close', 'Yes', 'No', 'Share', 'Print'];

export const historyLength = (page: Page) => page.evaluate(() => history.length);

export const readers = (page: Page, n: number) =>
  dialog(page).getByText(`${n} found this helpful`, { exact: true });

export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

export const toast = (page: Page) => page.locator('li').filter({ hasText: 'Thanks for the feedback!' });

export const linkOn = async (page: Page, href: string) => {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    link.textContent = 'Read on';
    document.querySelector('main')?.prepend(link);
  }, href);
  return page.getByRole('link', { name: 'Read on' });
};

export const link = /^http:\/\/127\.0\.0\.1:\d+\/support\/help-center#article-fees-and-plans$/;
