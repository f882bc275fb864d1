// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { choiceLaws } from '../choice/choice.laws.ts';
import { pricingToggleModel } from './pricingToggle.model.ts';

machineSuite({
  name: 'pricingToggle',
  model: pricingToggleModel,
  laws: choiceLaws({ verb: 'choose', prefix: '#pricing-', initial: 'monthly', others: ['yearly'] }),
  starts: ({ snapshot }) => snapshot.value === 'monthly',
  goal: (snapshot) => snapshot.matches('monthly'),
});
