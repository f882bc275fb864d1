import { setup } from 'xstate';

/** How prices are shown: by the month, or by the year (F3; monthly by default). */
export const pricingToggleMachine = setup({
  types: { events: {} as { type: 'period.choose'; period: 'monthly' | 'yearly' } },
  guards: {
    isYearly: (_, params: { period: 'monthly' | 'yearly' }) => params.period === 'yearly',
    isMonthly: (_, params: { period: 'monthly' | 'yearly' }) => params.period === 'monthly',
  },
}).createMachine({
  id: 'pricingToggle',
  description: 'The period that the plans’ prices are shown for.',
  initial: 'monthly',
  states: {
    monthly: {
      on: {
        'period.choose': { guard: { type: 'isYearly', params: ({ event }) => event }, target: 'yearly' },
      },
    },
    yearly: {
      on: {
        'period.choose': { guard: { type: 'isMonthly', params: ({ event }) => event }, target: 'monthly' },
      },
    },
  },
});
