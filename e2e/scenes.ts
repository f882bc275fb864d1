import type { Page } from 'playwright';

/** A page of the site with something opened on it, as a visitor would. */
interface Scene {
  readonly name: string;
  readonly path: string;
  readonly open: (page: Page) => Promise<void>;
}

const getStarted = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Get Started' }).click();

const chooseService = async (page: Page) => {
  await getStarted(page);
  await page.getByRole('radio', { name: 'Content editing' }).check();
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

/** Everything that opens over a page, in its telling states. */
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
    path: '/#learn-excel-assist',
    open: async (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'contact-problems',
    path: '/contact',
    open: (page) => page.getByRole('button', { name: 'Send' }).click({ force: true }),
  },
];
