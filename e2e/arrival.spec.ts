/** What is shown of a document of which only a part has arrived (decision B54). */
import { expect, test } from 'playwright/test';

test('the top bar’s links and its height stay as they are when its button arrives', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/faq');
  const withAndWithout = (parts: { kept: string; late: string }) =>
    page.evaluate(({ kept, late }) => {
      const bar = document.querySelector('header nav');
      const element = bar?.querySelector(kept);
      if (!element) throw new Error(`the bar has no ${kept}`);
      const place = () => {
        const { x, y } = element.getBoundingClientRect();
        return { x: Math.round(x), y: Math.round(y) };
      };
      const whole = place();
      const lateParts = bar?.querySelectorAll(late) ?? [];
      for (const part of lateParts) part.remove();
      return { whole, part: place(), removed: lateParts.length };
    }, parts);
  const links = await withAndWithout({ kept: ':scope > ul', late: ':scope > ul ~ *' });
  expect(links.removed).toBe(1);
  expect(links.part).toEqual(links.whole);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/faq');
  const dock = await withAndWithout({ kept: ':scope > div', late: ':scope > div > *' });
  expect(dock.removed).toBe(2);
  expect(dock.part).toEqual(dock.whole);
});

test('on a phone, what was there before is not shown above where the finished work will be', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/services/automation-ai');
  const before = page.locator('[data-side=before]').first();
  await expect(before).toBeVisible();
  await before.evaluate((side) => side.nextElementSibling?.remove());
  await expect(before).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(before).toBeVisible();
});
