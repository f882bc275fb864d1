import assert from 'node:assert/strict';
import { type Browser, expect, type Locator, type Page, type Route, test } from 'playwright/test';
import { requestWizardModel } from '../machines/requestWizard/requestWizard.model.ts';
import { labels, requestWizardScript } from '../machines/requestWizard/requestWizard.script.ts';
import { noAnswers, type RequestDraft } from '../machines/requestWizard/requestWizardRules.ts';
import { browserSuite } from '../tests/paths/browser.ts';
import { readScreen, Unavailable } from '../tests/paths/index.ts';
import {
  draftKey,
  keptForm,
  type RequestWorld,
  stagePath,
  stageService,
} from '../tests/worlds/requestWorld.ts';
import { ports } from './playwright.config.ts';

const configured = `http://127.0.0.1:${ports.configured}`;
const openDialog = '[role=dialog][data-state=open]';

/**
 * Until React has taken over the page, and the overlays' code is here. Before, Get Started is the contact form's link,
 * and under a clock that stands still, React would not reveal what it has to wait for.
 */
const ready = async (page: Page, hasClockStopped = false): Promise<void> => {
  const region = page.locator('[role=region][aria-label=Notifications]');
  await expect(async () => {
    if (hasClockStopped) await page.clock.runFor(1_000);
    assert(await region.count(), 'the overlays are not here');
    for (const form of await page.locator(':is(nav, main) form').all())
      assert(
        await form.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))),
        'not hydrated',
      );
  }).toPass({ timeout: 15_000, intervals: [50] });
};
const getStartedIn = (page: Page, place: 'header' | 'main'): Locator =>
  page.locator(`${place === 'main' ? 'main' : 'nav'} form button`).first();

/** Puts a draft into the tab before the page is loaded, once. */
const keepDraft = async (page: Page, draft: RequestDraft): Promise<void> => {
  await page.addInitScript(
    ([key, form]) => {
      if (sessionStorage.getItem('kept once')) return;
      sessionStorage.setItem('kept once', 'yes');
      sessionStorage.setItem(key, form);
    },
    [draftKey, keptForm(draft)] as const,
  );
};

/** An endpoint that holds each request until it is told how to answer. */
const endpoint = async (page: Page) => {
  let held: Route[] = [];
  const posts: { readonly method: string; readonly body: unknown }[] = [];
  await page.route('**/api/request', (route) => {
    posts.push({ method: route.request().method(), body: route.request().postDataJSON() });
    held.push(route);
  });
  page.on('requestfailed', (request) => {
    held = held.filter((route) => route.request() !== request);
  });
  const answer = async (how: number | 'drop'): Promise<void> => {
    await expect.poll(() => held.length, 'a request is under way').toBe(1);
    const route = held.pop();
    if (how === 'drop') await route?.abort();
    else await route?.fulfill({ status: how });
  };
  return { posts, answer };
};

const world = async (page: Page): Promise<RequestWorld> => {
  const { answer } = await endpoint(page);
  // A toast may lie over the dialog's Close; where time stands still it would stay. On the usual paths it never does:
  // there toasts are left, and scanned with what they lie over.
  const toast = page.locator('[role=region][aria-label^=Notifications] li[data-state=open]').last();
  if (process.env.PATHS_COVER)
    await page.addLocatorHandler(toast, () => toast.getByRole('button', { includeHidden: true }).click());
  return {
    answer,
    ready: () => ready(page, true),
    keep: async (draft) => {
      if (draft) await keepDraft(page, draft);
    },
    getStarted: async (service) => {
      if (await page.locator(openDialog).count()) throw new Unavailable('the dialog is open');
      await getStartedIn(page, service === stageService ? 'main' : 'header').click();
    },
  };
};

browserSuite({
  name: 'requestWizard',
  model: requestWizardModel,
  script: requestWizardScript,
  url: configured + stagePath,
  world,
  tolerates: [/^Failed to load resource: the server responded with a status of 500/, /web-share/],
});

