import { capabilities } from '../configuration/capabilities.ts';
import type { RouteName } from './table.ts';
import type { ViewModule } from './view.ts';

/** Of a page whose capability is off: no script is built for it. */
const noPage = (): Promise<never> => Promise.reject(new Error('The site does not have this page'));

/** Kept apart from the table, which views import as data. */
export const viewLoaders: Readonly<Record<RouteName, () => Promise<ViewModule>>> = {
  home: () => import('../views/home/HomePage.tsx'),
  dashboard: capabilities.accounts ? () => import('../views/dashboard/DashboardPage.tsx') : noPage,
  gig: capabilities.accounts && capabilities.reviews ? () => import('../views/gig/GigPage.tsx') : noPage,
  services: () => import('../views/services/ServicesPage.tsx'),
  faq: () => import('../views/faq/FaqPage.static.tsx'),
  blog: () => import('../views/blog/BlogPage.tsx'),
  post: () => import('../views/post/PostPage.tsx'),
  blogPage: () => import('../views/blog/BlogPage.tsx'),
  categories: () => import('../views/categories/CategoriesPage.tsx'),
  popular: capabilities.reviews ? () => import('../views/popular/PopularPage.tsx') : noPage,
  enterprise: capabilities.accounts ? () => import('../views/enterprise/EnterprisePage.tsx') : noPage,
  sell: capabilities.accounts ? () => import('../views/sell/SellPage.tsx') : noPage,
  service: () => import('../views/service/ServicePage.tsx'),
  about: () => import('../views/about/AboutPage.static.tsx'),
  careers: capabilities.careers ? () => import('../views/careers/CareersPage.static.tsx') : noPage,
  press: capabilities.press ? () => import('../views/press/PressPage.static.tsx') : noPage,
  helpCenter: () => import('../views/helpCenter/HelpCenterPage.tsx'),
  helpArticle: () => import('../views/helpCenter/HelpArticlePage.static.tsx'),
  trustSafety: () => import('../views/trustSafety/TrustSafetyPage.static.tsx'),
  apiDocs: capabilities.api ? () => import('../views/apiDocs/ApiDocsPage.tsx') : noPage,
  terms: () => import('../views/terms/TermsPage.static.tsx'),
  privacy: () => import('../views/privacy/PrivacyPage.static.tsx'),
  cookies: () => import('../views/cookies/CookiesPage.static.tsx'),
  licenses: () => import('../views/licenses/LicensesPage.static.tsx'),
  contact: () => import('../views/contact/ContactPage.tsx'),
  contactThanks: () => import('../views/contactThanks/ContactThanksPage.tsx'),
  sitemap: () => import('../views/sitemap/SitemapPage.static.tsx'),
  accessibility: () => import('../views/accessibility/AccessibilityPage.static.tsx'),
  region: () => import('../views/region/RegionPage.tsx'),
  order: capabilities.orders ? () => import('../views/order/OrderPage.tsx') : noPage,
  desk: capabilities.orders ? () => import('../views/desk/DeskPage.tsx') : noPage,
  failure: () => import('../views/failure/FailurePage.tsx'),
  notFound: () => import('../views/notFound/NotFoundPage.tsx'),
};

/** Loads a view and what it needs. Resolves to `null` if its route, which grows, has no page with this id. */
export const loadView = async (name: RouteName, id: string): Promise<ViewModule | null> => {
  const view = await viewLoaders[name]();
  return (await view.prepare?.(id)) === false ? null : view;
};
