// @vitest-environment node
import { describe, expect, it } from 'vitest';
import {
  mistakesIn,
  placeholdersIn,
  type Settings,
  settings,
} from '../../../src/site-build/checkSettings.ts';

const { config, regions, rates, plans, serviceFacts, servicePageIds, lightColors } = settings;
const withSite = (changes: object): Settings => ({ ...settings, config: { ...config, ...changes } });
/** The list with one entry changed. */
const changed = (list: readonly object[], at: number, changes: object): object[] =>
  list.map((each, index) => (index === at ? { ...each, ...changes } : each));
const [region, other] = [regions[0], regions[1]];
const [service] = servicePageIds;

it('the configuration has no mistake', () => expect(mistakesIn(settings)).toEqual([]));

describe('a mistake is named with the place where a person fixes it', () => {
  const inSite = (variable: string, key: string) =>
    `${variable} in .env, or ${key} in src/configuration/site.ts`;
  const secureUrl = 'must be an https address without a path, like https://www.example.org';
  const cases: [string, Settings, string][] = [
    ['an empty name', withSite({ name: ' ' }), `${inSite('SITE_NAME', 'name')} must not be empty, not "".`],
    ...['deskhand', 'http://deskhand.com', 'https://deskhand.com/shop', 'https://deskhand.com/'].map(
      (siteUrl): [string, Settings, string] => [
        `the address ${siteUrl}`,
        withSite({ siteUrl }),
        `${inSite('SITE_URL', 'siteUrl')} ${secureUrl}, not "${siteUrl}".`,
      ],
    ),
    [
      'a malformed email address',
      withSite({ contactEmail: 'hello@' }),
      `${inSite('CONTACT_EMAIL', 'contactEmail')} must be an email address, not "hello@".`,
    ],
    [
      'an endpoint that is no address',
      withSite({ formEndpoint: 'api/contact' }),
      `${inSite('FORM_ENDPOINT', 'formEndpoint')} must be a path of this site like /api/contact, an https address, or empty, not "api/contact".`,
    ],
    [
      'an endpoint over plain http',
      withSite({ formEndpoint: 'http://forms.example/f/1' }),
      `${inSite('FORM_ENDPOINT', 'formEndpoint')} must be an https address: what visitors write would be sent unencrypted, not "http://forms.example/f/1".`,
    ],
    [
      'an endpoint at the address of a page',
      withSite({ requestEndpoint: '/contact?x=1' }),
      `${inSite('REQUEST_ENDPOINT', 'requestEndpoint')} is the address of a page.`,
    ],
    [
      'two equal endpoints',
      withSite({ formEndpoint: '/api/form', requestEndpoint: '/api/form?fault=slow' }),
      `${inSite('REQUEST_ENDPOINT', 'requestEndpoint')} must not be the same as FORM_ENDPOINT: messages and requests have different fields.`,
    ],
    [
      'a limit that is no number',
      withSite({ attachmentLimit: Number.NaN }),
      `${inSite('ATTACHMENT_LIMIT_BYTES', 'attachmentLimit')} must be a whole number of bytes greater than 0, not NaN.`,
    ],
    [
      'a demonstration that is neither on nor off',
      withSite({ demonstration: 'no' }),
      'DEMONSTRATION in .env must be "on" or "off", not "no".',
    ],
    [
      'a capability that is none',
      { ...settings, capabilitiesOff: ['press', 'blog'] },
      'CAPABILITIES_OFF in .env must name only newsletter, accounts, api, careers, press, uploads, reviews, orders, not "blog".',
    ],
    [
      'a company without an address',
      withSite({ company: { name: 'Nook Ltd', address: '' } }),
      'company.address in src/configuration/site.ts must not be empty, not "".',
    ],
    [
      'a region that is there twice',
      { ...settings, regions: [...regions, other] },
      `regions in src/configuration/regions.ts has ${other?.code} twice.`,
    ],
    [
      'another region first',
      { ...settings, regions: [other, region, ...regions.slice(2)] },
      `regions in src/configuration/regions.ts begins with ${other?.code}, but the default region is ${region.code}, the first of regionCodes.`,
    ],
    [
      'a region without a rate',
      { ...settings, rates: { ...rates, perEuro: { EUR: 1 } } },
      `rates.perEuro in src/configuration/rates.ts has no rate for ${other?.currency}, the currency of ${other?.code}.`,
    ],
    [
      'a rate of zero',
      { ...settings, rates: { ...rates, perEuro: { ...rates.perEuro, USD: 0 } } },
      'rates.perEuro.USD in src/configuration/rates.ts must be greater than 0, not 0.',
    ],
    [
      'an unknown currency',
      { ...settings, regions: changed(regions, 1, { currency: 'DOLLAR' }) },
      'regions.1.currency in src/configuration/regions.ts must be a currency code of ISO 4217, not "DOLLAR".',
    ],
    [
      'a plan without a price',
      { ...settings, plans: changed(plans, 1, { price: { monthly: 30 } }) },
      'plans.1.price.yearly in src/configuration/plans.ts is missing.',
    ],
    [
      'a plan whose year saves nothing',
      { ...settings, plans: changed(plans, 0, { price: { monthly: 5, yearly: 60 } }) },
      'plans.0.price in src/configuration/plans.ts must cost less for a year than for twelve months: pages state what a year saves.',
    ],
    ...[{ fee: plans[1].fee }, { price: { monthly: plans[1].price.monthly, yearly: 1 } }].map(
      (changes): [string, Settings, string] => [
        `a larger plan with the same ${Object.keys(changes)}`,
        { ...settings, plans: changed(plans, 2, changes) },
        `plans.2 in src/configuration/plans.ts must cost more than ${plans[1].name} and have a lower fee: pages compute from which sum on it pays off.`,
      ],
    ),
    [
      'a service without facts',
      { ...settings, servicePageIds: [...servicePageIds, 'bookkeeping'] },
      'serviceFacts in src/configuration/services.ts has no entry for "bookkeeping".',
    ],
    [
      'a service at the address of another page',
      { ...settings, servicePageIds: [...servicePageIds, 'popular'] },
      `servicePageIds.${servicePageIds.length} in src/configuration/services.ts is the address of another page.`,
    ],
    [
      'a service without a price',
      { ...settings, serviceFacts: { ...serviceFacts, [service]: { name: 'Sheets', picture: 'sheet' } } },
      `serviceFacts.${service}.startingPrice in src/configuration/services.ts is missing.`,
    ],
    [
      'a service that the ranking lacks',
      { ...settings, rankedServiceIds: servicePageIds.slice(1) },
      'rankedServiceIds in src/configuration/services.ts must have each service once.',
    ],
    [
      'an estimate whose starting price covers less than the least',
      {
        ...settings,
        estimateQuestions: {
          [service]: [
            { kind: 'count', id: 'sheets', min: 2, max: 9, included: 1, price: 5, each: 1, perDay: 3 },
          ],
        },
      },
      `estimateQuestions.${service}.0 in src/configuration/estimates.ts must include a number from min to max: the smallest task is what the starting price covers.`,
    ],
    [
      'a color that is none',
      { ...settings, lightColors: { ...lightColors, accent: 'green' } },
      'lightColors.accent in src/configuration/look.ts must be a color like #0B6B4F, not "green".',
    ],
    [
      'text that cannot be read',
      { ...settings, lightColors: { ...lightColors, onAccent: lightColors.accent } },
      `lightColors in src/configuration/look.ts: onAccent ${lightColors.accent} on accent ${lightColors.accent} has a contrast of 1.00:1, and text needs 4.5:1.`,
    ],
  ];
  it.each(cases)('%s', (_what, all, mistake) => {
    expect(mistakesIn(all)).toContain(mistake);
  });
});

