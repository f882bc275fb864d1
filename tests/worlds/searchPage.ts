import type { Page, Route } from 'playwright';
import { type SearchWorld, searchLabel } from '../../machines/search/search.script.ts';
import { hydrated } from './hydratedPage.ts';

/** The files of the search index, also when a load is retried. */
export const indexFiles = /\/searchIndex\.\w+\.js/;

/** The search on the built site. The index is held back until `load`. */
export async function searchWorld(page: Page): Promise<SearchWorld> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(indexFiles, async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  const field = page.getByRole('combobox', { name: searchLabel });
  return {
    ready: () => hydrated(page),
    focus: () => field.focus(),
    tap: () => field.click(),
    leave: () => field.blur(),
    pick: (title) => page.getByRole('option', { name: title }).first().click(),
    load: async () => {
      isHeld = false;
      for (const route of held.splice(0)) await route.continue();
    },
  };
}
