import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, type Route, test } from 'playwright/test';
import { watch } from '../tests/paths/browser.ts';
import { isAppScript } from '../tests/worlds/appScript.ts';
import { hydrated } from '../tests/worlds/hydratedPage.ts';

/** What Chromium says of its own accord about every request that fails, and of a script that is none. */
const tolerates = [/^Failed to load resource/, /Failed to load module script/];

const about = '**/AboutPage.*.js*';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toAbout = (page: Page) => page.locator('footer').getByRole('link', { name: 'About' });

/** Keeps what is asked for under a pattern, and answers it as `answer` says. */
const serve = async (
  page: Page,
  pattern: Parameters<Page['route']>[0],
  answer: (route: Route, n: number) => Promise<void>,
) => {
  const asked: string[] = [];
  await page.route(pattern, async (route) => {
    asked.push(new URL(route.request().url()).search);
    await answer(route, asked.length);
  });
  return asked;
};
const gone = (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>gone' });
const html = (route: Route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Welcome' });
const cut = (route: Route) => route.abort('internetdisconnected');

/** The page, its clock held once it is the visitor's. */
const visit = async (page: Page, path: string) => {
  await page.clock.install({ time: 0 });
  await page.goto(path);
  await page.clock.pauseAt(60_000);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
};
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);
/** Lets time pass until something is so. */
const until = (page: Page, check: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(1_000);
    await check();
  }).toPass({ timeout: 20_000, intervals: [100] });
/** Lets so much time pass that whatever was still to come has come. */
const longAfter = async (page: Page) => {
  for (let n = 0; n < 20; n++) await page.clock.runFor(5_000);
};
/** The tries of one load, each at an address of its own. */
const tries = ['', '?retry=1', '?retry=2', '?retry=3'];

for (const [what, fault] of Object.entries({ gone, html, cut }))
  test(`a page's code that is ${what} at first is fetched again, elsewhere, and comes`, async ({ page }) => {
    const complaints = await watch(page, tolerates);
    const asked = await serve(page, about, (route, n) => (n < 3 ? fault(route) : route.continue()));
    await visit(page, '/');
    await toAbout(page).click();
    await until(page, () => expect(page).toHaveURL('/company/about', { timeout: 100 }));
    await expect(heading(page)).toBeFocused();
    expect(await isSameDocument(page)).toBe(true);
    expect(asked).toEqual(['', '?retry=1', '?retry=2']);
    complaints.mustBeNone();
  });

/** Counts how often documents are loaded. */
const documents = (page: Page) => {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loaded.push(new URL(request.url()).pathname);
  });
  return loaded;
};

const failure = 'Unexpected Application Error!';

test('a page whose code is gone for good is loaded as a document, once, and works as without JavaScript', async ({
  page,
}) => {
  const complaints = await watch(page, tolerates);
  const asked = await serve(page, about, gone);
  await visit(page, '/');
  const loaded = documents(page);
  await toAbout(page).click();
  await until(page, async () => expect(await isSameDocument(page)).toBe(false));
  await expect(page).toHaveURL('/company/about');
  await expect(heading(page)).toHaveText('Small tasks deserve good hands');
  expect(asked.slice(0, 4)).toEqual(tries);
  // Here the code is missing again: tried again, and then left alone, for the document has been loaded in full.
  await until(page, async () => expect(asked.slice(4)).toContain('?retry=3'));
  await longAfter(page);
  // One more, if the document's own try, ahead of the app's, had failed before the app began.
  const again = [...new Set(asked.slice(4))];
  expect(again.slice(0, 4)).toEqual(tries);
  expect(again.length).toBeLessThanOrEqual(5);
  expect(loaded).toEqual(['/company/about']);
  await expect(heading(page)).toHaveText('Small tasks deserve good hands');
  await expect(page.getByText(failure)).toHaveCount(0);
  // Back leads to where the visitor came from.
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toContainText('Hand over the desk work.');
  complaints.mustBeNone();
});

