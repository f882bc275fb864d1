import { expect, test } from 'playwright/test';

interface TraceEvent {
  readonly name: string;
  readonly args: { readonly data?: { readonly compositeFailed?: number } };
}

test('the hero’s picture stands still on a phone, where most of it is below the first screen', async ({
  page,
}) => {
  for (const [width, height, moving] of [
    [390, 844, 0],
    [768, 1024, 8],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const names = await page
      .locator('[data-static=HomePicture] .m')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).animationName));
    expect(names.filter((name) => name !== 'none').length, `${width} px`).toBe(moving);
    const { y = 0 } = (await page.locator('[data-static=HomePicture] svg').boundingBox()) ?? {};
    expect(y > 0.8 * height, `${width} px`).toBe(moving === 0);
  }
});

test('the hero’s picture moves on the compositor, and all its parts in one time', async ({ browser }) => {
  const page = await browser.newPage();
  await page.goto('/');
  await browser.startTracing(page, { categories: ['blink.animations'] });
  const ends = await page.evaluate(async () => {
    const parts = [...document.querySelectorAll<SVGElement>('[data-static=HomePicture] .m')];
    // Starts again, because it may be over by now.
    for (const { style } of parts) style.animation = 'none';
    document.body.getBoundingClientRect();
    for (const { style } of parts) style.animation = '';
    const animations = parts.flatMap((part) => part.getAnimations());
    await Promise.all(animations.map(({ finished }) => finished));
    return animations.map(({ effect }) => effect?.getComputedTiming().endTime);
  });
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    traceEvents: readonly TraceEvent[];
  };
  await page.close();
  expect(ends.length).toBeGreaterThan(5);
  expect(new Set(ends).size).toBe(1);
  const notes = traceEvents.filter(({ name }) => name === 'Animation').map(({ args }) => args.data);
  expect(notes.length).toBeGreaterThanOrEqual(ends.length);
  expect(notes.filter((data) => data?.compositeFailed)).toEqual([]);
});
