import { createServer } from 'node:http';
import { expect, type Page, type Route, test } from 'playwright/test';
import { watch } from '../tests/paths/browser.ts';
import { isAppScript, watchEntryScript } from '../tests/worlds/appScript.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';
import { listenOn } from '../tests/worlds/listen.ts';
import { firstService, firstServiceName } from '../tests/worlds/services.ts';
import { thorough } from '../tests/worlds/thorough.ts';
import { visitorActs, visitorActsAtOnce } from '../tests/worlds/visitorActs.ts';

/** Chromium's own messages about failed requests and about a module that is no script. */
const toleratedErrors = [/^Failed to load resource/, /Failed to load module script/];

const about = '**/AboutPage.*.js*';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toAbout = (page: Page) => page.locator('footer').getByRole('link', { name: 'About' });

/** Responds with `answer` to the requests that match a pattern. Returns the query strings of these requests. */
const serve = async (
  page: Page,
  pattern: Parameters<Page['route']>[0],
  answer: (route: Route, n: number) => Promise<void>,
) => {
  const queries: string[] = [];
  await page.route(pattern, async (route) => {
    queries.push(new URL(route.request().url()).search);
    await answer(route, queries.length);
  });
  return queries;
};
const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>gone' });
const html = (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Welcome' });
const cut = (route: Route) => route.abort('internetdisconnected');

/** Opens a page and stops its clock. */
const visit = async (page: Page, path: string) => {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await page.clock.pauseAt(30_000);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
};
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
/** Lets time pass until a check passes. `step`: in ms, small where an attempt must fail by itself before it is given up. */
const waitUntil = (page: Page, check: () => Promise<void>, step = 1_000) =>
  expect(async () => {
    await page.clock.runFor(step);
    await check();
  }).toPass({ timeout: 60_000, intervals: [100] });
/** Lets enough time pass for everything pending to happen. */
const longAfter = async (page: Page) => {
  for (let n = 0; n < 20; n++) await page.clock.runFor(5_000);
};
/** The query strings of all attempts of one load. */
const attempts = ['', '?retry=1', '?retry=2', '?retry=3'];

test.beforeEach(({ page }) => visitorActsAtOnce(page));

for (const [what, fault] of Object.entries({ gone, html, cut }))
  test(`a page's code that is ${what} at first is loaded on a later attempt`, thorough, async ({ page }) => {
    const complaints = await watch(page, toleratedErrors);
    const queries = await serve(page, about, (route, n) => (n < 3 ? fault(route) : route.continue()));
    await visit(page, '/');
    await toAbout(page).click();
    await waitUntil(page, () => expect(page).toHaveURL('/about', { timeout: 100 }));
    await expect(heading(page)).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
    expect(queries).toEqual(['', '?retry=1', '?retry=2']);
    complaints.mustBeNone();
  });

/** Returns the paths of the documents that load from now on. */
const documents = (page: Page) => {
  const documentPaths: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documentPaths.push(new URL(request.url()).pathname);
  });
  return documentPaths;
};

const failure = 'Unexpected Application Error!';

test('a page whose code is gone is loaded once as a document, and works as without JavaScript', async ({
  page,
}) => {
  const complaints = await watch(page, toleratedErrors);
  const queries = await serve(page, about, gone);
  await visit(page, '/');
  const documentPaths = documents(page);
  await toAbout(page).click();
  await waitUntil(page, async () => expect(await isSameDocument(page)).toBe(false));
  await expect(page).toHaveURL('/about');
  await expect(heading(page)).toHaveText('Small tasks deserve good hands');
  expect(queries.slice(0, 4)).toEqual(attempts);
  // In the new document the code is missing, too. It is tried again, and then the page stays as it is.
  await waitUntil(page, async () => expect(queries.slice(4)).toContain('?retry=3'));
  await longAfter(page);
  // One attempt more if the document's own preload failed before the app started.
  const again = [...new Set(queries.slice(4))];
  expect(again.slice(0, 4)).toEqual(attempts);
  expect(again.length).toBeLessThanOrEqual(5);
  expect(documentPaths).toEqual(['/about']);
  await expect(heading(page)).toHaveText('Small tasks deserve good hands');
  await expect(page.getByText(failure)).toHaveCount(0);
  // Back leads to the page before.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toContainText('Hand over the desk work.');
  complaints.mustBeNone();
});