test('a document whose code is gone is loaded once more, and then stands as it came', async ({ page }) => {
  const complaints = await watch(page, tolerates);
  const asked = await serve(page, about, gone);
  const loaded = documents(page);
  await page.clock.install({ time: 0 });
  await page.goto('/about?utm_source=letter#values');
  await until(page, async () => expect(loaded).toHaveLength(2));
  const before = asked.length;
  await until(page, async () => expect(asked.slice(before)).toContain('?retry=3'));
  await longAfter(page);
  expect(loaded).toEqual(['/about', '/about']);
  await expect(page).toHaveURL('/about?utm_source=letter#values');
  await expect(heading(page)).toHaveText('Small tasks deserve good hands');
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  expect(loaded).toHaveLength(3);
  await hydrated(page);
  complaints.mustBeNone();
});

test('a document whose code comes after all is whole again, and may be loaded in full another time', async ({
  page,
}) => {
  let fault: typeof gone | null = gone;
  await serve(page, about, (route) => (fault ? fault(route) : route.continue()));
  const loaded = documents(page);
  const mark = () => page.evaluate(() => history.state?.isReloaded);
  await page.clock.install({ time: 0 });
  await page.goto('/company/about');
  await until(page, async () => expect(loaded).toHaveLength(2));
  expect(await mark()).toBe(true);
  fault = null;
  await until(page, async () => expect(await mark()).toBeUndefined());
  await hydrated(page);
  expect(loaded).toHaveLength(2);
});

test('a document that is typed into is never loaded over', async ({ page }) => {
  const asked = await serve(page, '**/ContactPage.*.js*', gone);
  const loaded = documents(page);
  await page.clock.install({ time: 0 });
  await page.goto('/contact');
  const message = page.getByRole('textbox', { name: /^Message/ });
  await message.fill('Please tidy up our sales sheet.');
  await until(page, async () => expect(asked).toContain('?retry=3'));
  await longAfter(page);
  expect(loaded).toEqual(['/contact']);
  await expect(message).toHaveValue('Please tidy up our sales sheet.');
});

test('offline, the failure page tells of it, keeps what was typed, and leads on when the line is back', async ({
  page,
  context,
}) => {
  const complaints = await watch(page, tolerates);
  const asked = await serve(page, about, (route) => route.continue());
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
  await until(page, () => expect(heading(page)).toHaveText(failure, { timeout: 100 }));
  await expect(heading(page)).toBeFocused();
  expect(asked).toEqual(tries);
  await expect(page).toHaveURL('/company/about');
  await expect(page).toHaveTitle(/^Unexpected Application Error!/);
  await expect(page.getByRole('main').getByRole('alert')).toContainText(/AboutPage|company\/about/);
  await expect(page.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(progress).toHaveCount(0);

  // Asking again in vain.
  await reload.click();
  await until(page, async () => expect(asked).toHaveLength(8));
  await expect(heading(page)).toHaveText(failure);
  await expect(heading(page)).toBeFocused();

  // Back to the draft, forward to the failure, and then there is a line.
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await expect(message).toHaveValue('Please tidy up our sales sheet.');
  await page.goForward();
  await until(page, () => expect(heading(page)).toHaveText(failure, { timeout: 100 }));
  await context.setOffline(false);
  await reload.click();
  await expect(heading(page)).toHaveText('Small tasks deserve good hands');
  await expect(heading(page)).toBeFocused();
  expect(await isSameDocument(page)).toBe(true);
  complaints.mustBeNone();
});

test('a host that fails is not asked for the document', async ({ page }) => {
  await serve(page, about, gone);
  await visit(page, '/');
  await page.route('**/company/about', (route) => route.fulfill({ status: 503, body: 'Maintenance' }));
  await toAbout(page).click();
  await until(page, () => expect(heading(page)).toHaveText(failure, { timeout: 100 }));
  expect(await isSameDocument(page)).toBe(true);
  await page.locator('footer').getByRole('link', { name: 'FAQ' }).click();
  await expect(page).toHaveURL('/faq');
  await expect(heading(page)).not.toHaveText(failure);
});

test('a foreign document whose page has no code shows the failure page, after one full load', async ({
  page,
}) => {
  await serve(page, '**/GigPage.*.js*', gone);
  const loaded = documents(page);
  await page.route('**/gig/7', async (route) => {
    if (!route.request().isNavigationRequest()) return route.continue();
    const response = await route.fetch({ url: new URL('/nowhere', route.request().url()).href });
    await route.fulfill({ response });
  });
  await page.clock.install({ time: 0 });
  await page.goto('/gig/7');
  await until(page, async () => expect(loaded).toHaveLength(2));
  await until(page, () => expect(heading(page)).toHaveText(failure, { timeout: 100 }));
  await longAfter(page);
  expect(loaded).toHaveLength(2);
});

test('a request dialog without code leads to the contact form; a draft stays', async ({ page }) => {
  const complaints = await watch(page, tolerates);
  const asked = await serve(page, '**/LoadedOverlays.*.js*', gone);
  const draft = JSON.stringify({ step: 1, answers: { description: 'Tidy up our sales sheet' } });
  await page.addInitScript((kept) => sessionStorage.setItem('deskhand.request', kept), draft);
  await page.clock.install({ time: 0 });
  await page.goto('/faq');
  await until(page, async () => expect(asked).toContain('?retry=3'));
  await page.locator('header').getByRole('button', { name: 'Get Started' }).click();
  await until(page, () => expect(page).toHaveURL('/contact', { timeout: 100 }));
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('deskhand.request'))).toBe(draft);
  complaints.mustBeNone();
});

