import type { Page } from 'playwright/test';
import { searchLabel } from '../machines/search/search.script.ts';
import { searchIndex } from '../src/search/searchIndex.ts';
import { matchWords } from '../src/views/search/searchWords.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';

/** What the index finds, so that these tests do not depend on the pages' wording. */
export const found = (query: string) => {
  const results = searchIndex.find(query);
  return {
    count: results.suggestions.length,
    titles: results.suggestions.map(({ title }) => title.map(({ text }) => text).join('')),
    announcement: matchWords(results, 'helpCenter'),
  };
};

export const refunds = found('refund').count;

export const searchOn = (page: Page) => ({
  field: page.getByRole('combobox', { name: searchLabel }),
  list: page.getByRole('listbox', { name: 'Suggestions' }),
  options: page.getByRole('option'),
  status: page.locator('form[role=search]').getByRole('status'),
});

export const visit = async (page: Page, path = '/help') => {
  await page.goto(path);
  await hydrated(page, 'runs');
  return searchOn(page);
};

/** The title of the active option, if the field and the option both say that it is active. */
export const activeOn = (page: Page) =>
  page.evaluate(() => {
    const id = document.activeElement?.getAttribute('aria-activedescendant');
    const option = id ? document.getElementById(id) : null;
    return option?.getAttribute('aria-selected') === 'true' ? option.firstElementChild?.textContent : null;
  });
