import type { pricingToggleMachine } from '../../machines/pricingToggleMachine.ts';
import type { Script } from '../paths/script.ts';

const shows = (period: string) => () => ({ choices: { 'Billing period': period } });

export const pricingToggleScript: Script<typeof pricingToggleMachine> = {
  drive: {
    'period.choose': (ui, { period }) =>
      ui.choose('Billing period', period === 'yearly' ? 'Yearly' : 'Monthly'),
  },
  shows: { monthly: shows('Monthly'), yearly: shows('Yearly') },
  aspects: ['choices'],
};
