import { expect, type Page, test } from 'playwright/test';
import { subscriptionDialogModel } from '../machines/subscriptionDialog/subscriptionDialog.model.ts';
import {
  labels,
  subscriptionDialogScript,
} from '../machines/subscriptionDialog/subscriptionDialog.script.ts';
import { watch } from '../tests/paths/browser.ts';
import { readScreen } from '../tests/paths/index.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import {
  filledExcept,
  fillSilently,
  leaks,
  type SubscriptionWorld,
  secrets,
} from '../tests/worlds/subscriptionWorld.ts';
import { thorough } from '../tests/worlds/thorough.ts';

const world = (page: Page): SubscriptionWorld => ({
  ready: () => hydrated(page),
  fillIn: (blank) => page.evaluate(fillSilently, filledExcept(blank)),
});

siteSuite<typeof subscriptionDialogModel.machine, SubscriptionWorld>({
  name: 'subscriptionDialog',
  repeated: true,
  home: 'closed.left',
  model: subscriptionDialogModel,
  script: subscriptionDialogScript,
  url: '/',
  world,
});

/** Without the toasts, which are in it, too. */
const dialog = (page: Page) => page.locator('dialog[open] > :first-child');
const subscribe = (page: Page) => dialog(page).getByRole('button', { name: 'Subscribe' });
const choose = (page: Page, plan: string) => page.getByRole('button', { name: `Choose ${plan}` });
const fieldOf = (page: Page, name: keyof typeof secrets) => page.locator(`#subscription-${name}`);
const fillIn = async (page: Page) => {
  for (const [name, text] of Object.entries(secrets))
    await fieldOf(page, name as keyof typeof secrets).fill(text);
};
const focus = async (page: Page) => (await page.evaluate(readScreen, 'main')).focus;
const visit = async (page: Page, path = '/') => {
  await page.goto(path);
  await hydrated(page, 'runs');
};

test.use({ reducedMotion: 'reduce' });

