import assert from 'node:assert/strict';
import { type Browser, expect, type Locator, type Page, type Route, test } from 'playwright/test';
import { requestSubmissionModel } from '../machines/requestSubmission/requestSubmission.model.ts';
import { requestSubmissionScript } from '../machines/requestSubmission/requestSubmission.script.ts';
import { requestWizardModel } from '../machines/requestWizard/requestWizard.model.ts';
import { labels, requestWizardScript } from '../machines/requestWizard/requestWizard.script.ts';
import { noAnswers, type RequestDraft } from '../machines/requestWizard/requestWizardRules.ts';
import { config } from '../src/config.ts';
import { readScreen, Unavailable } from '../tests/paths/index.ts';
import { holdScript, isAppScript } from '../tests/worlds/appScript.ts';
import { startRecordingProxy } from '../tests/worlds/recordingProxy.ts';
import {
  draftKey,
  type RequestWorld,
  serializeDraft,
  stagePath,
  stageService,
} from '../tests/worlds/requestWorld.ts';
import { firstService, firstServiceName, lastService, lastServiceName } from '../tests/worlds/services.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import { thorough, thoroughUnless } from '../tests/worlds/thorough.ts';
import { expectDifferences } from './expectDifferences.ts';
import { ports } from './playwright.config.ts';

expectDifferences();

const withoutEndpoints = `http://127.0.0.1:${ports.withoutEndpoints}`;
const openDialog = 'dialog[open]';

/**
 * Waits until the page is hydrated. If the page's clock is stopped, this lets time pass, because React needs it to reveal
 * lazy components.
 */
const ready = async (page: Page, hasClockStopped = false): Promise<void> => {
  await expect(async () => {
    if (hasClockStopped) await page.clock.runFor(1_000);
    for (const opener of await page.locator(':is(nav, main) [commandfor]').all())
      assert(
        await opener.evaluate((element) =>
          Object.keys(element).some((key) => key.startsWith('__reactProps')),
        ),
        'not hydrated',
      );
    assert.equal(await page.locator(':is(nav, main) [commandfor] + form').count(), 0, 'not hydrated');
  }).toPass({ timeout: 15_000, intervals: [50] });
};
const getStartedIn = (page: Page, place: 'header' | 'main'): Locator =>
  page.locator(`${place === 'main' ? 'main' : 'nav'} [commandfor=request]`).first();

/** Stores a draft in the tab once, before the page loads. */
const storeDraft = async (page: Page, draft: RequestDraft): Promise<void> => {
  await page.addInitScript(
    ([key, form]) => {
      // An empty page runs this as well, and has no storage in Firefox.
      if (self.origin === 'null' || sessionStorage.getItem('stored once')) return;
      sessionStorage.setItem('stored once', 'yes');
      sessionStorage.setItem(key, form);
    },
    [draftKey, serializeDraft(draft)] as const,
  );
};

/** An endpoint that holds each request until `answer`. */
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
    await expect.poll(() => held.length, 'a request is pending').toBe(1);
    const route = held.pop();
    if (how === 'drop') await route?.abort();
    else await route?.fulfill({ status: how });
  };
  return { posts, answer };
};

/** What the Back gesture of a phone does: asks the dialog to close. */
const requestClose = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]') as { requestClose?(): void } | null;
    dialog?.requestClose?.();
  });

