import type { RouteName } from './table.ts';
import type { ViewModule } from './view.ts';

/** Kept apart from the table, which views import as data. */
export const viewLoaders: Readonly<Record<RouteName, () => Promise<ViewModule>>> = {
  home: () => import('../views/home/HomePage.tsx'),
  dashboard: () => import('../views/dashboard/DashboardPage.tsx'),
  gig: () => import('../views/gig/GigPage.tsx'),
  services: () => import('../views/services/ServicesPage.tsx'),
  faq: () => import('../views/faq/FaqPage.static.tsx'),
  blog: () => import('../views/blog/BlogPage.tsx'),
  post: () => import('../views/post/PostPage.tsx'),
  blogPage: () => import('../views/blog/BlogPage.tsx'),
  categories: () => import('../views/categories/CategoriesPage.tsx'),
  popular: () => import('../views/popular/PopularPage.tsx'),
  enterprise: () => import('../views/enterprise/EnterprisePage.tsx'),
  sell: () => import('../views/sell/SellPage.tsx'),
  service: () => import('../views/service/ServicePage.tsx'),
  about: () => import('../views/about/AboutPage.static.tsx'),
  careers: () => import('../views/careers/CareersPage.static.tsx'),
  press: () => import('../views/press/PressPage.static.tsx'),
  helpCenter: () => import('../views/helpCenter/HelpCenterPage.tsx'),
  helpArticle: () => import('../views/helpCenter/HelpArticlePage.static.tsx'),
  trustSafety: () => import('../views/trustSafety/TrustSafetyPage.static.tsx'),
  apiDocs: () => import('../views/apiDocs/ApiDocsPage.tsx'),
  terms: () => import('../views/terms/TermsPage.static.tsx'),
  privacy: () => import('../views/privacy/PrivacyPage.static.tsx'),
  cookies: () => import('../views/cookies/CookiesPage.static.tsx'),
  licenses: () => import('../views/licenses/LicensesPage.static.tsx'),
  contact: () => import('../views/contact/ContactPage.tsx'),
  contactThanks: () => import('../views/contactThanks/ContactThanksPage.static.tsx'),
  sitemap: () => import('../views/sitemap/SitemapPage.static.tsx'),
  accessibility: () => import('../views/accessibility/AccessibilityPage.static.tsx'),
  region: () => import('../views/region/RegionPage.tsx'),
  failure: () => import('../views/failure/FailurePage.tsx'),
  notFound: () => import('../views/notFound/NotFoundPage.tsx'),
};

/** Loads a view and what it needs. Resolves to `null` if its route, which grows, has no page with this id. */
export const loadView = async (name: RouteName, id: string): Promise<ViewModule | null> => {
  const view = await viewLoaders[name]();
  return (await view.prepare?.(id)) === false ? null : view;
};
