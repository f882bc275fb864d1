import { type Capability, capabilities } from '../configuration/capabilities.ts';
import { servicePageIds } from '../configuration/services.ts';
import { sampleGigId } from '../content/ids.ts';

export type SitemapGroup = 'services' | 'company' | 'support' | 'legal' | 'other';

export interface Route {
  /** The canonical path; `:id` stands for one of `ids`, or else for any id. */
  readonly path: string;
  readonly aliases?: readonly string[];
  readonly label: string;
  readonly group?: SitemapGroup;
  readonly parent?: 'blog' | 'services' | 'contact' | 'helpCenter';
  readonly ids?: readonly string[];
  /** Each id with a document is a page. There may be many, so no script lists them (decision R15). */
  readonly growing?: true;
  /** If any id is valid: the prerendered one, to which hosts rewrite all others. */
  readonly sampleId?: string;
  readonly status?: 404 | 500;
  /** Without one of them, there is no such page. */
  readonly needs?: readonly Capability[];
  readonly isHidden?: true;
  /** What it shows comes from a server, so the app starts without waiting for the visitor (decision B53). */
  readonly isLive?: true;
  readonly schema?: 'site' | 'questions' | 'post';
}

/** Each page is a row here, a loader in `modules.ts`, a file in content and a folder in views. */
export const routes = {
  home: { path: '/', group: 'other', label: 'Home', schema: 'site' },
  dashboard: {
    path: '/dashboard',
    group: 'other',
    label: 'Seller dashboard',
    needs: ['accounts'],
    isHidden: true,
  },
  gig: {
    path: '/gig/:id',
    group: 'other',
    label: 'Sample gig',
    needs: ['accounts', 'reviews'],
    sampleId: sampleGigId,
    isHidden: true,
  },
  services: {
    path: '/services',
    group: 'services',
    label: 'Services',
  },
  faq: {
    path: '/faq',
    group: 'support',
    label: 'FAQ',
    schema: 'questions',
  },
  blog: { path: '/blog', group: 'company', label: 'Blog' },
  post: {
    path: '/blog/:id',
    group: 'company',
    label: 'Post',
    parent: 'blog',
    growing: true,
    schema: 'post',
  },
  blogPage: {
    path: '/blog/page/:id',
    group: 'company',
    label: 'Page',
    parent: 'blog',
    growing: true,
  },
  categories: {
    path: '/services/browse-categories',
    group: 'services',
    aliases: ['/categories'],
    label: 'Browse categories',
    parent: 'services',
  },
  popular: {
    path: '/services/popular',
    group: 'services',
    aliases: ['/popular'],
    label: 'Popular services',
    needs: ['reviews'],
    parent: 'services',
  },
  enterprise: {
    path: '/services/enterprise',
    group: 'services',
    aliases: ['/enterprise'],
    label: 'Enterprise',
    needs: ['accounts'],
    parent: 'services',
  },
  sell: {
    path: '/services/become-seller',
    group: 'services',
    aliases: ['/sell'],
    label: 'Become a seller',
    needs: ['accounts'],
    parent: 'services',
  },
  service: {
    path: '/services/:id',
    group: 'services',
    label: 'Service',
    parent: 'services',
    ids: servicePageIds,
  },
  about: {
    path: '/company/about',
    group: 'company',
    aliases: ['/about'],
    label: 'About',
  },
  careers: {
    path: '/company/careers',
    group: 'company',
    aliases: ['/careers'],
    label: 'Careers',
    needs: ['careers'],
  },
  press: {
    path: '/company/press',
    group: 'company',
    aliases: ['/press'],
    label: 'Press center',
    needs: ['press'],
  },
  helpCenter: {
    path: '/support/help-center',
    group: 'support',
    aliases: ['/help'],
    label: 'Help center',
  },
  helpArticle: {
    path: '/support/help-center/:id',
    group: 'support',
    label: 'Help article',
    parent: 'helpCenter',
    growing: true,
  },
  trustSafety: {
    path: '/support/trust-safety',
    group: 'support',
    aliases: ['/trust'],
    label: 'Trust & safety',
  },
  apiDocs: {
    path: '/support/api-docs',
    group: 'support',
    aliases: ['/api'],
    label: 'API documentation',
    needs: ['api'],
  },
  terms: {
    path: '/legal/terms',
    group: 'legal',
    aliases: ['/terms'],
    label: 'Terms of service',
  },
  privacy: {
    path: '/legal/privacy',
    group: 'legal',
    aliases: ['/privacy'],
    label: 'Privacy policy',
  },
  cookies: {
    path: '/legal/cookies',
    group: 'legal',
    aliases: ['/cookies'],
    label: 'Cookie policy',
  },
  licenses: {
    path: '/legal/licenses',
    group: 'legal',
    aliases: ['/licenses'],
    label: 'Licensing',
  },
  contact: {
    path: '/contact',
    group: 'support',
    label: 'Contact',
  },
  contactThanks: {
    path: '/contact/thanks',
    label: 'Thank you',
    parent: 'contact',
    isHidden: true,
  },
  sitemap: {
    path: '/sitemap',
    group: 'other',
    label: 'Sitemap',
  },
  accessibility: {
    path: '/accessibility',
    group: 'other',
    label: 'Accessibility',
  },
  region: {
    path: '/region',
    group: 'other',
    label: 'Region settings',
  },
  order: {
    path: '/request/:id',
    label: 'Your request',
    sampleId: 'sample',
    needs: ['orders'],
    isHidden: true,
    isLive: true,
  },
  desk: {
    path: '/desk',
    label: 'The desk',
    needs: ['orders'],
    isHidden: true,
    isLive: true,
  },
  failure: {
    path: '/500',
    label: 'Failure',
    isHidden: true,
    status: 500,
  },
  notFound: {
    path: '/404',
    label: 'Page not found',
    isHidden: true,
    status: 404,
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

export const routeOf = (name: RouteName): Route => routes[name];

/** Whether the site has the page, as far as its capabilities decide. */
export const isOffered = (name: RouteName): boolean =>
  (routeOf(name).needs ?? []).every((capability) => capabilities[capability]);

export const routeNames = (Object.keys(routes) as RouteName[]).filter(isOffered);

export type FixedRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['path'] extends `${string}:id` ? never : Name;
}[RouteName];
