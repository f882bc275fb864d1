// @vitest-environment node

import { machineSuite } from '../../tests/paths/actor.ts';
import { sent } from '../../tests/paths/index.ts';
import { pricingToggleModel } from './pricingToggle.model.ts';

machineSuite({
  name: 'pricingToggle',
  model: pricingToggleModel,
  starts: ({ snapshot }) => snapshot.value === 'monthly',
  laws: {
    'the chosen period is shown': ({ stimulus, after }) => {
      const event = sent(stimulus, 'period.choose');
      return !event || after.value === event.period;
    },
  },
  home: (snapshot) => snapshot.matches('monthly'),
});
