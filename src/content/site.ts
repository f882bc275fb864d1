import { capabilities } from '../configuration/capabilities.ts';
import { loading } from './loading.ts';

export const site = {
  skipLink: 'Skip to content',
  homeLabel: 'Home',
  breadcrumb: 'Breadcrumb',
  socialImage: '“{heading}” in the selected cells of a sheet, with a drawing next to it',
  topBar: {
    label: 'Main',
    menu: 'Menu',
    scrollLinks: [
      { hash: 'services', label: 'Services' },
      { hash: 'features', label: 'Features' },
      ...(capabilities.accounts ? [{ hash: 'pricing', label: 'Pricing' }] : []),
      { hash: 'support', label: 'Support' },
    ],
    contact: 'Contact Me Now',
    getStarted: 'Get Started',
  },
  newTab: '(opens in a new tab)',
  footer: {
    groups: [
      { heading: 'Services', links: ['categories', 'popular', 'enterprise', 'sell'] },
      { heading: 'Company', links: ['about', 'careers', 'press', 'blog'] },
      { heading: 'Support', links: ['helpCenter', 'faq', 'trustSafety', 'contact', 'apiDocs'] },
      { heading: 'Legal', links: ['terms', 'privacy', 'cookies', 'licenses'] },
    ],
    bottom: ['sitemap', 'accessibility'],
    region: 'Region',
    regionHint: 'You pay in euros. Another region adds an estimate.',
    copyright: '© 2025',
    rights: 'All rights reserved.',
  },
  /** Shown instead of something that could not be loaded. Its name comes before each sentence. */
  loadFailed: {
    failed: 'could not be loaded. Check your connection, then try again.',
    retrying: 'is being loaded again.',
    retry: 'Retry',
    busy: 'Retrying...',
  },
  loading,
  stillLoading: 'The page is still loading.',
  toasts: { label: 'Notifications', close: 'Close toast' },
} as const;
