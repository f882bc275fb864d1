import { config } from '../config.ts';
import { type Capability, capabilities } from '../configuration/capabilities.ts';
import { apiOrigin } from '../content/apiDocsStatic.ts';
import { jobs } from '../content/careers.ts';
import { popularServices } from '../content/popular.ts';
import { pressItems } from '../content/press.ts';
import type { Sampled } from '../content/sampled.ts';
import { testimonials } from '../content/sellStatic.ts';
import { inboxPathsOf } from '../inbox/rules/paths.ts';
import { hasReservedHost } from '../routes/reservedHost.ts';

export const grounds = {
  capabilities,
  config,
  /** `INBOX_FROM`, the sender of e-mail. */
  mailFrom: process.env.INBOX_FROM ?? '',
  apiOrigin,
  jobs: jobs as readonly Sampled[],
  pressItems: pressItems as readonly Sampled[],
  ratings: Object.values(popularServices) as readonly Sampled[],
  testimonials: testimonials as readonly Sampled[],
};

/** A sentence for each capability that is on, while what it shows is made up or what keeps it is missing. */
export function unkeptPromises(all: typeof grounds = grounds): string[] {
  const { capabilities: isOn, config: site } = all;
  const unkept: [name: Exclude<Capability, 'booking'>, why: string][] = [];
  const samples = (name: 'careers' | 'press' | 'reviews', what: string, entries: readonly Sampled[]) => {
    const { length } = entries.filter(({ isSample }) => isSample);
    if (length > 0) unkept.push([name, `${length} of ${entries.length} ${what} are samples`]);
  };
  if (site.newsletterEndpoint === '')
    unkept.push(['newsletter', 'NEWSLETTER_ENDPOINT is empty, so nobody can sign up']);
  else if (all.mailFrom === '')
    unkept.push(['newsletter', 'INBOX_FROM is not set, so no sign-up can be confirmed by e-mail']);
  if (site.requestEndpoint === '')
    unkept.push(['accounts', 'REQUEST_ENDPOINT is empty, so no chosen plan reaches you']);
  if (hasReservedHost(all.apiOrigin))
    unkept.push(['api', `nobody can reach "${all.apiOrigin}" (apiOrigin in src/content/apiDocsStatic.ts)`]);
  samples('careers', 'jobs in src/content/careers.ts', all.jobs);
  samples('press', 'articles in src/content/press.ts', all.pressItems);
  if (Object.keys(inboxPathsOf(site)).length === 0)
    unkept.push([
      'orders',
      'neither FORM_ENDPOINT nor REQUEST_ENDPOINT is a path of this site, so nothing that is sent can be followed',
    ]);
  if (site.formEndpoint === '') unkept.push(['uploads', 'FORM_ENDPOINT is empty, so no file is sent']);
  samples('reviews', 'ratings in src/content/popular.ts', all.ratings);
  if (isOn.accounts) samples('reviews', 'quotes in src/content/sellStatic.ts', all.testimonials);
  return unkept
    .filter(([name]) => isOn[name])
    .map(
      ([name, why]) =>
        `CAPABILITIES_OFF in .env, or ${name} in src/configuration/capabilities.ts, leaves ${name} on, but ${why}.`,
    );
}
