import { type Capability, capabilities } from '../configuration/capabilities.ts';
import { servicePageIds } from '../configuration/services.ts';
import { sampleGigId } from '../content/ids.ts';

export type SitemapGroup = 'services' | 'company' | 'support' | 'legal' | 'other';

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
  readonly picture?: PictureName;
  readonly schema?: 'site' | 'questions' | 'post';
}

/** Each page is a row here, a loader in `modules.ts`, a file in content and a folder in views. */
export const routes = {
  home: { path: '/', group: 'other', label: 'Home', picture: 'hero', schema: 'site' },
  dashboard: {
    path: '/dashboard',
    group: 'other',
    label: 'Seller dashboard',
    needs: ['accounts'],
    isHidden: true,
    picture: 'slides',
  },
  gig: {
    path: '/gig/:id',
    group: 'other',
    label: 'Sample gig',
    needs: ['accounts', 'reviews'],
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
    growing: true,
    picture: 'post',
    schema: 'post',
  },
  blogPage: {
    path: '/blog/page/:id',
    group: 'company',
    label: 'Page',
    parent: 'blog',
    growing: true,
    picture: 'brief',
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
    picture: 'spreadsheet',
  },
  enterprise: {
    path: '/services/enterprise',
    group: 'services',
    aliases: ['/enterprise'],
    label: 'Enterprise',
    needs: ['accounts'],
    parent: 'services',
    picture: 'choice',
  },
  sell: {
    path: '/services/become-seller',
    group: 'services',
    aliases: ['/sell'],
    label: 'Become a seller',
    needs: ['accounts'],
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
    needs: ['careers'],
    picture: 'people',
  },
  press: {
    path: '/company/press',
    group: 'company',
    aliases: ['/press'],
    label: 'Press center',
    needs: ['press'],
    picture: 'editing',
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
    picture: 'held',
  },
  apiDocs: {
    path: '/support/api-docs',
    group: 'support',
    aliases: ['/api'],
    label: 'API documentation',
    needs: ['api'],
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

export const routeOf = (name: RouteName): Route => routes[name];

/** Whether the site has the page, as far as its capabilities decide. */
export const isOffered = (name: RouteName): boolean =>
  (routeOf(name).needs ?? []).every((capability) => capabilities[capability]);

/** Of every page that the site has. */
export const routeNames = (Object.keys(routes) as RouteName[]).filter(isOffered);

export type FixedRouteName = {
  [Name in RouteName]: (typeof routes)[Name]['path'] extends `${string}:id` ? never : Name;
}[RouteName];