it('all mistakes are named at once', () => {
  const all = {
    ...withSite({ siteUrl: '', contactEmail: 'me', attachmentLimit: -1 }),
    plans: changed(plans, 0, { name: '' }),
  };
  expect(mistakesIn(all).map((mistake) => mistake.replace(/( in|,).*/, ''))).toEqual([
    'SITE_URL',
    'SITE_URL',
    'CONTACT_EMAIL',
    'ATTACHMENT_LIMIT_BYTES',
    'plans.0.name',
  ]);
});

it.each([
  ['http://127.0.0.1:4173', 'http://localhost:9/form'],
  ['https://nook.studio', 'https://forms.nook.studio/f/1'],
  ['https://nook.studio:8443', ''],
])('the address %s with the endpoint %s is right', (siteUrl, formEndpoint) => {
  expect(mistakesIn(withSite({ siteUrl, formEndpoint }))).toEqual([]);
});

describe('a placeholder', () => {
  const real = {
    ...config,
    siteUrl: 'https://nook.studio',
    contactEmail: 'hello@nook.studio',
    bookingUrl: '',
    demonstration: 'off',
    company: { name: 'Nook Studio Ltd', address: '1 Main Street, Dublin' },
  };
  it.each([
    ['siteUrl', 'https://www.nook.example'],
    ['contactEmail', 'hello@example.com'],
    ['formEndpoint', 'https://forms.test/f/1'],
    ['bookingUrl', 'https://booking.example/nook'],
  ])('in %s is named', (key, value) => {
    expect(placeholdersIn({ config: { ...real, [key]: value } })).toEqual([
      expect.stringMatching(new RegExp(`, or ${key} in src/configuration/site.ts is still "${value}", `)),
    ]);
  });

  it('in the company’s address is named', () => {
    const company = { ...real.company, address: '[Street]' };
    expect(placeholdersIn({ config: { ...real, company } })).toEqual([
      'company.address in src/configuration/site.ts is still "[Street]".',
    ]);
  });

  it('is a demonstration that nobody has switched off', () => {
    expect(placeholdersIn({ config: { ...real, demonstration: 'on' } })).toEqual([
      'DEMONSTRATION in .env is still "on": every page says that the site is a demonstration.',
    ]);
  });

  it('is not seen in real addresses', () => {
    expect(placeholdersIn({ config: { ...real, siteUrl: 'https://example-shop.com' } })).toEqual([]);
  });
});