/** What the site says of a submission in its console. */
const payloadsOf = (page: Page): unknown[][] => {
  const said: unknown[][] = [];
  page.on('console', async (message) => {
    if (message.type() === 'info') said.push(await Promise.all(message.args().map((arg) => arg.jsonValue())));
  });
  return said;
};
const complete: RequestDraft = {
  step: 3,
  answers: { ...noAnswers, service: 'website-copywriting', name: 'Ada', email: 'ada@example.com' },
};
const dialog = (page: Page) => page.locator(openDialog);
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name, exact: true });
const toasts = async (page: Page) => (await page.evaluate(readScreen, 'main')).toasts;
const focus = async (page: Page) => (await page.evaluate(readScreen, 'main')).focus;
const press = async (page: Page, name: string) => button(page, name).click({ force: true });
const agree = (page: Page) => page.locator('#request-agreedToPrivacy').check();
const start = async (page: Page, place: 'header' | 'main' = 'header') => getStartedIn(page, place).click();
/** From a complete draft: what is missing is the consent. */
const resumeAndAgree = async (page: Page) => {
  await start(page);
  await press(page, 'Back');
  await agree(page);
  await press(page, 'Next');
};
const fillIn = async (page: Page) => {
  await page.locator('#request-service-not-sure').check();
  await press(page, 'Next');
  await page.locator('#request-name').fill('Ada');
  await page.locator('#request-email').fill('ada@example.com');
};
/** The page's clock stands still at half past nine. */
const holdClock = async (page: Page, url: string) => {
  await page.clock.install({ time: '2025-03-01T09:00:00Z' });
  await page.goto(url);
  await ready(page);
  await page.clock.pauseAt('2025-03-01T09:30:00Z');
};
const success = "Successfully submitted! We'll get back to you within 1 business day.";

test.use({ reducedMotion: 'reduce' });

