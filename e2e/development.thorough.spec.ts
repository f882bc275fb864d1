import { expect, type Page, test } from 'playwright/test';
import { firstService, firstServiceName } from '../tests/worlds/services.ts';
import { actor, actors, events, getStarted, inspect, server, withServer } from './inspectedPage.ts';

withServer();

/** The states that the chart marks as current. */
const currentStates = (inspector: Page) =>
  inspector.getByRole('region', { name: 'Chart' }).locator('[aria-current=true] > p:first-child');

test.describe('the inspector', () => {
  test('a page of the development server without ?inspect shows no bar', async ({ page }) => {
    await page.goto(server.url);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Development' })).toHaveCount(0);
  });

  test('an app that cannot be loaded says why', async ({ page }) => {
    await page.route('**/main.*.js', (route) => route.abort());
    const error = page.waitForEvent('pageerror');
    await page.goto(server.url);
    expect((await error).message).toMatch(/main\..*\.js/);
  });

  test('shows actors, states, events and context live, without requests to other hosts', async ({
    context,
  }) => {
    const foreignRequests: string[] = [];
    context.on('request', (request) => {
      if (!/^(https?|ws):\/\/127\.0\.0\.1[:/]|^(data|blob):/.test(request.url()))
        foreignRequests.push(request.url());
    });
    const { site, inspector, complaints } = await inspect(context, `/services/${firstService}`);
    expect((await actors(inspector)).map((text) => text.split('\n').filter(Boolean))).toEqual(
      expect.arrayContaining([
        ['toasts', 'empty'],
        ['navigation', 'ready'],
        ['requestWizard', 'closed'],
      ]),
    );
    await actor(inspector, 'requestWizard closed').click();
    await expect(currentStates(inspector)).toHaveText(['closednow']);
    await getStarted(site);
    await expect(actor(inspector, 'requestWizard open.step1')).toBeVisible();
    await expect(currentStates(inspector)).toHaveText(['step1now']);
    await expect(inspector.getByRole('navigation', { name: 'The chosen actor’s state' })).toHaveText(
      'fxrequestWizardopenstep1',
    );
    await site.getByRole('radio', { name: firstServiceName }).check();
    await expect(inspector.getByRole('row', { name: 'answers.service' })).toContainText(`"${firstService}"`);
    await expect(inspector.getByRole('row', { name: '(changed)' })).toHaveCount(1);
    // The last transition is marked.
    await expect(inspector.locator('mark')).toHaveText(/^answer\.changed/);
    await site.getByRole('button', { name: 'Close' }).click();
    await expect(actor(inspector, 'requestWizard closed')).toBeVisible();
    const rows = (await events(inspector)).filter((row) => row.startsWith('requestWizard'));
    expect(rows).toEqual([
      'requestWizard starts { input: { draft: null } } → closed',
      'requestWizard wizard.open → open.step1',
      `requestWizard answer.changed { field: "service", value: "${firstService}" } → open.step1`,
      'requestWizard wizard.close → closing',
      'requestWizard after closing → closed',
    ]);
    expect(foreignRequests).toEqual([]);
    complaints.mustBeNone();
  });
});
