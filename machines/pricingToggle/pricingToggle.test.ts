// @vitest-environment node

import { sent } from '../../tests/paths/laws.ts';
import { machineSuite } from '../../tests/paths/suite.ts';
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