test(
  'a document whose code is gone is reloaded once, and then stays as it was sent',
  thorough,
  async ({ page }) => {
    const complaints = await watch(page, toleratedErrors);
    const queries = await serve(page, about, gone);
    const documentPaths = documents(page);
    await page.clock.install({ time: 0 });
    await page.goto('/about?utm_source=letter#values');
    await waitUntil(page, async () => expect(documentPaths).toHaveLength(2));
    const before = queries.length;
    await waitUntil(page, async () => expect(queries.slice(before)).toContain('?retry=3'));
    await longAfter(page);
    expect(documentPaths).toEqual(['/about', '/about']);
    await expect(page).toHaveURL('/about?utm_source=letter#values');
    await expect(heading(page)).toHaveText('Small tasks deserve good hands');
    await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
    await expect(page).toHaveURL('/faq');
    expect(documentPaths).toHaveLength(3);
    await hydrated(page);
    complaints.mustBeNone();
  },
);

test(
  'a document whose code loads after a reload may be reloaded another time',
  thorough,
  async ({ page }) => {
    let fault: typeof gone | null = gone;
    await serve(page, about, (route) => (fault ? fault(route) : route.continue()));
    const documentPaths = documents(page);
    const reloadMark = () => page.evaluate(() => history.state?.isReloaded);
    await page.clock.install({ time: 0 });
    await page.goto('/company/about');
    await waitUntil(page, async () => expect(documentPaths).toHaveLength(2));
    // The second document was requested, and may replace the first one at any time.
    await expect(async () => expect(await reloadMark()).toBe(true)).toPass();
    fault = null;
    await waitUntil(page, async () => expect(await reloadMark()).toBeUndefined());
    await hydrated(page);
    expect(documentPaths).toHaveLength(2);
  },
);

test('a document with typed text is never reloaded', async ({ page }) => {
  const queries = await serve(page, '**/ContactPage.*.js*', gone);
  const documentPaths = documents(page);
  await page.clock.install({ time: 0 });
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: /^Message/ });
  await message.fill('Please tidy up our sales sheet.');
  await waitUntil(page, async () => expect(queries).toContain('?retry=3'));
  await longAfter(page);
  expect(documentPaths).toEqual(['/contact']);
  await expect(message).toHaveValue('Please tidy up our sales sheet.');
});

test('offline, the failure page appears, keeps what was typed, and loads the page when the connection is back', async ({
  page,
  context,
}) => {
  const complaints = await watch(page, toleratedErrors);
  const queries = await serve(page, about, (route) => route.continue());
  await visit(page, '/contact');
  const message = page.getByRole('textbox', { name: /^Message/ });
  const reload = page.getByRole('main').getByRole('button', { name: 'Reload' });
  const progress = page.getByText('The page is still loading.');
  await message.fill('Please tidy up our sales sheet.');
  await context.setOffline(true);
  await toAbout(page).click();
  await expect(progress).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(progress).toBeAttached();
  await expect(message).toHaveValue('Please tidy up our sales sheet.');
  await waitUntil(page, () => expect(heading(page)).toHaveText(failure, { timeout: 100 }), 250);
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => queries).toEqual(attempts);
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/^Unexpected Application Error!/);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/AboutPage|company\/about/);
  await expect(page.getByRole('main')).toContainText(
    'You are offline. Reload this page when you are connected again.',
  );
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(progress).toHaveCount(0);

  // Reload fails again.
  await reload.click();
  await waitUntil(page, async () => expect(queries).toHaveLength(8), 250);
  await expect(heading(page)).toHaveText(failure);
  await expect(heading(page)).toBeFocused();

  // Back to the draft, forward to the failure, and then the connection is back.
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(message).toHaveValue('Please tidy up our sales sheet.');
  await page.goForward();
  await waitUntil(page, () => expect(heading(page)).toHaveText(failure, { timeout: 100 }));
  await context.setOffline(false);
  await expect(page.getByRole('main')).not.toContainText('You are offline');
  await expect(page.getByRole('main')).toContainText('Check your internet connection, then reload.');
  await reload.click();
  await expect(heading(page)).toHaveText('Small tasks deserve good hands');
  await expect(heading(page)).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
  complaints.mustBeNone();
});

test('no document is loaded from a host that fails', thorough, async ({ page }) => {
  await serve(page, about, gone);
  await visit(page, '/');
  await page.route('**/about', (route) => route.fulfill({ status: 503, body: 'Maintenance' }));
  await toAbout(page).click();
  await waitUntil(page, () => expect(heading(page)).toHaveText(failure, { timeout: 100 }));
  expect(await isSameDocument(page)).toBe(true);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(heading(page)).not.toHaveText(failure);
});

