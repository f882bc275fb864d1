import type { PageLaws } from '../../paths/compose.ts';
import { type HomeParts, serviceHash, yearlyHash } from './homePage.ts';
import { siteLaws } from './sitePage.laws.ts';
import { barOf, hashOf, type SitePage } from './sitePage.ts';

export const homePageLaws: PageLaws<HomeParts, SitePage> = {
  ...siteLaws,
  'the dialogs of the page are those of its machines': ({ after: { page, parts } }) =>
    page.dialogs.includes('service') === (parts.serviceDetail?.isOpen ?? false) &&
    page.dialogs.includes('subscription') === (parts.subscriptionDialog !== null),
  // Of two views, it names the one that was chosen last (R7).
  'the address names the open details, and nothing that is not shown': ({ after: { page, parts } }) => {
    if (parts.navigation?.isBusy) return true;
    const hash = hashOf(barOf(page));
    if (page.path !== '/') return hash === '';
    if (parts.serviceDetail?.isOpen) return hash === serviceHash;
    return hash === '' || (hash === yearlyHash && parts.pricingToggle === 'yearly');
  },
  'the subscription is for the period that the page shows': ({ after: { parts } }) =>
    parts.subscriptionDialog === null || parts.subscriptionDialog === parts.pricingToggle,
  'a request that the details ask for is open when they are gone': ({ input, after: { page } }) =>
    input !== 'service.request' || page.dialogs.join() === 'request',
};
