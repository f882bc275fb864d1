import { plans } from '../../src/configuration/plans.ts';
import type { Script } from '../../tests/paths/index.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import { restoredByHash } from '../choice/choice.script.ts';
import { viewHashes } from '../viewHashRules.ts';
import type { pricingToggleMachine } from './pricingToggleMachine.ts';

const euros = (amount: number): string => `€${amount.toLocaleString('en-US')}`;
const prices = plans.map(({ price: { monthly, yearly } }) => ({
  month: euros(monthly),
  year: euros(yearly),
  saved: euros(12 * monthly - yearly),
}));

const monthly = prices.map(({ month, year }) => `${month} a month or ${year} a year`);
const yearly = prices.map(({ year, saved }) => `${year} a year ${saved} less than twelve months, or`);

const pageLinks = {
  'See the services': '/services',
  'See prices': '/services',
  'Browse the categories': '/services/browse-categories',
  'Learn more about our services': '/services',
  'service fee': '/faq#payments-fee',
  SLA: '/services/enterprise',
  'How you’re protected': '/support/trust-safety',
};

const shows = (period: string, says: string[], saysNot: string[]) => () => ({
  choices: { 'Billing period': period },
  links: pageLinks,
  says,
  saysNot,
});

export const pricingToggleScript: Script<typeof pricingToggleMachine, AddressControls> = {
  open: (ui) => ui.world.ready(),
  drive: {
    'monthly.choose': (ui) => ui.choose('Billing period', 'Monthly'),
    'yearly.choose': (ui) => ui.choose('Billing period', 'Yearly'),
    'address.changed': (ui, { hash }) => ui.world.reach(hash),
  },
  shows: {
    monthly: shows('Monthly', monthly, yearly),
    yearly: shows('Yearly', yearly, monthly),
  },
  aspects: ['choices', 'links'],
  environment: { reloaded: restoredByHash(viewHashes.period, 'monthly') },
};