test('a request dialog whose code comes late opens when it comes', async ({ page }) => {
  let fault: typeof gone | null = gone;
  await serve(page, '**/LoadedOverlays.*.js*', (route) => (fault ? fault(route) : route.continue()));
  await page.clock.install({ time: 0 });
  await page.goto('/faq');
  // Until React has taken over, the button leads to the contact form.
  const form = page.locator('header form:has(button)');
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await until(page, async () => expect(await form.evaluate(isTaken)).toBe(true));
  await page.locator('header').getByRole('button', { name: 'Get Started' }).click();
  await page.clock.runFor(1_000);
  fault = null;
  await until(page, () => expect(page.getByRole('dialog')).toBeVisible({ timeout: 100 }));
  await expect(page).toHaveURL('/faq');
});

test('a service whose details have no code leads to its page', async ({ page }) => {
  const complaints = await watch(page, tolerates);
  const asked = await serve(page, '**/ServiceDetailDialog.*.js*', gone);
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await until(page, async () => expect(asked).not.toHaveLength(0));
  await page.getByRole('button', { name: 'Content editing' }).click();
  await until(page, () => expect(page).toHaveURL('/services/content-editing', { timeout: 100 }));
  await expect(heading(page)).toBeFocused();
  complaints.mustBeNone();
});

test('a document that comes in two halves is not taken over before the second', async ({ page, baseURL }) => {
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
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  await page.addInitScript(() => {
    const onLoad = ({ target }: Event) => {
      if (target instanceof HTMLScriptElement) Object.assign(window, { hasRunScript: true });
    };
    document.addEventListener('load', onLoad, true);
  });
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/faq`, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => 'hasRunScript' in window)).toBe(true);
  await expect.poll(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(2);
  // The script was told of the paint before this one is: what it asks for then, it asks for before this.
  await page.evaluate(async () => {
    await new Promise((done) => new PerformanceObserver(done).observe({ type: 'paint', buffered: true }));
    await fetch('/robots.txt');
  });
  expect(asked.at(-1)?.pathname).toBe('/robots.txt');
  expect(asked.filter(isAppScript)).toEqual([]);
  complete();
  await hydrated(page, 'runs');
  await expect(toAbout(page)).toBeVisible();
  complaints.mustBeNone();
  server.closeAllConnections();
  server.close();
});

test('an app that does not come at first comes later; until then the page is a page', async ({ page }) => {
  const complaints = await watch(page, tolerates);
  const asked = await serve(page, isAppScript, (route, n) => (n < 4 ? cut(route) : route.continue()));
  await page.clock.install({ time: 0 });
  await page.goto('/faq');
  await expect(heading(page)).toBeVisible();
  await until(page, async () => expect(asked.length).toBeGreaterThan(3));
  await hydrated(page);
  complaints.mustBeNone();
});
