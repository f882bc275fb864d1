import { expect, type Page, test } from 'playwright/test';
import { requestSubmissionModel } from '../machines/requestSubmission/requestSubmission.model.ts';
import { requestSubmissionScript } from '../machines/requestSubmission/requestSubmission.script.ts';
import { requestWizardModel } from '../machines/requestWizard/requestWizard.model.ts';
import { labels, requestWizardScript } from '../machines/requestWizard/requestWizard.script.ts';
import { noAnswers } from '../machines/requestWizard/requestWizardRules.ts';
import { Unavailable } from '../tests/paths/index.ts';
import { isAppScript } from '../tests/worlds/appScript.ts';
import { type RequestWorld, stagePath, stageService } from '../tests/worlds/requestWorld.ts';
import { firstService, firstServiceName, lastService, lastServiceName } from '../tests/worlds/services.ts';
import { siteSuite } from '../tests/worlds/siteSuite.ts';
import { expectDifferences } from './expectDifferences.ts';
import {
  address,
  agree,
  button,
  dialog,
  endpoint,
  focus,
  getStartedIn,
  heading,
  holdClock,
  openDialog,
  payloadsOf,
  press,
  ready,
  requestClose,
  start,
  storeDraft,
  toast,
  toasts,
  withoutEndpoints,
} from './requestDialog.ts';

expectDifferences();

test.use({ reducedMotion: 'reduce' });

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
  tolerates: [/^Failed to load resource: the server responded with a status of 500/],
  typed: true,
  repeated: true,
});

siteSuite({
  name: 'requestSubmission',
  model: requestSubmissionModel,
  script: requestSubmissionScript,
  url: stagePath,
  world,
  tolerates: [/^Failed to load resource: the server responded with a status of 500/],
  // Its start is a press on Submit Request: loading the page again would send another request.
  reloads: false,
});

test.describe('request dialog: without an endpoint', () => {
  test.use({ baseURL: withoutEndpoints });

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
});