test.describe('subscription dialog', () => {
  test('with the keyboard alone', async ({ page }) => {
    const tabTo = async (name: string, key = 'Tab') => {
      for (let presses = 0; (await focus(page)) !== name; presses++) {
        expect(presses, `Tab does not reach "${name}"`).toBeLessThan(60);
        await page.keyboard.press(key);
      }
    };
    await visit(page);
    await tabTo('Choose Professional');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toContainText('€30 a month');
    await tabTo('Subscribe');
    await page.keyboard.press('Enter');
    await expect.poll(() => focus(page)).toBe(labels.email);
    for (const [name, text] of Object.entries(secrets)) {
      await expect.poll(() => focus(page)).toBe(labels[name as keyof typeof labels]);
      await page.keyboard.type(text);
      if (name !== 'cvc') await page.keyboard.press('Tab');
    }
    // Enter in a field submits the form.
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(choose(page, 'Professional')).toBeFocused();

    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(choose(page, 'Professional')).toBeFocused();
  });

  test(
    'each error describes its field and disappears when the field is corrected',
    thorough,
    async ({ page }) => {
      await visit(page);
      await choose(page, 'Starter').click();
      await fieldOf(page, 'email').fill('ada@example.com');
      await fieldOf(page, 'password').fill('   ');
      await subscribe(page).click();
      await expect(fieldOf(page, 'password')).toBeFocused();
      await expect(fieldOf(page, 'password')).toHaveAccessibleDescription(/Choose a password\.$/);
      await expect(fieldOf(page, 'email')).not.toHaveAttribute('aria-invalid');
      await fieldOf(page, 'password').fill('x');
      await expect(fieldOf(page, 'password')).not.toHaveAttribute('aria-invalid');
      await expect(fieldOf(page, 'cvc')).toHaveAttribute('aria-invalid', 'true');
      expect((await page.evaluate(readScreen, 'main')).toasts).toEqual([]);
    },
  );

  test('typed text appears in no address, storage, log, request, event or HTML', async ({ page }) => {
    const complaints = await watch(page);
    const logged: string[] = [];
    const requests: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('request', (request) => {
      requests.push(`${request.method()} ${request.url()} ${request.postData() ?? ''}`);
    });
    await page.addInitScript(() => {
      const events: unknown[] = [];
      Object.assign(window, { dataLayer: [], events });
      const dispatch = EventTarget.prototype.dispatchEvent;
      EventTarget.prototype.dispatchEvent = function (event) {
        events.push([event.type, event instanceof CustomEvent ? event.detail : null]);
        return dispatch.call(this, event);
      };
      const beacon = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (url, data) => {
        events.push(['beacon', String(url), String(data)]);
        return beacon(url, data);
      };
    });
    await visit(page, '/?utm_source=letter');
    const before = requests.length;
    await choose(page, 'Starter').click();
    await fillIn(page);
    await fieldOf(page, 'cvc').fill('');
    await subscribe(page).click();
    await expect(fieldOf(page, 'cvc')).toBeFocused();
    await fieldOf(page, 'cvc').fill(secrets.cvc);
    expect(await page.content()).not.toMatch(leaks);
    await fieldOf(page, 'cvc').press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await choose(page, 'Starter').click();
    await fillIn(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);

    expect(requests.slice(before).filter((request) => !request.startsWith('GET'))).toEqual([]);
    expect(requests.join('\n')).not.toMatch(leaks);
    expect(logged.join('\n')).not.toMatch(leaks);
    expect(await page.content()).not.toMatch(leaks);
    const traces = await page.evaluate(async () => ({
      address: location.href,
      state: history.state,
      cookie: document.cookie,
      name: window.name,
      session: { ...sessionStorage },
      local: { ...localStorage },
      databases: (await indexedDB.databases()).length,
      values: [...document.querySelectorAll('input')].map(({ value }) => value),
      ...(window as unknown as { dataLayer: unknown[]; events: unknown[] }),
    }));
    const { dataLayer, events, databases, address } = traces as typeof traces & {
      dataLayer: unknown[];
      events: unknown[];
    };
    expect(JSON.stringify({ ...traces, dataLayer, events }, null, 1)).not.toMatch(leaks);
    expect(dataLayer).toEqual([]);
    expect(databases).toBe(0);
    expect(new URL(address).search).toBe('?utm_source=letter');
    complaints.mustBeNone();
  });

  test(
    'a dialog reopened while it fades out is empty, and keeps what is typed then',
    thorough,
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await page.clock.install();
      await visit(page);
      await choose(page, 'Starter').click();
      await fillIn(page);
      const emptied = await page.evaluate(async () => {
        const fields = [...document.querySelectorAll<HTMLInputElement>('#subscription input')];
        document.querySelector<HTMLElement>('dialog[open] [aria-label=Close]')?.click();
        const values = fields.map(({ value }) => value);
        document.getElementById('choose-enterprise')?.click();
        return values;
      });
      expect(emptied).toEqual(['', '', '', '', '']);
      await expect(page.getByRole('dialog')).toHaveAccessibleName('Subscribe to Enterprise');
      await fieldOf(page, 'email').fill('ada@example.com');
      await page.evaluate(() =>
        Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
      );
      await page.clock.runFor(10_000);
      await expect(fieldOf(page, 'email')).toHaveValue('ada@example.com');
      await expect(fieldOf(page, 'cvc')).toHaveValue('');
    },
  );

  test('the dialog works with storage denied', thorough, async ({ page }) => {
    await page.addInitScript(() => {
      for (const store of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, store, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await visit(page);
    await choose(page, 'Starter').click();
    await fillIn(page);
    await subscribe(page).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  for (const width of [320, 1280])
    test(`fits ${width} px, and its touch targets are at least 44 px high`, thorough, async ({ browser }) => {
      const context = await browser.newContext({ viewport: { width, height: 700 }, hasTouch: true });
      const page = await context.newPage();
      await visit(page);
      await choose(page, 'Professional').tap();
      await subscribe(page).tap();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      expect(await dialog(page).evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
      // The missing field has the focus and is visible together with its error.
      await expect(fieldOf(page, 'email')).toBeFocused();
      await expect
        .poll(async () => {
          const [error, foot] = await Promise.all([
            dialog(page).locator('#subscription-email-error').boundingBox(),
            dialog(page).locator('footer').boundingBox(),
          ]);
          return error && foot ? error.y + error.height <= foot.y : false;
        })
        .toBe(true);
      for (const target of await dialog(page).locator('button, input').all())
        expect(Math.round((await target.boundingBox())?.height ?? 0)).toBeGreaterThanOrEqual(44);
      await context.close();
    });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('choosing a plan leads to the contact form, and there are no card fields', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('input[type=password], [autocomplete^=cc-]')).toHaveCount(0);
    await choose(page, 'Professional').click();
    await expect(page).toHaveURL(/\/contact\??$/);
    await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  });
});
