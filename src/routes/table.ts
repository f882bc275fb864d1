import type { ComponentType } from 'react';
import { postIds, sampleGigId, servicePageIds } from '../content/ids.ts';

/** What a view is given: the id in its address, where it has one. */
export interface ViewProps {
  readonly id: string;
}

/** The module of a view: its page is the default export. */
export interface ViewModule {
  readonly default: ComponentType<ViewProps>;
  /** Fetches what the page of an id needs beside the view's own code. */
  readonly prepare?: (id: string) => Promise<unknown>;
}

/** The sitemap's five groups (specification section 2). */
export type SitemapGroup = 'services' | 'company' | 'support' | 'legal' | 'other';

interface Route {
  /** The address that canonical links carry; `:id` stands for one of `ids`, or for any id where there are none. */
  readonly path: string;
  /** Short addresses of the same page (specification section 2; decision R2). */
  readonly aliases?: readonly string[];
  /** The page's name in breadcrumbs, menus and the sitemap. */
  readonly label: string;
  /** Its group in the sitemap; none keeps it out of there. */
  readonly group?: SitemapGroup;
  /** The page above it in the breadcrumb; home, if none. */
  readonly parent?: 'blog' | 'services' | 'contact';
  /** The ids that exist; with none given, any id is shown. */
  readonly ids?: readonly string[];
  /** The id whose page is prerendered where any id is shown. */
  readonly sampleId?: string;
  /** Kept out of search engines and of sitemap.xml. */
  readonly isHidden?: true;
  readonly load: () => Promise<ViewModule>;
}

