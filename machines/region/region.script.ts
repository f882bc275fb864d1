import type { SnapshotFrom } from 'xstate';
import type { RegionCode } from '../../src/configuration/regionCodes.ts';
import { cameBy, type Expected, type Script, type Step } from '../../tests/paths/index.ts';
import type { regionMachine } from './regionMachine.ts';

/** Changes the browser's storage. */
export interface StorageControls {
  /** Before the page loads. */
  store(text: string | null): Promise<void>;
  /** From another tab, while the page is open. */
  changeElsewhere(text: string | null): Promise<void>;
  /** Waits until the page's code is loaded. */
  ready(): Promise<void>;
}

const names: Partial<Record<RegionCode, string>> = { EU: 'European Union', US: 'United States', JP: 'Japan' };
const nameOf = (code: RegionCode) => names[code] ?? code;

const currencies: Partial<Record<RegionCode, string>> = { EU: 'EUR', US: 'USD', JP: 'JPY' };

const footer = {
  Home: '/',
  'Popular services': '/popular',
  'Browse categories': '/categories',
  'Become a seller': '/sell',
  Enterprise: '/enterprise',
  'Help center': '/help',
  Contact: '/contact',
  FAQ: '/faq',
  'Trust & safety': '/trust',
  'API documentation': '/api',
  About: '/about',
  Careers: '/careers',
  'Press center': '/press',
  Blog: '/blog',
  'Contact (2)': '/contact',
  'Terms of service': '/terms',
  'Privacy policy': '/privacy',
  'Cookie policy': '/cookies',
  Accessibility: '/accessibility',
  Licensing: '/licenses',
  Sitemap: '/sitemap',
};

/** The choice, the footer, and the notice after a choice. */
const shows = (
  { context: { code } }: SnapshotFrom<typeof regionMachine>,
  came?: Step<typeof regionMachine>,
): Expected => ({
  heading: 'Region settings',
  choices: { Regions: nameOf(code) },
  links: {
    'cookie policy says where': '/legal/cookies#stored',
    [`Region: ${nameOf(code)}`]: '/region',
    ...footer,
  },
  says: [
    `Region: ${nameOf(code)}`,
    ...(cameBy(came, 'region.choose')
      ? [`Your region has been set to ${nameOf(code)}. Prices will now be shown in ${currencies[code]}.`]
      : []),
  ],
});

const regionAspects = ['heading', 'choices', 'dialog', 'alerts'] as const;

/** For the page and its footer, without the navigation above them. */
export const regionScript: Script<typeof regionMachine, StorageControls> = {
  begin: (ui, { stored }) => ui.world.store(stored),
  open: (ui) => ui.world.ready(),
  drive: {
    'region.choose': (ui, { code }) => ui.choose('Regions', nameOf(code)),
    'storage.changed': (ui, { stored }) => ui.world.changeElsewhere(stored),
  },
  shows: { arriving: shows, inEuros: shows, estimating: shows },
  aspects: [...regionAspects, 'links'],
  scope: 'body',
  environment: {
    'storage cleared': { sends: () => ({ type: 'storage.changed', stored: null }) },
    reloaded: { input: ({ context: { code } }) => ({ stored: code }) },
  },
};

/** For the site, whose navigation has links of its own, and is folded in a narrow window. */
export const regionScriptOnSite: typeof regionScript = {
  ...regionScript,
  aspects: regionAspects,
};