test.describe('request dialog: journeys on the site as an adopter gets it', () => {
  test('by mouse: three steps, 1000 ms, Success!', async ({ page }) => {
    const said = payloadsOf(page);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    await page.addInitScript(
      (names) => {
        const told: unknown[] = [];
        Object.assign(window, { dataLayer: [], told });
        for (const name of names)
          addEventListener(name, (event) => told.push([name, (event as CustomEvent).detail]));
      },
      ['get_started_opened', 'get_started_submitted'],
    );
    await holdClock(page, '/categories');
    await start(page);
    await dialog(page).getByText('Automation & AI helpers').click();
    await page.locator('#request-description').fill('Ten reports\na week');
    await dialog(page).getByText('Within 1 month').click();
    await dialog(page).getByText('€500–1,500').click();
    await button(page, 'Next').click();
    await page.locator('#request-name').fill('Ada Lovelace');
    await page.locator('#request-email').fill('ada@example.com');
    await page.locator('#request-company').fill('Lovelace Ltd');
    await agree(page);
    await button(page, 'Next').click();
    await button(page, 'Submit Request').click();
    await page.clock.runFor(999);
    await expect(button(page, 'Submitting...')).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(1);
    await expect(heading(page, 'Success!')).toBeFocused();
    await expect(dialog(page)).toContainText("Thanks—you're on the list!");
    await expect(dialog(page).getByRole('link')).toHaveCount(0);
    expect(await toasts(page)).toEqual([success]);
    await page.clock.runFor(4_999);
    expect(await toasts(page)).toEqual([success]);
    await page.clock.runFor(1);
    expect(await toasts(page)).toEqual([]);

    expect(said).toEqual([
      [
        'Request submitted',
        {
          ...noAnswers,
          service: 'automation-ai',
          description: 'Ten reports\na week',
          timeframe: '1-month',
          budget: '500-1500',
          name: 'Ada Lovelace',
          email: 'ada@example.com',
          company: 'Lovelace Ltd',
          agreedToPrivacy: true,
          page_path: '/categories',
          timestamp: '2025-03-01T09:30:00.000Z',
          utm_source: '',
          utm_medium: '',
          utm_campaign: '',
        },
      ],
    ]);
    expect(posts, 'nothing is sent').toEqual([]);
    const analytics = await page.evaluate(() => ({ ...window }) as unknown as Record<string, unknown>);
    expect({ told: analytics.told, dataLayer: analytics.dataLayer }).toEqual({
      told: [
        ['get_started_opened', { page_path: '/categories' }],
        ['get_started_submitted', { selected_service: 'automation-ai' }],
      ],
      dataLayer: [
        { event: 'get_started_opened', page_path: '/categories' },
        { event: 'get_started_submitted', selected_service: 'automation-ai' },
      ],
    });
  });

  test('by keyboard alone', async ({ page }) => {
    const tabTo = async (name: string) => {
      for (let presses = 0; (await focus(page)) !== name; presses++) {
        expect(presses, `no way to «${name}»`).toBeLessThan(40);
        await page.keyboard.press('Tab');
      }
    };
    await page.goto('/');
    await ready(page);
    await tabTo('Get Started');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'What can we take off your desk?')).toBeFocused();
    await tabTo('Excel assistance');
    await page.keyboard.press('ArrowDown');
    await tabTo('Next');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'How do we reach you?')).toBeFocused();
    await tabTo(labels.name);
    await page.keyboard.type('Ada');
    await tabTo(labels.email);
    await page.keyboard.type('ada@example.com');
    await tabTo(labels.agreedToPrivacy);
    await page.keyboard.press('Space');
    // Enter in a text field presses Next.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Check and send')).toBeFocused();
    await expect(dialog(page)).toContainText('Presentation design');
    await tabTo('Submit Request');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Success!')).toBeFocused();
    await tabTo('Done');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.locator('nav form button')).toBeFocused();
  });

  test('by touch, on a phone', async ({ browser }) => {
    const page = await phone(browser);
    await getStartedIn(page, 'header').tap();
    await dialog(page).getByText('Content editing').tap();
    await button(page, 'Next').tap();
    await page.locator('#request-name').tap();
    await page.keyboard.type('Ada');
    await page.locator('#request-email').tap();
    await page.keyboard.type('ada@example.com');
    await page.locator('#request-agreedToPrivacy').tap();
    await button(page, 'Next').tap();
    await button(page, 'Submit Request').tap();
    await expect(heading(page, 'Success!')).toBeVisible();
    expect(await toasts(page)).toEqual([success]);
    await button(page, 'Done').tap();
    await expect(dialog(page)).toHaveCount(0);
    await page.context().close();
  });

  test('the campaign is the address’s, the first of duplicates, cut at 200 characters', async ({ page }) => {
    await keepDraft(page, complete);
    const said = payloadsOf(page);
    await holdClock(page, `/?utm_source=one&utm_source=two&utm_campaign=${'x'.repeat(201)}`);
    await resumeAndAgree(page);
    await press(page, 'Submit Request');
    await expect
      .poll(() => said[0]?.[1])
      .toMatchObject({ page_path: '/', utm_source: 'one', utm_medium: '', utm_campaign: 'x'.repeat(200) });
  });

  test('the campaign is that of the visit’s first address, where the present one has none', async ({
    page,
  }) => {
    await keepDraft(page, complete);
    const said = payloadsOf(page);
    await page.goto('/?utm_source=letter&utm_medium=post');
    await ready(page);
    await holdClock(page, '/about');
    await resumeAndAgree(page);
    await press(page, 'Submit Request');
    await expect
      .poll(() => said[0]?.[1])
      .toMatchObject({
        page_path: '/about',
        utm_source: 'letter',
        utm_medium: 'post',
        utm_campaign: '',
      });
  });

  test('analytics that throw do not break it', async ({ page }) => {
    await keepDraft(page, complete);
    await page.addInitScript(() => {
      const push = () => {
        throw new Error('sink');
      };
      Object.assign(window, { dataLayer: Object.assign([], { push }) });
    });
    await holdClock(page, '/');
    await resumeAndAgree(page);
    await press(page, 'Submit Request');
    await page.clock.runFor(1_000);
    await expect(heading(page, 'Success!')).toBeFocused();
  });

  test('reopened within 300 ms it is fresh, and stays', async ({ page }) => {
    await holdClock(page, stagePath);
    await start(page, 'main');
    await page.locator('#request-description').fill('Words');
    await press(page, 'Close');
    await page.clock.runFor(299);
    await start(page);
    await expect(page.locator('#request-description')).toHaveValue('');
    await expect(page.locator('#request-service input:checked')).toHaveCount(0);
    await page.locator('#request-description').fill('Other words');
    await page.clock.runFor(5_000);
    await expect(page.locator('#request-description')).toHaveValue('Other words');
  });

  test('a reload in the middle offers step and answers again, but never the consent', async ({ page }) => {
    await page.goto(stagePath);
    await ready(page);
    await start(page, 'main');
    await page.locator('#request-description').fill('Words');
    await press(page, 'Next');
    await page.locator('#request-name').fill('Ada');
    await agree(page);
    await page.reload();
    await ready(page);
    await expect(dialog(page)).toHaveCount(0);
    await start(page);
    await expect(heading(page, 'How do we reach you?')).toBeFocused();
    await expect(page.locator('#request-name')).toHaveValue('Ada');
    await expect(page.locator('#request-agreedToPrivacy')).not.toBeChecked();
    await press(page, 'Back');
    await expect(page.locator('#request-description')).toHaveValue('Words');
    await expect(page.locator('#request-service-content-editing')).toBeChecked();
    await press(page, 'Close');
    await page.reload();
    await ready(page);
    await start(page);
    await expect(heading(page, 'What can we take off your desk?')).toBeFocused();
    await expect(page.locator('#request-description')).toHaveValue('');
  });

  test('refusals lead to what is missing, closing leads back, and the toasts say why', async ({ page }) => {
    await holdClock(page, stagePath);
    await start(page);
    await press(page, 'Next');
    await expect.poll(() => focus(page)).toBe('Excel assistance');
    expect(await toasts(page)).toEqual(['Please select a service']);
    await press(page, 'Close');
    await page.clock.runFor(5_000);
    await expect(page.locator('nav form button')).toBeFocused();

    await start(page, 'main');
    await expect(page.locator('#request-service input:checked')).toHaveId('request-service-content-editing');
    await press(page, 'Next');
    await press(page, 'Next');
    await expect.poll(() => focus(page)).toBe(labels.name);
    await page.keyboard.type('Ada');
    await press(page, 'Next');
    await expect.poll(() => focus(page)).toBe(labels.email);
    expect(await toasts(page)).toEqual(['Please fill in all required fields']);
    await page.clock.runFor(5_000);
    await page.keyboard.type('ada');
    await press(page, 'Next');
    await expect.poll(() => focus(page)).toBe(labels.agreedToPrivacy);
    expect(await toasts(page)).toEqual(['Please agree to the privacy policy']);
    await page.clock.runFor(5_000);
    await page.keyboard.press('Space');
    await press(page, 'Next');
    await expect.poll(() => focus(page)).toBe(labels.email);
    await expect(dialog(page)).toContainText('Enter an address like name@example.com.');
    expect(await toasts(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.clock.runFor(300);
    await expect(page.locator('main form button').first()).toBeFocused();
  });

  test('a draft without the consent is refused at Submit, and leads to it', async ({ page }) => {
    await keepDraft(page, complete);
    await holdClock(page, '/');
    await start(page);
    await press(page, 'Submit Request');
    await expect.poll(() => focus(page)).toBe(labels.agreedToPrivacy);
    expect(await toasts(page)).toEqual(['Please agree to the privacy policy']);
  });
});

