// @vitest-environment node

import { machineSuite } from '../../tests/paths/actor.ts';
import { sent } from '../../tests/paths/index.ts';
import { pricingToggleModel } from './pricingToggle.model.ts';

machineSuite({
  name: 'pricingToggle',
  model: pricingToggleModel,
  starts: ({ snapshot }) => snapshot.value === 'monthly',
  laws: {
    'the chosen period is shown': ({ input, after }) => {
      const event = sent(input, 'period.choose');
      return !event || after.value === event.period;
    },
  },
  goal: (snapshot) => snapshot.matches('monthly'),
});
