import { plans } from '../../src/configuration/plans.ts';
import type { Script } from '../../tests/paths/index.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import type { pricingToggleMachine } from './pricingToggleMachine.ts';

const euros = (amount: number): string => `€${amount.toLocaleString('en-US')}`;
const prices = plans.map(({ price: { monthly, yearly } }) => ({
  month: euros(monthly),
  year: euros(yearly),
  saved: euros(12 * monthly - yearly),
}));

const shows =
  (period: string, ...says: string[]) =>
  () => ({ choices: { 'Billing period': period }, says });

export const pricingToggleScript: Script<typeof pricingToggleMachine, AddressControls> = {
  open: (ui) => ui.world.ready(),
  drive: {
    'monthly.choose': (ui) => ui.choose('Billing period', 'Monthly'),
    'yearly.choose': (ui) => ui.choose('Billing period', 'Yearly'),
    'address.changed': (ui, { hash }) => ui.world.reach(hash),
  },
  shows: {
    monthly: shows('Monthly', ...prices.map(({ month, year }) => `${month} a month or ${year} a year`)),
    yearly: shows(
      'Yearly',
      ...prices.map(({ year, saved }) => `${year} a year ${saved} less than twelve months, or`),
    ),
  },
  aspects: ['choices'],
};