/** Presses Get Started on a page whose script has not arrived, and then lets it arrive. */
const openWithoutScript = async (page: Page, act: () => Promise<void> = async () => {}): Promise<void> => {
  let arrive = (): void => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(isAppScript, async (route) => {
    await arrival;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await getStartedIn(page, 'main').click();
  await expect(page.locator(openDialog)).toBeVisible();
  await act();
  arrive();
  await page.unroute(isAppScript);
};

const world = async (page: Page): Promise<RequestWorld> => {
  const { answer } = await endpoint(page);
  // With the clock stopped, a toast could cover the dialog's Close forever. That only happens on the longer paths, so
  // the usual paths leave toasts open and axe scans them, too.
  const toast = page
    .locator(openDialog)
    .locator('[role=region][aria-label^=Notifications] li[data-state=open]')
    .last();
  if (process.env.PATHS_COVER)
    await page.addLocatorHandler(
      toast,
      () => toast.getByRole('button', { name: 'Close toast', includeHidden: true }).click(),
      // Another toast may be the last one then.
      { noWaitAfter: true },
    );
  return {
    answer,
    requestClose: () => requestClose(page),
    openWithoutScript: async () => {
      await openWithoutScript(page);
      await ready(page, true);
    },
    leavePage: async () => {
      await page.evaluate(async () => {
        const here = location.href;
        history.pushState(null, '', '/about');
        history.pushState(null, '', here);
        for (const go of ['back', 'forward'] as const) {
          const arrives = new Promise((arrive) => addEventListener('popstate', arrive, { once: true }));
          history[go]();
          await arrives;
        }
      });
      await expect(getStartedIn(page, 'main')).toBeVisible();
    },
    comeBack: async () => {
      await expect(page).toHaveURL('/contact');
      await expect(page.locator('#contact-consent')).toBeVisible();
      await page.goBack();
      await expect(getStartedIn(page, 'main')).toBeVisible();
    },
    pressInToast: async (name) => {
      const inToast = page.locator('li[data-state=open]').getByRole('button', { name, includeHidden: true });
      if (!(await inToast.count())) throw new Unavailable(`no «${name}» in a toast`);
      // Not `click()`, before which a longer path would close the toast.
      await inToast.dispatchEvent('click');
    },
    ready: () => ready(page, true),
    storeDraft: async (draft) => {
      if (draft) await storeDraft(page, draft);
    },
    getStarted: async (service) => {
      if (await page.locator(openDialog).count()) throw new Unavailable('the dialog is open');
      await getStartedIn(page, service === stageService ? 'main' : 'header').click();
    },
  };
};

siteSuite({
  name: 'requestWizard',
  model: requestWizardModel,
  script: requestWizardScript,
  url: stagePath,
  world,
  tolerates: [/^Failed to load resource: the server responded with a status of 500/, /web-share/],
  typed: true,
  repeated: true,
});

siteSuite({
  name: 'requestSubmission',
  model: requestSubmissionModel,
  script: requestSubmissionScript,
  url: stagePath,
  world,
  tolerates: [/^Failed to load resource: the server responded with a status of 500/, /web-share/],
});

/** What the site logs to the console about submissions. */
const payloadsOf = (page: Page): unknown[][] => {
  const logged: unknown[][] = [];
  page.on('console', async (message) => {
    if (message.type() === 'info')
      logged.push(await Promise.all(message.args().map((arg) => arg.jsonValue())));
  });
  return logged;
};
const complete: RequestDraft = {
  step: 3,
  answers: { ...noAnswers, service: 'website-copywriting', name: 'Ada', email: 'ada@example.com' },
};
/** Without the toasts, which are in it, too. */
const dialog = (page: Page) => page.locator(`${openDialog} > :first-child`);
const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name, exact: true });
const toasts = async (page: Page) => (await page.evaluate(readScreen, 'main')).toasts;
const focus = async (page: Page) => (await page.evaluate(readScreen, 'main')).focus;
const press = async (page: Page, name: string) => button(page, name).click({ force: true });
const agree = (page: Page) => page.locator('#request-agreedToPrivacy').check();
const start = async (page: Page, place: 'header' | 'main' = 'header') => getStartedIn(page, place).click();
/** Opens a complete draft and gives the consent, which is not stored. */
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
/** Opens a page and stops its clock at half past nine. */
const holdClock = async (page: Page, url: string) => {
  await page.clock.install({ time: '2025-03-01T09:00:00Z' });
  await page.goto(url);
  await ready(page);
  await page.clock.pauseAt('2025-03-01T09:30:00Z');
};
const failure = 'Something went wrong Please try again or contact us directly. Contact us';
const success = "Successfully submitted! We'll get back to you within 1 business day.";

test.use({ reducedMotion: 'reduce' });

