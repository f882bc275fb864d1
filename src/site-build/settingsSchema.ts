/** What each setting of an adopter may be, with the words for a mistake (valibot). */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { switchNames } from '../configuration/capabilities.ts';
import { type ColorRole, lightColors } from '../configuration/look.ts';
import { ordersPathOf } from '../inbox/rules/paths.ts';
import { findRoute } from '../routes/match.ts';
import { routeNames, routeOf } from '../routes/table.ts';
import { projectRoot } from './projectRoot.mjs';

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null);
const isLoopback = ({ hostname }: URL): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
/** Browsers treat addresses of the same machine as secure. */
const isSecure = (text: string): boolean => {
  const url = urlOf(text);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url));
};
/** The part of an endpoint that a server of this site looks at, or null for another site's. */
const localPath = (endpoint: string): string | null =>
  /^\/(?!\/)/.test(endpoint) ? new URL(endpoint, 'https://site.invalid').pathname : null;

const text = (what = 'must not be empty') => v.pipe(v.string('must be a text'), v.trim(), v.nonEmpty(what));
const count = (what: string) =>
  v.pipe(
    v.number(what),
    v.check((n) => Number.isSafeInteger(n) && n > 0, what),
  );
const price = count('must be a price in whole euros, greater than 0');
const color = v.pipe(v.string('must be a color'), v.regex(/^#[0-9A-F]{6}$/i, 'must be a color like #0B6B4F'));

const endpoint = v.pipe(
  v.string('must be a text'),
  v.check(
    (value) => value === '' || localPath(value) !== null || urlOf(value) !== null,
    'must be a path of this site like /api/contact, an https address, or empty',
  ),
  v.check(
    (value) => urlOf(value) === null || isSecure(value),
    'must be an https address: what visitors write would be sent unencrypted',
  ),
  v.check((value) => {
    const path = localPath(value);
    return path === null || findRoute(path).name === 'notFound';
  }, 'is the address of a page'),
);

const site = v.pipe(
  v.object({
    name: text(),
    tagline: text(),
    siteUrl: v.pipe(
      text(),
      v.check(
        (value) => isSecure(value) && urlOf(value)?.origin === value,
        'must be an https address without a path, like https://www.example.org',
      ),
    ),
    contactEmail: v.pipe(text(), v.email('must be an email address')),
    formEndpoint: endpoint,
    requestEndpoint: endpoint,
    orderEndpoint: v.pipe(
      v.string('must be text'),
      v.check(
        (value) => value === '' || ordersPathOf(value) === value,
        'must be a path of this site like /orders, or empty',
      ),
    ),
    newsletterEndpoint: v.pipe(
      endpoint,
      v.check(
        (value) => value === '' || localPath(value) === value,
        'must be a path of this site like /api/newsletter, or empty',
      ),
    ),
    bookingUrl: v.pipe(
      v.string('must be a text'),
      v.check((value) => value === '' || isSecure(value), 'must be an https address, or empty'),
    ),
    attachmentLimit: count('must be a whole number of bytes greater than 0'),
    company: v.object({ name: text(), address: text() }),
    demonstration: v.picklist(['on', 'off'], 'must be "on" or "off"'),
  }),
  v.forward(
    v.partialCheck(
      [['formEndpoint'], ['requestEndpoint']],
      ({ formEndpoint, requestEndpoint }) => {
        const path = localPath(requestEndpoint);
        return path === null
          ? requestEndpoint === '' || requestEndpoint !== formEndpoint
          : path !== localPath(formEndpoint);
      },
      'must not be the same as FORM_ENDPOINT: messages and requests have different fields',
    ),
    ['requestEndpoint'],
  ),
  v.forward(
    v.partialCheck(
      [['formEndpoint'], ['requestEndpoint'], ['newsletterEndpoint']],
      ({ formEndpoint, requestEndpoint, newsletterEndpoint }) =>
        ![localPath(formEndpoint), localPath(requestEndpoint)].includes(newsletterEndpoint),
      'must not be the same as FORM_ENDPOINT or REQUEST_ENDPOINT',
    ),
    ['newsletterEndpoint'],
  ),
);

const currencies = new Set(Intl.supportedValuesOf('currency'));
const isLocale = (locale: string): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length === 1;
  } catch {
    return false;
  }
};
export const areUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

