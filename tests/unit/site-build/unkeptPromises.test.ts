// @vitest-environment node
import { expect, it } from 'vitest';
import { capabilitiesOf, switchNames } from '../../../src/configuration/capabilities.ts';
import { grounds, unkeptPromises } from '../../../src/site-build/unkeptPromises.ts';

const isOn = capabilitiesOf({});
const kept: typeof grounds = {
  ...grounds,
  capabilities: isOn,
  mailFrom: 'Nook <site@nook.com>',
  apiOrigin: 'https://api.nook.com',
  jobs: [{}],
  pressItems: [{}, {}],
  ratings: [{}],
  testimonials: [],
};
const place = (name: string) =>
  `CAPABILITIES_OFF in .env, or ${name} in src/configuration/capabilities.ts, leaves ${name} on, but`;

it('a promise that is kept, or off, is no problem', () => {
  expect(unkeptPromises(kept)).toEqual([]);
  const off = capabilitiesOf({ CAPABILITIES_OFF: switchNames.join(), BOOKING_URL: '' });
  expect(Object.values(off)).not.toContain(true);
  expect(unkeptPromises({ ...grounds, capabilities: off })).toEqual([]);
});

it.each<[string, Partial<typeof grounds>, string]>([
  [
    'newsletter',
    { config: { ...grounds.config, newsletterEndpoint: '' } },
    'NEWSLETTER_ENDPOINT is empty, so nobody can sign up.',
  ],
  ['newsletter', { mailFrom: '' }, 'INBOX_FROM is not set, so no sign-up can be confirmed by e-mail.'],
  [
    'accounts',
    { config: { ...grounds.config, requestEndpoint: '' } },
    'REQUEST_ENDPOINT is empty, so no chosen plan reaches you.',
  ],
  [
    'api',
    { apiOrigin: 'https://api.deskhand.example' },
    'nobody can reach "https://api.deskhand.example" (apiOrigin in src/content/apiDocsStatic.ts).',
  ],
  [
    'orders',
    {
      config: {
        ...grounds.config,
        formEndpoint: 'https://forms.nook.com/f',
        requestEndpoint: 'https://forms.nook.com/r',
      },
    },
    'neither FORM_ENDPOINT nor REQUEST_ENDPOINT is a path of this site, so nothing that is sent can be followed.',
  ],
  ['careers', { jobs: [{}, { isSample: true }] }, '1 of 2 jobs in src/content/careers.ts are samples.'],
  ['press', { pressItems: [{ isSample: true }] }, '1 of 1 articles in src/content/press.ts are samples.'],
  [
    'uploads',
    { config: { ...grounds.config, formEndpoint: '' } },
    'FORM_ENDPOINT is empty, so no file is sent.',
  ],
  ['reviews', { ratings: [{ isSample: true }] }, '1 of 1 ratings in src/content/popular.ts are samples.'],
  [
    'reviews',
    { testimonials: [{ isSample: true }] },
    '1 of 1 quotes in src/content/sellStatic.ts are samples.',
  ],
])('%s is refused while it is not kept', (name, changes, why) =>
  expect(unkeptPromises({ ...kept, ...changes })).toEqual([`${place(name)} ${why}`]),
);

it('quotes of sellers are no promise without accounts', () => {
  const capabilities = capabilitiesOf({ CAPABILITIES_OFF: 'accounts' });
  expect(unkeptPromises({ ...kept, capabilities, testimonials: [{ isSample: true }] })).toEqual([]);
});

it('CAPABILITIES_OFF wins over the file, and the API goes with the accounts', () => {
  const all = { ...isOn, orders: true };
  expect(capabilitiesOf({ CAPABILITIES_OFF: 'press, careers' })).toEqual({
    ...all,
    press: false,
    careers: false,
  });
  expect(capabilitiesOf({ CAPABILITIES_OFF: 'accounts' })).toEqual({ ...all, accounts: false, api: false });
  expect(capabilitiesOf({ CAPABILITIES_OFF: '' })).toEqual(all);
  expect(capabilitiesOf({ BOOKING_URL: '' })).toEqual({ ...isOn, booking: false });
});