test.describe('request dialog: without an endpoint', () => {
  test.use({ baseURL: withoutEndpoints });
  const address = config.contactEmail;
  const toast =
    "Successfully submitted! We'll get back to you within 1 business day. But nothing was sent: this site has no inbox. Please email us instead.";

  test('with the mouse: three steps, 1000 ms, Success!', { tag: '@engines' }, async ({ page }) => {
    const logged = payloadsOf(page);
    const posts: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') posts.push(request.url());
    });
    await page.addInitScript(
      (names) => {
        const events: unknown[] = [];
        Object.assign(window, { dataLayer: [], events });
        for (const name of names)
          addEventListener(name, (event) => events.push([name, (event as CustomEvent).detail]));
      },
      ['get_started_opened', 'get_started_submitted'],
    );
    await holdClock(page, '/categories');
    await start(page);
    await dialog(page).getByText(lastServiceName).click();
    await page.locator('#request-description').fill('Ten reports\na week');
    await dialog(page).getByText('Within 1 month').click();
    await dialog(page).getByText('€500–1,500').click();
    await button(page, 'Next').click();
    await page.locator('#request-name').fill('Ada Lovelace');
    await page.locator('#request-email').fill('ada@example.com');
    await page.locator('#request-company').fill('Lovelace Ltd');
    await agree(page);
    await button(page, 'Next').click();
    await expect(dialog(page)).toContainText('Nothing will be sent from here');
    await expect(dialog(page)).not.toContainText('Check your answers.');
    await expect(dialog(page).getByRole('link', { name: address })).toHaveAttribute(
      'href',
      `mailto:${address}`,
    );
    await button(page, 'Submit Request').click();
    await page.clock.runFor(999);
    await expect(button(page, 'Submitting...')).toHaveAttribute('aria-disabled', 'true');
    await page.clock.runFor(1);
    await expect(heading(page, 'Success!')).toBeFocused();
    await expect(dialog(page)).toContainText("Thanks—you're on the list!");
    await expect(dialog(page)).toContainText('Nothing was sent');
    await expect(dialog(page).getByRole('link')).toHaveText([address, 'Book a call (opens in a new tab)']);
    await expect.poll(() => toasts(page)).toEqual([toast]);
    await page.clock.runFor(4_999);
    await expect.poll(() => toasts(page)).toEqual([toast]);
    await page.clock.runFor(1);
    await expect.poll(() => toasts(page)).toEqual([]);

    expect(logged).toEqual([
      [
        'Request submitted',
        {
          ...noAnswers,
          service: lastService,
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
    expect({ events: analytics.events, dataLayer: analytics.dataLayer }).toEqual({
      events: [
        ['get_started_opened', { page_path: '/categories' }],
        ['get_started_submitted', { selected_service: lastService }],
      ],
      dataLayer: [
        { event: 'get_started_opened', page_path: '/categories' },
        { event: 'get_started_submitted', selected_service: lastService },
      ],
    });
  });

  test('with the keyboard alone', { tag: '@engines' }, async ({ page }) => {
    const tabTo = async (name: string) => {
      for (let presses = 0; (await focus(page)) !== name; presses++) {
        expect(presses, `Tab does not reach "${name}"`).toBeLessThan(40);
        await page.keyboard.press('Tab');
      }
    };
    await page.goto('/');
    await ready(page);
    await tabTo('Get Started');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'What can we take off your desk?')).toBeFocused();
    await tabTo(firstServiceName);
    await page.keyboard.press('ArrowDown');
    await tabTo('Next');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'How can we reach you?')).toBeFocused();
    await tabTo(labels.name);
    await page.keyboard.type('Ada');
    await tabTo(labels.email);
    await page.keyboard.type('ada@example.com');
    await tabTo(labels.agreedToPrivacy);
    await page.keyboard.press('Space');
    // Enter in a text field goes to the next step.
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
    await expect(getStartedIn(page, 'header')).toBeFocused();
  });

  test('with touch, on a phone', thorough, async ({ browser }) => {
    const page = await phone(browser);
    await getStartedIn(page, 'header').tap();
    await dialog(page).getByText(firstServiceName).tap();
    await button(page, 'Next').tap();
    await page.locator('#request-name').tap();
    await page.keyboard.type('Ada');
    await page.locator('#request-email').tap();
    await page.keyboard.type('ada@example.com');
    await page.locator('#request-agreedToPrivacy').tap();
    await button(page, 'Next').tap();
    await button(page, 'Submit Request').tap();
    await expect(heading(page, 'Success!')).toBeVisible();
    await expect.poll(() => toasts(page)).toEqual([toast]);
    await button(page, 'Done').tap();
    await expect(dialog(page)).toHaveCount(0);
    await page.context().close();
  });

  test(
    'the campaign comes from the address: the first of duplicates, cut at 200 characters',
    thorough,
    async ({ page }) => {
      await storeDraft(page, complete);
      const logged = payloadsOf(page);
      await holdClock(page, `/?utm_source=one&utm_source=two&utm_campaign=${'x'.repeat(201)}`);
      await resumeAndAgree(page);
      await press(page, 'Submit Request');
      await expect
        .poll(() => logged[0]?.[1])
        .toMatchObject({ page_path: '/', utm_source: 'one', utm_medium: '', utm_campaign: 'x'.repeat(200) });
    },
  );

  test(
    'the campaign comes from the visit’s first address if the current one has none',
    thorough,
    async ({ page }) => {
      await storeDraft(page, complete);
      const logged = payloadsOf(page);
      await page.goto('/?utm_source=letter&utm_medium=post');
      await ready(page);
      await holdClock(page, '/about');
      await resumeAndAgree(page);
      await press(page, 'Submit Request');
      await expect
        .poll(() => logged[0]?.[1])
        .toMatchObject({
          page_path: '/about',
          utm_source: 'letter',
          utm_medium: 'post',
          utm_campaign: '',
        });
    },
  );

  test('a submission works even if analytics throw', thorough, async ({ page }) => {
    await storeDraft(page, complete);
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

  test(
    'a dialog reopened within 300 ms is empty, and keeps what is typed then',
    thorough,
    async ({ page }) => {
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
    },
  );

  test('a reload restores step and answers, but not the consent', { tag: ['@engines', '@thorough'] }, async ({
    page,
  }) => {
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
    await expect(heading(page, 'How can we reach you?')).toBeFocused();
    await expect(page.locator('#request-name')).toHaveValue('Ada');
    await expect(page.locator('#request-agreedToPrivacy')).not.toBeChecked();
    await press(page, 'Back');
    await expect(page.locator('#request-description')).toHaveValue('Words');
    await expect(page.locator(`#request-service-${firstService}`)).toBeChecked();
    await press(page, 'Close');
    await page.reload();
    await ready(page);
    await start(page);
    await expect(heading(page, 'What can we take off your desk?')).toBeFocused();
    await expect(page.locator('#request-description')).toHaveValue('');
  });

  test('a refusal focuses what is missing and shows why; Close returns the focus', async ({ page }) => {
    await holdClock(page, stagePath);
    await start(page);
    await press(page, 'Next');
    await expect.poll(() => focus(page)).toBe(firstServiceName);
    await expect.poll(() => toasts(page)).toEqual(['Please select a service']);
    await press(page, 'Close');
    await page.clock.runFor(5_000);
    await expect(getStartedIn(page, 'header')).toBeFocused();

    await start(page, 'main');
    await expect(page.locator('#request-service input:checked')).toHaveId(`request-service-${firstService}`);
    await press(page, 'Next');
    await press(page, 'Next');
    await expect.poll(() => focus(page)).toBe(labels.name);
    await page.keyboard.type('Ada');
    await press(page, 'Next');
    await expect.poll(() => focus(page)).toBe(labels.email);
    await expect.poll(() => toasts(page)).toEqual(['Please fill in all required fields']);
    await page.clock.runFor(5_000);
    await page.keyboard.type('ada');
    await press(page, 'Next');
    await expect.poll(() => focus(page)).toBe(labels.agreedToPrivacy);
    await expect.poll(() => toasts(page)).toEqual(['Please agree to the privacy policy']);
    await page.clock.runFor(5_000);
    await page.keyboard.press('Space');
    await press(page, 'Next');
    await expect.poll(() => focus(page)).toBe(labels.email);
    await expect(dialog(page)).toContainText('Enter an address like name@example.com.');
    await expect.poll(() => toasts(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.clock.runFor(300);
    await expect(getStartedIn(page, 'main')).toBeFocused();
  });

  test(
    'a draft without consent is refused at Submit, and the consent gets the focus',
    thorough,
    async ({ page }) => {
      await storeDraft(page, complete);
      await holdClock(page, '/');
      await start(page);
      await press(page, 'Submit Request');
      await expect.poll(() => focus(page)).toBe(labels.agreedToPrivacy);
      await expect.poll(() => toasts(page)).toEqual(['Please agree to the privacy policy']);
    },
  );
});

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
  }, async ({ page }) => {
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
    expect(posts).toEqual(Array(2).fill({ method: 'POST', body: expect.objectContaining(sent) }));
  });
});

