import type { Page } from 'playwright';
import { firstService, firstServiceName } from '../tests/worlds/services.ts';

/** A page on which a visitor has opened something. */
interface Scene {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
}

const getStarted = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();

const chooseService = async (page: Page) => {
  await getStarted(page);
  await page.getByRole('radio', { name: firstServiceName }).check();
};
const describePerson = async (page: Page) => {
  await chooseService(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Wilhelmina Featherstonehaugh-Brandenburg');
  await page.getByRole('textbox', { name: 'Email' }).fill('wilhelmina@featherstonehaugh.example');
  await page.getByRole('checkbox').check();
};
const review = async (page: Page) => {
  await describePerson(page);
  await page.getByRole('button', { name: 'Next' }).click();
};

/** Everything that opens over a page, in its important states. */
export const dialogs: readonly Scene[] = [
  { name: 'request-1', path: '/services', open: getStarted },
  {
    name: 'request-refused',
    path: '/services',
    open: async (page) => {
      await getStarted(page);
      await page.getByRole('button', { name: 'Next' }).click({ force: true });
    },
  },
  { name: 'request-2', path: '/services', open: describePerson },
  { name: 'request-3', path: '/services', open: review },
  {
    name: 'request-success',
    path: '/services',
    open: async (page) => {
      await review(page);
      await page.getByRole('button', { name: 'Submit Request' }).click();
      await page.getByText('Success!', { exact: true }).waitFor();
    },
  },
  {
    name: 'service-detail',
    path: `/#learn-${firstService}`,
    open: async (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'contact-problems',
    path: '/contact',
    open: (page) => page.getByRole('button', { name: 'Send' }).click({ force: true }),
  },
  {
    name: 'subscription',
    path: '/',
    open: (page) => page.getByRole('button', { name: 'Choose Professional' }).click(),
  },
  {
    name: 'help-article',
    path: '/help#article-fees-and-plans',
    open: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'help-suggestions',
    path: '/help',
    open: async (page) => {
      await page.getByRole('combobox').fill('refund');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'toast-manual-link',
    path: '/blog/first-brief',
    open: async (page) => {
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'share', { value: undefined });
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => false;
      });
      await page.getByRole('main').getByRole('button', { name: 'Share' }).click();
    },
  },
  {
    name: 'menu',
    path: '/faq',
    open: async (page) => {
      const menu = page.getByRole('banner').locator('summary');
      if (await menu.isVisible()) await menu.click();
    },
  },
];
