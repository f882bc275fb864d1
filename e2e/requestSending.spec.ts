import { expect, test } from 'playwright/test';
import { startRecordingProxy } from '../tests/worlds/recordingProxy.ts';
import { thoroughUnless } from '../tests/worlds/thorough.ts';
import { expectDifferences } from './expectDifferences.ts';
import {
  agree,
  button,
  complete,
  dialog,
  endpoint,
  failure,
  fillIn,
  heading,
  holdClock,
  openDialog,
  press,
  ready,
  resumeAndAgree,
  start,
  storeDraft,
  success,
  toasts,
  toReview,
} from './requestDialog.ts';

expectDifferences();

test.use({ reducedMotion: 'reduce' });

test.describe('request dialog: with an endpoint', () => {
  test('Escape and clicks outside are ignored while submitting and close the dialog afterwards', async ({
    page,
  }) => {
    const { answer } = await endpoint(page);
    await storeDraft(page, complete);
    await page.goto('/');
    await ready(page);
    const closes = [() => page.keyboard.press('Escape'), () => page.mouse.click(4, 300)];
    for (const [round, close] of closes.entries()) {
      await start(page);
      // The stored draft is at the last step; after the first round there is none.
      if (round === 0) await press(page, 'Back');
      else await fillIn(page);
      await agree(page);
      await press(page, 'Next');
      await press(page, 'Submit Request');
      await close();
      await press(page, 'Close');
      await expect(page.locator(openDialog)).toHaveCount(1);
      await expect(button(page, 'Submitting...')).toHaveAttribute('aria-disabled', 'true');
      await answer(200);
      await expect(heading(page, 'Success!')).toBeFocused();
      await page.getByRole('button', { name: 'Close toast' }).click();
      await close();
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test('a double click sends once; after a lost connection, nothing is lost and Submit works again', {
    tag: '@engines',
  }, async ({ page, browserName }) => {
    const { posts, answer } = await endpoint(page);
    await storeDraft(page, complete);
    await holdClock(page, '/');
    await resumeAndAgree(page);
    await button(page, 'Submit Request').dblclick();
    await answer('drop');
    await expect(dialog(page)).toContainText('Please try again or contact us directly.');
    await expect.poll(() => toasts(page)).toEqual([failure]);
    expect(posts).toHaveLength(1);
    await press(page, 'Submit Request');
    await answer(204);
    await page.clock.runFor(1_000);
    await expect(heading(page, 'Success!')).toBeFocused();
    await expect.poll(() => toasts(page)).toContain(success);
    const sent = { ...complete.answers, agreedToPrivacy: true, page_path: '/', utm_source: '' };
    // Firefox does not tell what was sent.
    const body = browserName === 'firefox' ? null : expect.objectContaining(sent);
    expect(posts).toEqual(Array(2).fill({ method: 'POST', body }));
  });
});

test.describe('request dialog: what the visitor relies on', () => {
  for (const [answers, wait, rest] of [
    ['at once', 0, 1_000],
    ['after 5 s', 5_000, 0],
  ] as const)
    test(
      `with an answer ${answers}, the success appears after ${wait + rest} ms`,
      thoroughUnless(answers === 'at once'),
      async ({ page }) => {
        const { answer } = await endpoint(page);
        await storeDraft(page, complete);
        await holdClock(page, '/');
        await resumeAndAgree(page);
        await press(page, 'Submit Request');
        await page.clock.runFor(wait);
        const arrives = page.waitForResponse('**/api/request');
        await answer(200);
        await arrives;
        if (rest > 0) {
          await page.clock.runFor(rest - 1);
          await expect(button(page, 'Submitting...')).toBeVisible();
          await page.clock.runFor(1);
        }
        await expect(heading(page, 'Success!')).toBeFocused();
      },
    );

  test('after a lost answer, a second press sends the same content', { tag: '@engines' }, async ({
    page,
    baseURL,
  }) => {
    const proxy = await startRecordingProxy(baseURL ?? '', '/api/request');
    try {
      await toReview(page, proxy.url);
      // The server has the whole request when the connection ends.
      proxy.respond('drop');
      await press(page, 'Submit Request');
      await expect(button(page, 'Contact us')).toBeVisible();
      proxy.respond({ status: 200 });
      await press(page, 'Submit Request');
      await expect(heading(page, 'Success!')).toBeFocused();
      const sent = proxy.posts.map(({ text }) => JSON.parse(text) as Record<string, unknown>);
      // Browsers repeat a POST themselves if the connection had been used before.
      expect(sent.length).toBeGreaterThan(1);
      const [first] = sent;
      expect(first).toMatchObject({ ...complete.answers, agreedToPrivacy: true });
      for (const each of sent) expect({ ...each, timestamp: '' }).toEqual({ ...first, timestamp: '' });
      expect(proxy.posts[0]?.headers['content-type']).toBe('application/json');
    } finally {
      await proxy.close();
    }
  });
});