/** THE TABLE: a page is a row here, a file in content and a file in views. */
export const routes = {
  home: { path: '/', group: 'other', label: 'Home', load: () => import('../views/home/HomePage.tsx') },
  dashboard: {
    path: '/dashboard',
    group: 'other',
    label: 'Seller dashboard',
    isHidden: true,
    load: () => import('../views/dashboard/DashboardPage.tsx'),
  },
  gig: {
    path: '/gig/:id',
    group: 'other',
    label: 'Sample gig',
    sampleId: sampleGigId,
    isHidden: true,
    load: () => import('../views/gig/GigPage.tsx'),
  },
  services: {
    path: '/services',
    group: 'services',
    label: 'Services',
    load: () => import('../views/services/ServicesPage.tsx'),
  },
  faq: {
    path: '/faq',
    group: 'support',
    label: 'FAQ',
    load: () => import('../views/faq/FaqPage.static.tsx'),
  },
  blog: { path: '/blog', group: 'company', label: 'Blog', load: () => import('../views/blog/BlogPage.tsx') },
  post: {
    path: '/blog/:id',
    group: 'company',
    label: 'Post',
    parent: 'blog',
    ids: postIds,
    load: () => import('../views/post/PostPage.tsx'),
  },
  categories: {
    path: '/services/browse-categories',
    group: 'services',
    aliases: ['/categories'],
    label: 'Browse categories',
    parent: 'services',
    load: () => import('../views/categories/CategoriesPage.tsx'),
  },
  popular: {
    path: '/services/popular',
    group: 'services',
    aliases: ['/popular'],
    label: 'Popular services',
    parent: 'services',
    load: () => import('../views/popular/PopularPage.tsx'),
  },
  enterprise: {
    path: '/services/enterprise',
    group: 'services',
    aliases: ['/enterprise'],
    label: 'Enterprise',
    parent: 'services',
    load: () => import('../views/enterprise/EnterprisePage.tsx'),
  },
  sell: {
    path: '/services/become-seller',
    group: 'services',
    aliases: ['/sell'],
    label: 'Become a seller',
    parent: 'services',
    load: () => import('../views/sell/SellPage.tsx'),
  },
  service: {
    path: '/services/:id',
    group: 'services',
    label: 'Service',
    parent: 'services',
    ids: servicePageIds,
    load: () => import('../views/service/ServicePage.tsx'),
  },
  about: {
    path: '/company/about',
    group: 'company',
    aliases: ['/about'],
    label: 'About',
    load: () => import('../views/about/AboutPage.static.tsx'),
  },
  careers: {
    path: '/company/careers',
    group: 'company',
    aliases: ['/careers'],
    label: 'Careers',
    load: () => import('../views/careers/CareersPage.static.tsx'),
  },
  press: {
    path: '/company/press',
    group: 'company',
    aliases: ['/press'],
    label: 'Press center',
    load: () => import('../views/press/PressPage.static.tsx'),
  },
  helpCenter: {
    path: '/support/help-center',
    group: 'support',
    aliases: ['/help'],
    label: 'Help center',
    load: () => import('../views/helpCenter/HelpCenterPage.tsx'),
  },
  trustSafety: {
    path: '/support/trust-safety',
    group: 'support',
    aliases: ['/trust'],
    label: 'Trust & safety',
    load: () => import('../views/trustSafety/TrustSafetyPage.static.tsx'),
  },
  apiDocs: {
    path: '/support/api-docs',
    group: 'support',
    aliases: ['/api'],
    label: 'API documentation',
    load: () => import('../views/apiDocs/ApiDocsPage.tsx'),
  },
  terms: {
    path: '/legal/terms',
    group: 'legal',
    aliases: ['/terms'],
    label: 'Terms of service',
    load: () => import('../views/terms/TermsPage.static.tsx'),
  },
  privacy: {
    path: '/legal/privacy',
    group: 'legal',
    aliases: ['/privacy'],
    label: 'Privacy policy',
    load: () => import('../views/privacy/PrivacyPage.static.tsx'),
  },
  cookies: {
    path: '/legal/cookies',
    group: 'legal',
    aliases: ['/cookies'],
    label: 'Cookie policy',
    load: () => import('../views/cookies/CookiesPage.static.tsx'),
  },
  licenses: {
    path: '/legal/licenses',
    group: 'legal',
    aliases: ['/licenses'],
    label: 'Licensing',
    load: () => import('../views/licenses/LicensesPage.static.tsx'),
  },
  contact: {
    path: '/contact',
    group: 'support',
    label: 'Contact',
    load: () => import('../views/contact/ContactPage.tsx'),
  },
  contactThanks: {
    path: '/contact/thanks',
    label: 'Thank you',
    parent: 'contact',
    isHidden: true,
    load: () => import('../views/contactThanks/ContactThanksPage.static.tsx'),
  },
  sitemap: {
    path: '/sitemap',
    group: 'other',
    label: 'Sitemap',
    load: () => import('../views/sitemap/SitemapPage.static.tsx'),
  },
  accessibility: {
    path: '/accessibility',
    group: 'other',
    label: 'Accessibility',
    load: () => import('../views/accessibility/AccessibilityPage.static.tsx'),
  },
  region: {
    path: '/region',
    group: 'other',
    label: 'Region settings',
    load: () => import('../views/region/RegionPage.tsx'),
  },
  failure: {
    path: '/500',
    label: 'Failure',
    isHidden: true,
    load: () => import('../views/failure/FailurePage.tsx'),
  },
  notFound: {
    path: '/404',
    label: 'Page not found',
    isHidden: true,
    load: () => import('../views/notFound/NotFoundPage.tsx'),
  },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof routes;

/** Routes by name, each seen as a whole row. */
export const routeOf = (name: RouteName): Route => routes[name];

export const routeNames = Object.keys(routes) as RouteName[];

type IdOf<Name extends RouteName> = (typeof routes)[Name] extends { readonly ids: readonly (infer Id)[] }
  ? Id
  : string;
/** What an address needs beside its route's name. */
export type Params<Name extends RouteName> = (typeof routes)[Name]['path'] extends `${string}:id`
  ? [id: IdOf<Name>]
  : [id?: undefined];

/** The address of a page, by name: a link to a page that does not exist does not compile. */
export const href = <Name extends RouteName>(name: Name, ...[id]: Params<Name>): string =>
  routes[name].path.replace(':id', encodeURIComponent(String(id ?? '')));
