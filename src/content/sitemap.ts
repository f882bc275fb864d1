import { config } from '../config.ts';
import type { PageWords } from './page.ts';

export const sitemap = {
  title: 'Sitemap',
  description: `Every page of the ${config.name} site on one page, in five groups: services, company, support, legal and everything else, each with its link.`,
  heading: 'Sitemap',
  lead: 'Every page of this site, in five groups, and the help articles by topic.',
  groups: { services: 'Services', company: 'Company', support: 'Support', legal: 'Legal', other: 'Other' },
  articles: 'Help articles',
} as const satisfies PageWords & Record<string, unknown>;
