/**
 * `checkSettings.ts [--production]` prints what is wrong with the configuration, all at once, and then fails. It also
 * prints the placeholders that are left; with `--production` they are mistakes.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { config } from '../config.ts';
import { type ColorRole, darkColors, displayFace, lightColors } from '../configuration/look.ts';
import { plans } from '../configuration/plans.ts';
import { rates } from '../configuration/rates.ts';
import { regionCodes } from '../configuration/regionCodes.ts';
import { regions } from '../configuration/regions.ts';
import { rankedServiceIds, serviceFacts, servicePageIds } from '../configuration/services.ts';
import { findRoute } from '../routes/match.ts';
import { routeNames, routeOf } from '../routes/table.ts';
import { weakContrasts } from './contrast.ts';
import { projectRoot } from './projectRoot.mjs';

/** Everything that an adopter can set. @internal for tests */
export const settings = {
  config,
  regionCodes,
  regions,
  rates,
  plans,
  servicePageIds,
  serviceFacts,
  rankedServiceIds,
  lightColors,
  darkColors,
  displayFace,
};

/** The same names, with values that may be anything. @internal for tests */
export type Settings = Readonly<Record<keyof typeof settings, unknown>>;

const files: Readonly<Record<keyof Settings, string>> = {
  config: 'site.ts',
  regionCodes: 'regionCodes.ts',
  regions: 'regions.ts',
  rates: 'rates.ts',
  plans: 'plans.ts',
  servicePageIds: 'services.ts',
  serviceFacts: 'services.ts',
  rankedServiceIds: 'services.ts',
  lightColors: 'look.ts',
  darkColors: 'look.ts',
  displayFace: 'look.ts',
};

/** The variables that win over `site.ts`. */
const variables: Readonly<Record<string, string>> = {
  name: 'SITE_NAME',
  siteUrl: 'SITE_URL',
  contactEmail: 'CONTACT_EMAIL',
  formEndpoint: 'FORM_ENDPOINT',
  requestEndpoint: 'REQUEST_ENDPOINT',
  bookingUrl: 'BOOKING_URL',
  attachmentLimit: 'ATTACHMENT_LIMIT_BYTES',
  demonstration: 'DEMONSTRATION',
};

/** Where a person changes a setting: `SITE_URL in .env, or siteUrl in src/configuration/site.ts`. */
const placeOf = ([root = 'config', ...path]: readonly (string | number)[]): string => {
  const variable = root === 'config' ? variables[path.join('.')] : undefined;
  const inFile = `${(root === 'config' ? path : [root, ...path]).join('.')} in src/configuration/${files[root as keyof Settings]}`;
  // It has no setting in the file: the bundler has to see the variable itself (decision S7).
  if (variable === 'DEMONSTRATION') return `${variable} in .env`;
  return variable === undefined ? inFile : `${variable} in .env, or ${inFile}`;
};

const shown = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value));

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
);

const currencies = new Set(Intl.supportedValuesOf('currency'));
const isLocale = (locale: string): boolean => {
  try {
    return Intl.NumberFormat.supportedLocalesOf(locale).length === 1;
  } catch {
    return false;
  }
};
const areUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

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
  picture: v.picklist(pictures, `must be one of ${pictures.join(', ')}`),
});

const serviceId = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be in kebab-case: it is part of an address'),
  v.check((id) => id !== 'not-sure', 'is the option of visitors who have not decided'),
  v.check(
    (id) => !routeNames.some((name) => routeOf(name).path === `/services/${id}`),
    'is the address of another page',
  ),
);

const roles = Object.keys(settings.lightColors) as ColorRole[];
const colors = v.object(
  Object.fromEntries(roles.map((role) => [role, color])) as Record<ColorRole, typeof color>,
);
const publicFile = v.pipe(
  text(),
  v.check((file) => existsSync(join(projectRoot, 'public', file)), 'must be a file in public/'),
);

const schema = v.object({
  config: site,
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
  lightColors: colors,
  darkColors: colors,
  displayFace: v.object({ family: text(), file: publicFile, licenseFile: publicFile }),
});

type Checked = v.InferOutput<typeof schema>;

