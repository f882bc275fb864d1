// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { oneOfSeveralLaws } from '../choice/choice.laws.ts';
import { pricingToggleModel } from './pricingToggle.model.ts';

machineSuite({
  name: 'pricingToggle',
  model: pricingToggleModel,
  laws: oneOfSeveralLaws('choose'),
  starts: ({ snapshot }) => snapshot.value === 'monthly',
  goal: (snapshot) => snapshot.matches('monthly'),
});