test.describe('request dialog: with an endpoint', () => {
  test('while submitting, Escape and presses outside are ignored; afterwards they close', async ({
    page,
  }) => {
    const { answer } = await endpoint(page);
    await keepDraft(page, complete);
    await page.goto(configured);
    await ready(page);
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(4, 300)]) {
      await start(page);
      if (await button(page, 'Submit Request').count()) await press(page, 'Back');
      else await fillIn(page);
      await agree(page);
      await press(page, 'Next');
      await press(page, 'Submit Request');
      await close();
      await press(page, 'Close');
      // A dialog that fades says that it is closed.
      await expect(page.locator(openDialog)).toHaveCount(1);
      await expect(button(page, 'Submitting...')).toHaveAttribute('aria-disabled', 'true');
      await answer(200);
      await expect(heading(page, 'Success!')).toBeFocused();
      await page.getByRole('button', { name: 'Close toast' }).click();
      await close();
      await expect(dialog(page)).toHaveCount(0);
    }
  });

  test('a double click sends once; a lost connection keeps all and can be tried again', async ({ page }) => {
    const { posts, answer } = await endpoint(page);
    await keepDraft(page, complete);
    await holdClock(page, `${configured}/`);
    await resumeAndAgree(page);
    await button(page, 'Submit Request').dblclick();
    await answer('drop');
    await expect(dialog(page)).toContainText('Please try again or contact us directly.');
    expect(await toasts(page)).toEqual(['Something went wrong Please try again or contact us directly.']);
    expect(posts).toHaveLength(1);
    await press(page, 'Submit Request');
    await answer(204);
    await expect(heading(page, 'Success!')).toBeFocused();
    const sent = { ...complete.answers, agreedToPrivacy: true, page_path: '/', utm_source: '' };
    expect(posts).toEqual(Array(2).fill({ method: 'POST', body: expect.objectContaining(sent) }));
    const booking = dialog(page).getByRole('link', { name: 'Book a call (opens in a new tab)' });
    await expect(booking).toHaveAttribute('href', 'https://booking.example/deskhand');
    await expect(booking).toHaveAttribute('target', '_blank');
  });
});

const phone = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${ports.site}`,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await ready(page);
  return page;
};