/** What several settings must agree on. Only for settings that are right by themselves. */
function disagreements(all: Checked): string[] {
  const mistakes: string[] = [];
  const report = (path: readonly (string | number)[], what: string) =>
    mistakes.push(`${placeOf(path)} ${what}.`);

  const codes = all.regions.map(({ code }) => code);
  for (const code of new Set(codes.filter((each, at) => codes.indexOf(each) !== at)))
    report(['regions'], `has ${code} twice`);
  if (codes[0] !== all.regionCodes[0])
    report(
      ['regions'],
      `begins with ${codes[0]}, but the default region is ${all.regionCodes[0]}, the first of regionCodes`,
    );
  else if (areUnique(codes) && codes.join() !== all.regionCodes.join())
    report(['regions'], `has ${codes.join(', ')}, but regionCodes.ts has ${all.regionCodes.join(', ')}`);
  for (const { code, currency } of all.regions)
    if (!Object.hasOwn(all.rates.perEuro, currency))
      report(['rates', 'perEuro'], `has no rate for ${currency}, the currency of ${code}`);
  if (all.rates.perEuro.EUR !== 1)
    report(['rates', 'perEuro', 'EUR'], 'must be 1, because prices are in euros');
  const [first] = all.regions;
  if (first !== undefined && first.currency !== 'EUR')
    report(['regions', 0, 'currency'], 'must be EUR: the default region shows the prices that are charged');

  const ids = ['starter', 'professional', 'enterprise'];
  if (all.plans.map(({ id }) => id).join() !== ids.join())
    report(['plans'], `must have the ids ${ids.join(', ')}, in this order`);
  all.plans.slice(1).forEach((after, at) => {
    const before = all.plans[at];
    if (before === undefined) return;
    if (after.price.monthly <= before.price.monthly || after.fee >= before.fee)
      report(
        ['plans', at + 1],
        `must cost more than ${before.name} and have a lower fee: pages compute from which sum on it pays off`,
      );
  });

  for (const id of all.servicePageIds)
    if (!Object.hasOwn(all.serviceFacts, id)) report(['serviceFacts'], `has no entry for "${id}"`);
  for (const id of Object.keys(all.serviceFacts))
    if (!all.servicePageIds.includes(id)) report(['serviceFacts', id], 'is not one of servicePageIds');
  if ([...all.rankedServiceIds].sort().join() !== [...all.servicePageIds].sort().join())
    report(['rankedServiceIds'], 'must have each service once');

  for (const theme of ['lightColors', 'darkColors'] as const)
    mistakes.push(...weakContrasts(all[theme]).map((weak) => `${placeOf([theme])}: ${weak}.`));
  return mistakes;
}

/** A sentence for each mistake, which begins with the place where a person fixes it. @internal for tests */
export function mistakesIn(all: Settings): string[] {
  const parsed = v.safeParse(schema, all);
  if (parsed.success) return disagreements(parsed.output);
  return parsed.issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    const value =
      Array.isArray(issue.input) || typeof issue.input === 'object' ? '' : `, not ${shown(issue.input)}`;
    if (issue.message.startsWith('Invalid key')) return `${placeOf(path)} is missing.`;
    return `${placeOf(path)} ${issue.message}${issue.message.startsWith('must') ? value : ''}.`;
  });
}

/** RFC 2606 and RFC 6761. */
const isReservedHost = (host: string): boolean =>
  /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/.test(host);

/** A sentence for each setting that nobody has replaced yet. Call it only where there are no mistakes. @internal for tests */
export function placeholdersIn({ config: site }: { readonly config: typeof config }): string[] {
  const hostOf = (value: string): string => urlOf(value)?.hostname ?? '';
  const hosts: [keyof typeof site, string][] = [
    ['siteUrl', hostOf(site.siteUrl)],
    ['contactEmail', site.contactEmail.split('@').at(-1) ?? ''],
    ['formEndpoint', hostOf(site.formEndpoint)],
    ['requestEndpoint', hostOf(site.requestEndpoint)],
    ['bookingUrl', hostOf(site.bookingUrl)],
  ];
  return [
    ...hosts
      .filter(([, host]) => isReservedHost(host))
      .map(([key]) => `${placeOf(['config', key])} is still ${shown(site[key])}, which nobody can reach.`),
    ...Object.entries(site.company)
      .filter(([, value]) => /^\[.*\]$/.test(value))
      .map(([key, value]) => `${placeOf(['config', 'company', key])} is still ${shown(value)}.`),
    ...(site.demonstration === 'on'
      ? [
          `${placeOf(['config', 'demonstration'])} is still "on": every page says that the site is a demonstration.`,
        ]
      : []),
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const mistakes = mistakesIn(settings);
  const placeholders = mistakes.length > 0 ? [] : placeholdersIn(settings);
  const isStrict = process.argv.includes('--production');
  if (placeholders.length > 0 && !isStrict) console.log('To be replaced before launch (docs/adopt.md):');
  for (const line of [...mistakes, ...placeholders]) console.log(`- ${line}`);
  process.exitCode = mistakes.length > 0 || (isStrict && placeholders.length > 0) ? 1 : 0;
}
