/** The words around every page: top bar, breadcrumb, footer, notices. */
export const site = {
  skipLink: 'Skip to content',
  homeLabel: 'Home',
  breadcrumb: 'Breadcrumb',
  topBar: {
    label: 'Main',
    menu: 'Menu',
    scrollLinks: [
      { hash: 'services', label: 'Services' },
      { hash: 'features', label: 'Features' },
      { hash: 'pricing', label: 'Pricing' },
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
    copyright: '© 2025',
    rights: 'All rights reserved.',
  },
  toasts: { label: 'Notifications', close: 'Close toast' },
} as const;

/** The default region: the first of the specification's ten (section 9). */
export const defaultRegionName = 'European Union';
