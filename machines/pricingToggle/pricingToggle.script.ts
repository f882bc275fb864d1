import type { Script } from '../../tests/paths/index.ts';
import type { AddressControls } from '../../tests/worlds/addressControls.tsx';
import type { pricingToggleMachine } from './pricingToggleMachine.ts';

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
    monthly: shows('Monthly', '€5 a month or €50 a year', '€30 a month or €300 a year', '€120 a month'),
    yearly: shows('Yearly', '€50 a year', '€300 a year', '€1,200 a year', '€240 less than twelve months, or'),
  },
  aspects: ['choices'],
};