test.describe('request dialog: what the visitor relies on', () => {
  const toReview = async (page: Page, url = '/') => {
    await storeDraft(page, complete);
    await page.goto(url);
    await ready(page);
    await resumeAndAgree(page);
  };
  const toFailure = async (page: Page, url?: string) => {
    const { answer } = await endpoint(page);
    await toReview(page, url);
    await press(page, 'Submit Request');
    await answer(500);
    await expect(button(page, 'Contact us')).toBeVisible();
  };
  const contactField = (page: Page, name: string) => page.locator(`#contact-${name}`);
  const mustHold = async (page: Page, texts: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(texts))
      await expect(contactField(page, name)).toHaveValue(text);
  };
  const pageHeading = (page: Page) => page.locator('main h1');
  /** Comes from the home page, within the site. */
  const walkTo = async (page: Page, path: string) => {
    await page.locator(`footer a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await ready(page);
  };

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

  for (const where of ['dialog', 'toast'] as const)
    test(`Contact us in the ${where} carries the answers to the contact form`, async ({ page }) => {
      await toFailure(page, stagePath);
      await page.evaluate(() => Reflect.set(window, 'stays', true));
      if (where === 'dialog') await button(page, 'Contact us').click();
      else await page.locator('li[data-state=open]').getByRole('button', { name: 'Contact us' }).click();
      await expect(page).toHaveURL('/contact');
      await expect(page.locator(openDialog)).toHaveCount(0);
      await expect(contactField(page, 'message')).toBeFocused();
      expect(await page.evaluate(() => Reflect.get(window, 'stays'))).toBe(true);
      await mustHold(page, {
        name: 'Ada',
        email: 'ada@example.com',
        company: '',
        subject: 'Website copywriting',
        message: '',
      });
      // What was handed over is the form's own draft now.
      await contactField(page, 'name').fill('Grace');
      await contactField(page, 'subject').fill('');
      await page.reload();
      await ready(page);
      await mustHold(page, { name: 'Grace', email: 'ada@example.com', subject: '' });
      await expect(contactField(page, 'message')).not.toBeFocused();
    });

  test(
    'Contact us on the contact page fills in what is empty, and keeps the rest',
    thorough,
    async ({ page }) => {
      const { answer } = await endpoint(page);
      await storeDraft(page, { ...complete, answers: { ...complete.answers, description: 'Ten pages' } });
      await page.goto('/contact');
      await ready(page);
      await contactField(page, 'name').fill('Grace');
      await page.locator('#contact-consent').check();
      await resumeAndAgree(page);
      await press(page, 'Submit Request');
      await answer(500);
      const entries = await page.evaluate(() => history.length);
      await button(page, 'Contact us').click();
      await expect(page.locator(openDialog)).toHaveCount(0);
      await expect(contactField(page, 'message')).toBeFocused();
      await mustHold(page, {
        name: 'Grace',
        email: 'ada@example.com',
        subject: 'Website copywriting',
        message: 'Ten pages',
      });
      await expect(page.locator('#contact-consent')).toBeChecked();
      expect(await page.evaluate(() => history.length)).toBe(entries);
      // The request's draft stays, too.
      await start(page);
      await expect(heading(page, 'Check and send')).toBeFocused();
    },
  );

  test('Contact us works on an alias of a page', thorough, async ({ page }) => {
    await toFailure(page, '/get-help');
    await button(page, 'Contact us').click();
    await expect(page).toHaveURL('/contact');
    await mustHold(page, { name: 'Ada', subject: 'Website copywriting' });
  });

  test('Back and Forward close the dialog with its page and keep the draft', async ({ page }) => {
    await page.goto('/');
    await ready(page);
    await walkTo(page, '/faq');
    await start(page);
    await fillIn(page);
    await agree(page);
    await page.goBack();
    await expect(page.locator(openDialog)).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(pageHeading(page)).toBeFocused();
    await start(page);
    await expect(heading(page, 'How can we reach you?')).toBeFocused();
    await expect(page.locator('#request-name')).toHaveValue('Ada');
    await expect(page.locator('#request-agreedToPrivacy')).not.toBeChecked();
    await page.goForward();
    await expect(page.locator(openDialog)).toHaveCount(0);
    await expect(page).toHaveURL('/faq');
    await expect(pageHeading(page)).toBeFocused();
    await page.reload();
    await ready(page);
    await start(page);
    await expect(heading(page, 'How can we reach you?')).toBeFocused();
    await expect(page.locator('#request-name')).toHaveValue('Ada');
  });

  test(
    'Back closes a dialog whose code is still on its way, and the page gets the focus',
    thorough,
    async ({ page }) => {
      const arrive = await holdScript(page, /\/RequestDialog\.[0-9a-f]{8}\.js$/);
      await page.goto('/');
      await ready(page);
      await walkTo(page, '/faq');
      await start(page);
      await expect(heading(page, 'What can we take off your desk?')).toBeFocused();
      await page.goBack();
      await expect(pageHeading(page)).toBeFocused();
      await expect(page.locator(openDialog)).toHaveCount(0);
      arrive();
      await start(page);
      await expect(heading(page, 'What can we take off your desk?')).toBeFocused();
      await fillIn(page);
      await page.keyboard.press('Escape');
      await expect(page.locator(openDialog)).toHaveCount(0);
      await expect(getStartedIn(page, 'header')).toBeFocused();
      expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('');
    },
  );

  test.describe('with motion', thorough, () => {
    test.use({ reducedMotion: 'no-preference' });

    test('the new page keeps the focus after a dialog that would fade', async ({ page }) => {
      await page.goto('/');
      await ready(page);
      await walkTo(page, '/faq');
      await start(page);
      await page.goBack();
      await expect(pageHeading(page)).toBeFocused();
      // Longer than the dialog would fade.
      await page.waitForTimeout(500);
      await expect(pageHeading(page)).toBeFocused();
    });
  });

  test(
    'an attempt goes on after Back, is not repeated, and is told by a toast',
    thorough,
    async ({ page }) => {
      const { posts, answer } = await endpoint(page);
      await storeDraft(page, complete);
      await page.goto('/');
      await ready(page);
      await walkTo(page, '/faq');
      await resumeAndAgree(page);
      await press(page, 'Submit Request');
      await page.goBack();
      await expect(page.locator(openDialog)).toHaveCount(0);
      await start(page);
      await expect(button(page, 'Submitting...')).toBeVisible();
      await page.goForward();
      await expect(page.locator(openDialog)).toHaveCount(0);
      await answer(500);
      await expect.poll(() => toasts(page)).toEqual([failure]);
      await start(page);
      await expect(heading(page, 'Check and send')).toBeFocused();
      await expect(dialog(page)).toContainText('Something went wrong');
      await press(page, 'Back');
      await agree(page);
      await press(page, 'Next');
      await press(page, 'Submit Request');
      await page.goBack();
      await answer(200);
      await expect.poll(() => toasts(page)).toContain(success);
      expect(posts).toHaveLength(2);
      await start(page);
      await expect(heading(page, 'What can we take off your desk?')).toBeFocused();
    },
  );

  test(
    'the platform’s Back gesture closes the dialog alone, and never during an attempt',
    thorough,
    async ({ page }) => {
      const { answer } = await endpoint(page);
      await page.goto('/about');
      await ready(page);
      await start(page);
      await fillIn(page);
      await requestClose(page);
      await expect(page.locator(openDialog)).toHaveCount(0);
      await expect(page).toHaveURL('/about');
      await expect(getStartedIn(page, 'header')).toBeFocused();
      await start(page);
      await expect(page.locator('#request-name')).toHaveValue('Ada');
      await agree(page);
      await press(page, 'Next');
      await press(page, 'Submit Request');
      for (let gesture = 0; gesture < 3; gesture++) await requestClose(page);
      await expect(button(page, 'Submitting...')).toBeVisible();
      await answer(200);
      await expect(heading(page, 'Success!')).toBeFocused();
      await requestClose(page);
      await expect(page.locator(openDialog)).toHaveCount(0);
    },
  );

  test('Escape closes the dialog and its draft', async ({ page }) => {
    await page.goto('/about');
    await ready(page);
    // With a toast on the screen, the dialog has to handle Escape itself.
    for (const hasToast of [false, true]) {
      await start(page);
      if (hasToast) await press(page, 'Next');
      await page.locator('#request-description').fill('Words');
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toHaveCount(0);
      await expect(getStartedIn(page, 'header')).toBeFocused();
      expect(await page.evaluate((key) => sessionStorage.getItem(key), draftKey)).toBeNull();
    }
    // Escape in a toast closes the toast alone.
    await start(page);
    await press(page, 'Next');
    await page.locator('li[data-state=open]').first().focus();
    await page.keyboard.press('Escape');
    await expect(page.locator('li[data-state=open]')).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(1);
  });
});

const phone = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: withoutEndpoints,
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto('/');
  await ready(page);
  return page;
};
