/** What `npm run bench` runs in a page: its figures come from here. */
import { expect, test } from 'playwright/test';
import { resultOf, threadClock, withPage } from '../tests/tools/bench/browser.ts';
import { presses } from '../tests/tools/bench/cases.ts';
import { timePress } from '../tests/tools/bench/pageSections.ts';

const dialog = { visible: '[role=dialog] || dialog[open]' };

/** One of each effect: tests/tools/bench looks for the others' selectors in the pages. */
const kinds = new Map(presses.map((each) => [Object.keys(each.effect).join(), each])).values();

for (const { what, path, ...how } of kinds)
  test(`the first press that works: ${what}`, async ({ baseURL }) => {
    const start = `bench.pressUntilSeen(${JSON.stringify(how)});`;
    await withPage({ screen: 'phone', start }, async (page) => {
      await page.goto(baseURL + path);
      const { fcp = Number.NaN, works = Number.NaN } = await resultOf(page, 'works');
      expect(fcp).toBeGreaterThan(0);
      expect(works).toBeGreaterThanOrEqual(fcp);
    });
  });

test('a press that has no effect has no figure', async ({ baseURL }) => {
  const start = `bench.pressUntilSeen(${JSON.stringify({ trigger: 'main h1', effect: dialog })});`;
  await withPage({ screen: 'phone', start }, async (page) => {
    await page.goto(baseURL ?? '');
    await expect(resultOf(page, 'works', 1_500)).rejects.toThrow('Timeout');
  });
});

test('a press is timed until its effect is painted, in the page and on the next one', async ({ baseURL }) => {
  await withPage({ screen: 'desktop' }, async (page) => {
    await page.goto(`${baseURL}/faq`);
    const slow = { delay: 300, effect: { visible: 'dialog[open]' } };
    // A control that takes its time, in a page whose own controls are quicker.
    await page.evaluate(({ delay }) => {
      const opened = document.createElement('dialog');
      opened.textContent = 'Opened';
      const button = document.createElement('button');
      button.textContent = 'Open later';
      button.id = 'slow';
      button.onclick = () => setTimeout(() => opened.showModal(), delay);
      document.querySelector('main')?.prepend(button, opened);
    }, slow);
    const threadTime = await threadClock(page);
    const before = await threadTime();
    const painted = await timePress(page, { trigger: '#slow', effect: slow.effect });
    expect(painted).toBeGreaterThanOrEqual(slow.delay);
    expect(painted).toBeLessThan(slow.delay + 10_000);
    expect(await threadTime()).toBeGreaterThan(before);
    await page.keyboard.press('Escape');
    expect(
      await timePress(page, { trigger: 'footer a[href="/about"]', effect: { left: true } }),
    ).toBeGreaterThan(0);
    expect(new URL(page.url()).pathname).not.toBe('/faq');
  });
});

test('the load is observed', async ({ baseURL }) => {
  await withPage({ screen: 'phone', network: 'slow4G', start: 'bench.observeLoad();' }, async (page) => {
    await page.goto(baseURL ?? '', { waitUntil: 'load' });
    const { fcp = 0, lcp = 0, cls = Number.NaN } = await resultOf(page, 'fcp');
    // Each request waits for the line's latency.
    expect(fcp).toBeGreaterThan(150);
    expect(lcp).toBeGreaterThan(150);
    await page.evaluate(async () => {
      // The first paint may show a part of the document (decision B54).
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
      document.querySelector('main')?.prepend('A line that moves the page.');
    });
    await expect.poll(async () => (await resultOf(page, 'fcp')).cls).toBeGreaterThan(cls);
  });
});
