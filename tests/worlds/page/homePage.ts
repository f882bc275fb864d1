import { pricingToggleModel } from '../../../machines/pricingToggle/pricingToggle.model.ts';
import { serviceDetailModel } from '../../../machines/serviceDetail/serviceDetail.model.ts';
import { detailsHash } from '../../../machines/serviceDetail/serviceDetailRules.ts';
import { subscriptionDialogModel } from '../../../machines/subscriptionDialog/subscriptionDialog.model.ts';
import { type Message, part } from '../../paths/compose.ts';
import { firstService } from '../services.ts';
import {
  navigationPart,
  opened,
  region,
  requestWizard,
  type SiteAt,
  type SiteFaults,
  sitePage,
  toasts,
} from './sitePage.ts';

export const serviceHash = detailsHash(firstService);
export const yearlyHash = '#pricing-yearly';
const heardHashes = ['', serviceHash, yearlyHash].map((hash) => ({ hash }));

const serviceDetail = part({
  model: {
    ...serviceDetailModel,
    events: { 'service.open': [{ service: firstService }], 'address.changed': heardHashes },
  },
  exposes: (snapshot) => ({
    isOpen: snapshot.matches('open'),
    isFading: snapshot.matches({ closed: 'requesting' }),
  }),
  tells: {
    replaceHash: ({ service }: { service: string | null }) => ({
      type: 'hash.replaced',
      hash: service === null ? '' : serviceHash,
    }),
    openRequest: () => ({ type: 'request.opened' }),
  },
  changed: (before, after): readonly Message[] => [
    ...opened('service', before.isOpen, after.isOpen),
    ...(after.isFading ? [{ type: 'details.closed' }] : []),
  ],
  hears: ['address.changed', 'details.closed'],
});

const pricingToggle = part({
  model: { ...pricingToggleModel, events: { 'address.changed': heardHashes } },
  exposes: (snapshot): 'monthly' | 'yearly' => snapshot.value,
  tells: {
    replaceHash: ({ hash }: { hash: string }) => ({ type: 'hash.replaced', hash }),
    clearHash: ({ prefix }: { prefix: string }) => ({ type: 'hash.cleared', prefix }),
  },
  hears: ['address.changed'],
});

const plan = 'starter';

/** One field, and the visitor forgets another one. */
const subscriptionDialog = part({
  model: {
    ...subscriptionDialogModel,
    events: {
      'plan.choose': [
        { plan, period: 'monthly' },
        { plan, period: 'yearly' },
      ],
      'field.changed': [
        { field: 'email', isBlank: false },
        { field: 'email', isBlank: true },
      ],
      'subscription.submit': [{ blank: [] }, { blank: ['cvc'] }],
    },
  },
  exposes: (snapshot) => (snapshot.matches('open') ? snapshot.context.period : null),
  tells: { notify: () => ({ type: 'notice', name: 'page' }) },
  changed: (before, after) => opened('subscription', before !== null, after !== null),
  hears: ['plan.choose', 'subscription.close'],
  ownToo: ({ type }) => type === 'subscription.close',
});

const navigation = navigationPart({
  urls: ['/', `/${serviceHash}`, `/${yearlyHash}`, '/region', '/contact'],
  links: ['/', '/region', '/contact'],
});

const parts = {
  navigation,
  requestWizard,
  serviceDetail,
  pricingToggle,
  subscriptionDialog,
  region,
  toasts,
};
export type HomeParts = typeof parts;

export interface HomeFaults extends SiteFaults {
  /** The subscription stays open when the visitor goes to another address. */
  readonly keepsSubscription?: boolean;
}

/**
 * The home page.
 * @param entries the longest history
 */
export const homePage = ({ keepsSubscription = false, ...faults }: HomeFaults = {}, entries = 2) =>
  sitePage<HomeParts>({
    ...faults,
    name: 'the home page',
    parts,
    start: '/',
    entries,
    own: ['serviceDetail', 'pricingToggle'],
    dialogs: ['service'],
    follow: ['serviceDetail', 'pricingToggle'],
    types: [serviceHash, yearlyHash],
    leave: keepsSubscription ? {} : { subscriptionDialog: { type: 'subscription.close' } },
    meets: {
      // The page says so after 0 ms, before the visitor can do anything else.
      'details.closed': () => ({ sends: [{ to: 'serviceDetail', event: { type: 'details.closed' } }] }),
      'request.opened': () => ({
        sends: [{ to: 'requestWizard', event: { type: 'wizard.open', service: firstService } }],
      }),
      'plan.pressed': ({ parts: at }: SiteAt<HomeParts>) => ({
        sends: [
          {
            to: 'subscriptionDialog',
            event: { type: 'plan.choose', plan, period: at.pricingToggle ?? 'monthly' },
          },
        ],
      }),
    },
    acts: ({ page, parts: at }) =>
      page.dialogs.length === 0 && at.pricingToggle !== null ? [{ type: 'plan.pressed' }] : [],
    possible: ({ page }, each, input) => {
      const top = page.dialogs.at(-1);
      if (input === 'service.open' || each === 'pricingToggle') return top === undefined;
      if (each === 'serviceDetail') return top === 'service';
      if (each === 'subscriptionDialog') return top === 'subscription';
      return undefined;
    },
  });