const region = v.object({
  code: v.pipe(text(), v.regex(/^[A-Z]{2}$/, 'must be two capital letters')),
  name: text(),
  currency: v.pipe(
    text(),
    v.check((code) => currencies.has(code), 'must be a currency code of ISO 4217'),
  ),
  currencySymbol: v.pipe(
    text(),
    v.check(
      (sign) => !/^[$¥]$/.test(sign),
      'is shared by several currencies: add the country, like US$ (decision P3)',
    ),
  ),
  locale: v.pipe(text(), v.check(isLocale, 'must be a locale like en-US (BCP 47)')),
});

const period = v.object({ monthly: price, yearly: price });
const plan = v.object({
  id: v.string(),
  name: text(),
  price: v.pipe(
    period,
    v.check(
      ({ monthly, yearly }) => yearly < 12 * monthly,
      'must cost less for a year than for twelve months: pages state what a year saves',
    ),
  ),
  fee: v.pipe(
    v.number('must be a number of percent'),
    v.check((fee) => fee >= 0 && fee < 100, 'must be a number of percent from 0 to less than 100'),
  ),
  description: text(),
  features: v.pipe(v.array(text()), v.minLength(1, 'must have at least one feature')),
});

const pictures = ['sheet', 'slides', 'edits', 'page', 'routine', 'undecided'];
const service = v.object({
  name: text(),
  startingPrice: price,
  workingDays: count('must be a whole number of working days, greater than 0'),
  picture: v.picklist(pictures, `must be one of ${pictures.join(', ')}`),
});

const amount = (what: string) =>
  v.pipe(
    v.number(what),
    v.check((n) => Number.isFinite(n) && n >= 0, what),
  );
const euros = amount('must be a price in euros, 0 or more');
const most = amount('must be a number, 0 or more');
const rate = v.pipe(
  v.number('must be a number'),
  v.check((n) => n > 0, 'must be greater than 0'),
);
const question = v.variant('kind', [
  v.pipe(
    v.object({
      kind: v.literal('count'),
      id: text(),
      min: most,
      max: most,
      included: most,
      price: euros,
      each: rate,
      perDay: rate,
    }),
    v.check(
      ({ min, max, included }) => min <= included && included <= max,
      'must include a number from min to max: the smallest task is what the starting price covers',
    ),
  ),
  v.object({
    kind: v.literal('choice'),
    id: text(),
    options: v.pipe(
      v.array(v.object({ id: text(), price: euros, days: most })),
      v.minLength(2, 'must have at least two options'),
      v.check(
        ([first]) => first?.price === 0 && first.days === 0,
        'must begin with an option that adds nothing',
      ),
    ),
  }),
]);

const serviceId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be in kebab-case: it is part of an address'),
  v.check((id) => id !== 'not-sure', 'is the option of visitors who have not decided'),
  v.check(
    (id) => !routeNames.some((name) => routeOf(name).path === `/services/${id}`),
    'is the address of another page',
  ),
);

const roles = Object.keys(lightColors) as ColorRole[];
const colors = v.object(
  Object.fromEntries(roles.map((role) => [role, color])) as Record<ColorRole, typeof color>,
);
const publicFile = v.pipe(
  text(),
  v.check((file) => existsSync(join(projectRoot, 'public', file)), 'must be a file in public/'),
);

export const settingsSchema = v.object({
  config: site,
  capabilitiesOff: v.array(v.picklist(switchNames, `must name only ${switchNames.join(', ')}`)),
  securityReviewed: v.pipe(v.string(), v.isoDate('must be a date like 2025-06-30')),
  regionCodes: v.pipe(
    v.array(v.string()),
    v.check((codes) => areUnique(codes), 'has a code twice'),
  ),
  regions: v.pipe(v.array(region), v.minLength(1, 'must have a region')),
  rates: v.object({
    date: v.pipe(v.string(), v.isoDate('must be a date like 2025-06-30')),
    perEuro: v.record(
      v.string(),
      v.pipe(
        v.number('must be a number'),
        v.check((rate) => Number.isFinite(rate) && rate > 0, 'must be greater than 0'),
      ),
    ),
  }),
  plans: v.array(plan),
  servicePageIds: v.pipe(
    v.array(serviceId),
    v.minLength(1, 'must have a service'),
    v.check((ids) => areUnique(ids), 'has an id twice'),
  ),
  serviceFacts: v.record(v.string(), service),
  rankedServiceIds: v.array(v.string()),
  estimateQuestions: v.record(v.string(), v.array(question)),
  lightColors: colors,
  darkColors: colors,
  displayFace: v.object({
    family: text(),
    files: v.array(v.object({ file: publicFile })),
    licenseFile: publicFile,
  }),
});
