import { postIds, sampleGigId, servicePageIds } from '../content/ids.ts';

/** The groups of the sitemap page. */
export type SitemapGroup = 'services' | 'company' | 'support' | 'legal' | 'other';

/** The drawings that link previews may show; `service` and `post` are those of the id in the address. */
export type PictureName =
  | 'hero'
  | 'service'
  | 'post'
  | 'spreadsheet'
  | 'slides'
  | 'editing'
  | 'choice'
  | 'people'
  | 'clauses'
  | 'exchange'
  | 'letter'
  | 'sorted'
  | 'price'
  | 'held'
  | 'brief'
  | 'thanks'
  | 'error'
  | 'missing';

/** A page, or the pages of several ids, as everything that is made from the table knows it. */
export interface Route {
  /** The address that canonical links carry; `:id` stands for one of `ids`, or for any id where there are none. */
  readonly path: string;
  /** Short addresses of the same page (R2). */
  readonly aliases?: readonly string[];
  /** The page's name in breadcrumbs, menus and the sitemap. */
  readonly label: string;
  /** Its group in the sitemap; none keeps it out of there. */
  readonly group?: SitemapGroup;
  /** The page above it in the breadcrumb; home, if none. */
  readonly parent?: 'blog' | 'services' | 'contact';
  /** The ids that exist; with none given, any id is shown. */
  readonly ids?: readonly string[];
  /** Where any id is shown: the id whose page is prerendered, and to which hosts rewrite all others. */
  readonly sampleId?: string;
  /** The status that hosts send this page's document with, for addresses that are no page of ours. */
  readonly status?: 404 | 500;
  /** Kept out of search engines and of sitemap.xml. */
  readonly isHidden?: true;
  /** What the preview of a link to it shows; `sorted`, if none. */
  readonly picture?: PictureName;
  /** What search engines are told of it beside its breadcrumb (schema.org). */
  readonly schema?: 'site' | 'questions' | 'post';
}

/** The pages of the site: a page is a row here, a loader in `modules.ts`, a file in content and a folder in views. */
export const routes = {
  home: { path: '/', group: 'other', label: 'Home', picture: 'hero', schema: 'site' },
  dashboard: {
    path: '/dashboard',
    group: 'other',
    label: 'Seller dashboard',
    isHidden: true,
    picture: 'slides',
  },
  gig: {
    path: '/gig/:id',
    group: 'other',
    label: 'Sample gig',
    sampleId: sampleGigId,
    isHidden: true,
    picture: 'price',
  },
  services: {
    path: '/services',
    group: 'services',
    label: 'Services',
    picture: 'choice',
  },
  faq: {
    path: '/faq',
    group: 'support',
    label: 'FAQ',
    schema: 'questions',
  },
  blog: { path: '/blog', group: 'company', label: 'Blog', picture: 'brief' },
  post: {
    path: '/blog/:id',
    group: 'company',
    label: 'Post',
    parent: 'blog',
    ids: postIds,
    picture: 'post',
    schema: 'post',
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
    parent: 'services',
    picture: 'spreadsheet',
  },
  enterprise: {
    path: '/services/enterprise',
    group: 'services',
    aliases: ['/enterprise'],
    label: 'Enterprise',
    parent: 'services',
    picture: 'choice',
  },
  sell: {
    path: '/services/become-seller',
    group: 'services',
    aliases: ['/sell'],
    label: 'Become a seller',
    parent: 'services',
    picture: 'price',
  },
  service: {
    path: '/services/:id',
    group: 'services',
    label: 'Service',
    parent: 'services',
    ids: servicePageIds,
    picture: 'service',
  },
  about: {
    path: '/company/about',
    group: 'company',
    aliases: ['/about'],
    label: 'About',
    picture: 'people',
  },
  careers: {
    path: '/company/careers',
    group: 'company',
    aliases: ['/careers'],
    label: 'Careers',
    picture: 'people',
  },
  press: {
    path: '/company/press',
    group: 'company',
    aliases: ['/press'],
    label: 'Press center',
    picture: 'editing',
  },
  helpCenter: {
    path: '/support/help-center',
    group: 'support',
    aliases: ['/help'],
    label: 'Help center',
  },
  trustSafety: {
    path: '/support/trust-safety',
    group: 'support',
    aliases: ['/trust'],
    label: 'Trust & safety',
    picture: 'held',
  },
  apiDocs: {
    path: '/support/api-docs',
    group: 'support',
    aliases: ['/api'],
    label: 'API documentation',
    picture: 'exchange',
  },
  terms: {
    path: '/legal/terms',
    group: 'legal',
    aliases: ['/terms'],
    label: 'Terms of service',
    picture: 'clauses',
  },
  privacy: {
    path: '/legal/privacy',
    group: 'legal',
    aliases: ['/privacy'],
    label: 'Privacy policy',
    picture: 'clauses',
  },
  cookies: {
    path: '/legal/cookies',
    group: 'legal',
    aliases: ['/cookies'],
    label: 'Cookie policy',
    picture: 'clauses',
  },
  licenses: {
    path: '/legal/licenses',
    group: 'legal',
    aliases: ['/licenses'],
    label: 'Licensing',
    picture: 'clauses',
  },
  contact: {
    path: '/contact',
    group: 'support',
    label: 'Contact',
    picture: 'letter',
  },
  contactThanks: {
    path: '/contact/thanks',
    label: 'Thank you',
    parent: 'contact',
    isHidden: true,
    picture: 'thanks',
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
    picture: 'price',
  },
  failure: {
    path: '/500',
    label: 'Failure',
    isHidden: true,
    picture: 'error',
    status: 500,
  },
  notFound: {
    path: '/404',
    label: 'Page not found',
    isHidden: true,
    picture: 'missing',
    status: 404,
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Routes by name, each seen as a whole row. */
export const routeOf = (name: RouteName): Route => routes[name];

export const routeNames = Object.keys(routes) as RouteName[];

/** Routes with one address, which need no id. */
export type FixedRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['path'] extends `${string}:id` ? never : Name;
}[RouteName];
