import type { Script } from '../../tests/paths/index.ts';
import type { pricingToggleMachine } from './pricingToggleMachine.ts';

const shows =
  (period: string, ...says: string[]) =>
  () => ({ choices: { 'Billing period': period }, says });

export const pricingToggleScript: Script<typeof pricingToggleMachine> = {
  drive: {
    'period.choose': (ui, { period }) =>
      ui.choose('Billing period', period === 'yearly' ? 'Yearly' : 'Monthly'),
  },
  shows: {
    monthly: shows('Monthly', '€5 a month or €50 a year', '€30 a month or €300 a year', '€120 a month'),
    yearly: shows('Yearly', '€50 a year', '€300 a year', '€1,200 a year', '€240 less than twelve months, or'),
  },
  aspects: ['choices'],
};
