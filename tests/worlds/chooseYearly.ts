import type { Page } from 'playwright/test';

/**
 * Chooses yearly prices on the home page. A forced press misses a control that still moves, and the sections above this
 * one are laid out only when it is scrolled to, so the pointer goes there first.
 */
export const chooseYearly = async (page: Page): Promise<void> => {
  await page.locator('#pricing-period').hover();
  await page.locator('#pricing-period-yearly').check({ force: true });
};
