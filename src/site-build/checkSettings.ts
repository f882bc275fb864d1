/** `checkSettings.ts [--production]` fails with every mistake. With the flag, placeholders are mistakes. */
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { config } from '../config.ts';
import { namesOff } from '../configuration/capabilities.ts';
import { estimateQuestions } from '../configuration/estimates.ts';
import { darkColors, displayFace, lightColors } from '../configuration/look.ts';
import { plans } from '../configuration/plans.ts';
import { rates } from '../configuration/rates.ts';
import { regionCodes } from '../configuration/regionCodes.ts';
import { regions } from '../configuration/regions.ts';
import { rankedServiceIds, serviceFacts, servicePageIds } from '../configuration/services.ts';
import { securityReviewed, siteSettings } from '../configuration/site.ts';
import { hasReservedHost } from '../routes/reservedHost.ts';
import { weakContrasts } from './contrast.ts';
import { expiryOf, securityTxtFile } from './securityTxt.ts';
import { areUnique, settingsSchema } from './settingsSchema.ts';
import { unkeptPromises } from './unkeptPromises.ts';

/** Everything that an adopter can set. @internal for tests */
export const settings = {
  config: { ...config, tagline: siteSettings.tagline, company: siteSettings.company },
  /** Of the environment. */
  capabilitiesOff: namesOff(process.env.CAPABILITIES_OFF) ?? [],
  securityReviewed,
  regionCodes,
  regions,
  rates,
  plans,
  servicePageIds,
  serviceFacts,
  rankedServiceIds,
  estimateQuestions,
  lightColors,
  darkColors,
  displayFace,
};

/** The same names, with values that may be anything. @internal for tests */
export type Settings = Readonly<Record<keyof typeof settings, unknown>>;

const files: Readonly<Record<keyof Settings, string>> = {
  config: 'site.ts',
  capabilitiesOff: 'capabilities.ts',
  securityReviewed: 'site.ts',
  regionCodes: 'regionCodes.ts',
  regions: 'regions.ts',
  rates: 'rates.ts',
  plans: 'plans.ts',
  servicePageIds: 'services.ts',
  serviceFacts: 'services.ts',
  rankedServiceIds: 'services.ts',
  estimateQuestions: 'estimates.ts',
  lightColors: 'look.ts',
  darkColors: 'look.ts',
  displayFace: 'look.ts',
};

const variables: Readonly<Record<string, string>> = {
  name: 'SITE_NAME',
  siteUrl: 'SITE_URL',
  contactEmail: 'CONTACT_EMAIL',
  formEndpoint: 'FORM_ENDPOINT',
  requestEndpoint: 'REQUEST_ENDPOINT',
  newsletterEndpoint: 'NEWSLETTER_ENDPOINT',
  orderEndpoint: 'ORDER_ENDPOINT',
  bookingUrl: 'BOOKING_URL',
  attachmentLimit: 'ATTACHMENT_LIMIT_BYTES',
  demonstration: 'DEMONSTRATION',
};

/** Where a person changes a setting: `SITE_URL in .env, or siteUrl in src/configuration/site.ts`. */
const placeOf = ([root = 'config', ...path]: readonly (string | number)[]): string => {
  if (root === 'capabilitiesOff') return 'CAPABILITIES_OFF in .env';
  const variable = root === 'config' ? variables[path.join('.')] : undefined;
  const inFile = `${(root === 'config' ? path : [root, ...path]).join('.')} in src/configuration/${files[root as keyof Settings]}`;
  // It has no setting in the file: the bundler has to see the variable itself (decision S7).
  if (variable === 'DEMONSTRATION') return `${variable} in .env`;
  return variable === undefined ? inFile : `${variable} in .env, or ${inFile}`;
};

const shown = (value: unknown): string => (typeof value === 'string' ? `"${value}"` : String(value));

type Checked = v.InferOutput<typeof settingsSchema>;

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
  const parsed = v.safeParse(settingsSchema, all);
  if (parsed.success) return disagreements(parsed.output);
  return parsed.issues.map((issue) => {
    const path = (issue.path ?? []).map(({ key }) => key as string | number);
    const value =
      Array.isArray(issue.input) || typeof issue.input === 'object' ? '' : `, not ${shown(issue.input)}`;
    if (issue.message.startsWith('Invalid key')) return `${placeOf(path)} is missing.`;
    return `${placeOf(path)} ${issue.message}${issue.message.startsWith('must') ? value : ''}.`;
  });
}

/** A sentence for each setting that nobody has replaced yet. Call it only where there are no mistakes. @internal for tests */
export function placeholdersIn({ config: site }: Pick<typeof settings, 'config'>): string[] {
  const addresses: [keyof typeof site, string][] = [
    ['siteUrl', site.siteUrl],
    ['contactEmail', `https://${site.contactEmail.split('@').at(-1)}`],
    ['formEndpoint', site.formEndpoint],
    ['requestEndpoint', site.requestEndpoint],
    ['bookingUrl', site.bookingUrl],
  ];
  return [
    ...addresses
      .filter(([, url]) => hasReservedHost(url))
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

const dayLength = 24 * 60 * 60 * 1000;

/** A sentence if security.txt has expired on this day, or will within a month. @internal for tests */
export function expiryIn(
  { securityReviewed: day }: Pick<typeof settings, 'securityReviewed'>,
  today: Date,
): string[] {
  const expiry = expiryOf(day);
  if (expiry.getTime() - today.getTime() > 30 * dayLength) return [];
  return [
    `${placeOf(['securityReviewed'])} is ${shown(day)}, so ${securityTxtFile} is valid only until ${expiry.toISOString().slice(0, 10)}: check the contact, then write today's date.`,
  ];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const mistakes = mistakesIn(settings);
  const placeholders =
    mistakes.length > 0
      ? []
      : [...placeholdersIn(settings), ...unkeptPromises(), ...expiryIn(settings, new Date())];
  const isStrict = process.argv.includes('--production');
  if (placeholders.length > 0 && !isStrict) console.log('To be replaced before launch (docs/adopt.md):');
  for (const line of [...mistakes, ...placeholders]) console.log(`- ${line}`);
  process.exitCode = mistakes.length > 0 || (isStrict && placeholders.length > 0) ? 1 : 0;
}
