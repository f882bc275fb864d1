import assert from 'node:assert/strict';
import { type Browser, expect, type Locator, type Page } from 'playwright/test';
import { noAnswers, type RequestDraft } from '../machines/requestWizard/requestWizardRules.ts';
import { config } from '../src/config.ts';
import { readScreen } from '../tests/paths/index.ts';
import { areHydrated } from '../tests/worlds/areHydrated.ts';
import { heldRoutes } from '../tests/worlds/heldRoutes.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { draftKey, pauseHeaders, reply, serializeDraft } from '../tests/worlds/requestWorld.ts';
import { visitorActs } from '../tests/worlds/visitorActs.ts';
import { ports } from './playwright.config.ts';

export const withoutEndpoints = `http://127.0.0.1:${ports.withoutEndpoints}`;

export const openDialog = 'dialog[open]';

/**
 * Waits until the page is hydrated. If the page's clock is stopped, this lets time pass, because React needs it to reveal
 * lazy components.
 */
export const ready = async (page: Page, hasClockStopped = false): Promise<void> => {
  await expect(async () => {
    await visitorActs(page);
    if (hasClockStopped) await page.clock.runFor(1_000);
    assert(await page.evaluate(areHydrated, ':is(nav, main) [commandfor]'), 'not hydrated');
    assert.equal(await page.locator(':is(nav, main) [commandfor] + form').count(), 0, 'not hydrated');
  }).toPass({ timeout: 60_000, intervals: [50] });
};

export const getStartedIn = (page: Page, place: 'header' | 'main'): Locator =>
  page.locator(`${place === 'main' ? 'main' : 'nav'} [commandfor=request]`).first();

/** Stores a draft in the tab once, before the page loads. */
export const storeDraft = async (page: Page, draft: RequestDraft): Promise<void> => {
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
export const endpoint = async (page: Page) => {
  const held = (await heldRoutes(page))();
  const posts: { readonly method: string; readonly body: unknown }[] = [];
  await page.route('**/api/request', (route) => {
    posts.push({ method: route.request().method(), body: route.request().postDataJSON() });
    held.hold(route);
  });
  const answer = async (how: number | 'drop'): Promise<void> => {
    const route = await held.one();
    if (how === 'drop') await route.abort();
    else await route.fulfill({ status: how, headers: pauseHeaders(how), json: { ok: true, ...reply } });
  };
  return { posts, answer };
};

/** What the Back gesture of a phone does: asks the dialog to close. */
export const requestClose = (page: Page) =>
  page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]') as { requestClose?(): void } | null;
    dialog?.requestClose?.();
  });

/** What the site logs to the console about submissions. */
export const payloadsOf = (page: Page): unknown[][] => {
  const logged: unknown[][] = [];
  page.on('console', async (message) => {
    if (message.type() === 'info')
      logged.push(await Promise.all(message.args().map((arg) => arg.jsonValue())));
  });
  return logged;
};

export const complete: RequestDraft = {
  step: 3,
  answers: { ...noAnswers, service: 'website-copywriting', name: 'Ada', email: 'ada@example.com' },
};

/** Without the toasts, which are in it, too. */
export const dialog = (page: Page) => page.locator(`${openDialog} > :first-child`);

export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

export const heading = (page: Page, name: string) => dialog(page).getByRole('heading', { name, exact: true });

export const toasts = async (page: Page) => (await page.evaluate(readScreen, 'main')).toasts;

export const focus = async (page: Page) => (await page.evaluate(readScreen, 'main')).focus;

export const press = async (page: Page, name: string) => button(page, name).click({ force: true });

export const agree = (page: Page) => page.locator('#request-agreedToPrivacy').check();

export const start = async (page: Page, place: 'header' | 'main' = 'header') =>
  getStartedIn(page, place).click();

/** Opens a complete draft and gives the consent, which is not stored. */
export const resumeAndAgree = async (page: Page) => {
  await start(page);
  await press(page, 'Back');
  await agree(page);
  await press(page, 'Next');
};

export const fillIn = async (page: Page) => {
  await page.locator('#request-service-not-sure').check();
  await press(page, 'Next');
  await page.locator('#request-name').fill('Ada');
  await page.locator('#request-email').fill('ada@example.com');
};

/** Opens a page and stops its clock at half past nine. */
export const holdClock = async (page: Page, url: string) => {
  await page.clock.install({ time: '2025-03-01T09:00:00Z' });
  await page.goto(url);
  await ready(page);
  // What the page still loads would time out when its clock jumps.
  await hydrated(page, 'runs');
  // Their code is loaded when the browser is idle, which may be later than all that the page waited for.
  await expect(page.locator('[data-toasts]')).toBeAttached();
  await page.clock.pauseAt('2025-03-01T09:30:00Z');
};

export const failure = 'Something went wrong Please try again or contact us directly. Contact us';

export const success = "Successfully submitted! We'll get back to you within 1 business day.";

export const address = config.contactEmail;

export const toast =
  "Successfully submitted! We'll get back to you within 1 business day. But nothing was sent: this site has no inbox. Please email us instead.";

export const toReview = async (page: Page, url = '/') => {
  await storeDraft(page, complete);
  await page.goto(url);
  await ready(page);
  await resumeAndAgree(page);
};

export const toFailure = async (page: Page, url?: string) => {
  const { answer } = await endpoint(page);
  await toReview(page, url);
  await press(page, 'Submit Request');
  await answer(500);
  await expect(button(page, 'Contact us')).toBeVisible();
};

export const contactField = (page: Page, name: string) => page.locator(`#contact-${name}`);

export const mustHold = async (page: Page, texts: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(texts)) await expect(contactField(page, name)).toHaveValue(text);
};

export const pageHeading = (page: Page) => page.locator('main h1');

/** Comes from the home page, within the site. */
export const walkTo = async (page: Page, path: string) => {
  await page.locator(`footer a[href="${path}"]`).first().click();
  await expect(page).toHaveURL(path);
  await ready(page);
};

export const phone = async (browser: Browser): Promise<Page> => {
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
