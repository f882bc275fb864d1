import { type BrowserContext, expect, type Page, test } from 'playwright/test';
import { type Complaints, watch } from '../tests/paths/browser.ts';
import { type DevelopmentServer, startDevelopmentServer } from './developmentServer.ts';

export let server: DevelopmentServer;

/** Starts the development server for all tests of a file. */
export const withServer = (): void => {
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    server = await startDevelopmentServer();
  });
  test.afterAll(() => server.stop());
};

/**
 * Opens a page with the inspector's bar.
 * @throws the page's own errors if it does not appear
 */
export const openWithBar = async (site: Page, path: string, complaints: Complaints) => {
  await site.goto(`${server.url}${path}?inspect`);
  try {
    await expect(site.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(site.getByRole('complementary', { name: 'Development' })).toBeVisible();
  } catch (error) {
    complaints.mustBeNone();
    throw error;
  }
};

/** Opens a page with the inspector's bar, and from there the inspector. */
export const inspect = async (context: BrowserContext, path: string) => {
  const site = await context.newPage();
  const complaints = await watch(site);
  await openWithBar(site, path, complaints);
  const opened = context.waitForEvent('page');
  await site.getByRole('button', { name: 'Open inspector' }).click();
  const inspector = await opened;
  await expect(inspector.getByText(`Listening to ${path}`)).toBeVisible();
  return { site, inspector, complaints };
};

export const getStarted = (site: Page) =>
  site.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();

/** An actor's button in the list, by its name and state. */
export const actor = (inspector: Page, name: string) => inspector.getByRole('button', { name });

export const actors = (inspector: Page) =>
  inspector.getByRole('region', { name: 'Actors' }).getByRole('list').getByRole('button').allInnerTexts();

export const events = async (inspector: Page) =>
  (await inspector.getByRole('region', { name: 'Events' }).locator('tbody tr').allInnerTexts()).map((row) =>
    row.replace(/^[\d.]+ s\s+/, '').replace(/\s+/g, ' '),
  );