test(
  'a foreign document whose page has no code shows the failure page, after one full load',
  thorough,
  async ({ page }) => {
    await serve(page, '**/GigPage.*.js*', gone);
    const documentPaths = documents(page);
    await page.route('**/gig/7', async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue();
      const response = await route.fetch({ url: new URL('/nowhere', route.request().url()).href });
      await route.fulfill({ response });
    });
    await page.clock.install({ time: 0 });
    await page.goto('/gig/7');
    await waitUntil(page, async () => expect(documentPaths).toHaveLength(2));
    await waitUntil(page, () => expect(heading(page)).toHaveText(failure, { timeout: 100 }));
    await longAfter(page);
    expect(documentPaths).toHaveLength(2);
  },
);

test('a request dialog without code leads from its first step to the contact form, with what is in it', async ({
  page,
}) => {
  const complaints = await watch(page, toleratedErrors);
  const queries = await serve(page, '**/RequestDialog.*.js*', gone);
  await page.clock.install({ time: 0 });
  await page.goto('/faq');
  await page.locator('header').getByRole('button', { name: 'Get Started' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: firstServiceName }).check();
  await dialog.getByRole('textbox').fill('Tidy up our sales sheet');
  await waitUntil(page, async () => expect(queries).toContain('?retry=3'));
  await dialog.getByRole('button', { name: 'Next' }).click();
  await waitUntil(page, () => expect(page).toHaveURL('/contact', { timeout: 100 }));
  await waitUntil(page, () =>
    expect(page.locator('#contact-message')).toHaveValue('Tidy up our sales sheet', { timeout: 100 }),
  );
  await expect(page.locator('#contact-subject')).toHaveValue(firstServiceName);
  complaints.mustBeNone();
});

test('a request dialog whose code loads late goes on with what was pressed', thorough, async ({ page }) => {
  let fault: typeof gone | null = gone;
  await serve(page, '**/RequestDialog.*.js*', (route) => (fault ? fault(route) : route.continue()));
  await page.clock.install({ time: 0 });
  await page.goto('/faq');
  await page.locator('header').getByRole('button', { name: 'Get Started' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: firstServiceName }).check();
  await dialog.getByRole('button', { name: 'Next' }).click();
  await page.clock.runFor(1_000);
  fault = null;
  await waitUntil(page, () => expect(dialog).toContainText('How can we reach you?', { timeout: 100 }));
  await expect(page).toHaveURL('/faq');
});

test('a service whose details have no code leads to its page', thorough, async ({ page }) => {
  const complaints = await watch(page, toleratedErrors);
  const queries = await serve(page, '**/ServiceDetailDialog.*.js*', gone);
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await waitUntil(page, async () => expect(queries).not.toHaveLength(0));
  await page.getByRole('button', { name: firstServiceName }).click();
  await waitUntil(page, () => expect(page).toHaveURL(`/services/${firstService}`, { timeout: 100 }));
  await expect(heading(page)).toBeFocused();
  complaints.mustBeNone();
});

test(
  'a document that arrives in two halves is not hydrated before the second',
  thorough,
  async ({ page, baseURL }) => {
    const complaints = await watch(page);
    let complete = () => {};
    const server = createServer(async ({ url = '' }, response) => {
      const answer = await fetch(new URL(url, baseURL));
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(200, { 'Content-Type': answer.headers.get('content-type') ?? '' });
      if (url !== '/faq') return response.end(body);
      const middle = body.indexOf('<footer');
      response.write(body.subarray(0, middle));
      complete = () => response.end(body.subarray(middle));
    });
    const port = await listenOn(server);
    const requests: URL[] = [];
    page.on('request', (request) => requests.push(new URL(request.url())));
    const entryHasRun = await watchEntryScript(page);
    await page.goto(`http://127.0.0.1:${port}/faq`, { waitUntil: 'commit' });
    await expect(heading(page)).toBeVisible();
    await entryHasRun();
    await visitorActs(page);
    await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2);
    // The entry script observed the paint before this observer does, so its requests come before this one.
    await page.evaluate(async () => {
      await new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }));
      await fetch('/robots.txt');
    });
    expect(requests.at(-1)?.pathname).toBe('/robots.txt');
    expect(requests.filter(isAppScript)).toEqual([]);
    complete();
    await hydrated(page, 'runs');
    await expect(toAbout(page)).toBeVisible();
    complaints.mustBeNone();
    server.closeAllConnections();
    server.close();
  },
);

test('an app script that fails to load at first is loaded later, and the page is readable until then', async ({
  page,
}) => {
  const complaints = await watch(page, toleratedErrors);
  const queries = await serve(page, isAppScript, (route, n) => (n < 4 ? cut(route) : route.continue()));
  await page.clock.install({ time: 0 });
  await page.goto('/faq');
  await expect(heading(page)).toBeVisible();
  await waitUntil(page, async () => expect(queries.length).toBeGreaterThan(3));
  await hydrated(page);
  complaints.mustBeNone();
});
