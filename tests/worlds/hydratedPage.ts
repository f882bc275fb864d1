import { expect, type Page } from 'playwright/test';

/**
 * Resolves once React has taken over the page and its idle work is done. Under a clock that stands still
 * (`page.clock`), that work and what React reveals late must be given time.
 */
export const hydrated = async (
  page: Page,
  clock: 'runs' | 'stands still' = 'stands still',
): Promise<void> => {
  const pass = async () => {
    if (clock === 'stands still') await page.clock.runFor(1_000);
  };
  await expect(async () => {
    await pass();
    const isHydrated = await page.evaluate(() => {
      const heading = document.querySelector('main h1');
      return !!heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'));
    });
    expect(isHydrated).toBe(true);
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached({ timeout: 200 });
  }).toPass({ timeout: 20_000 });
  await page.waitForLoadState('networkidle');
  await pass();
};
