// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { choiceLaws } from '../choice/choice.laws.ts';
import { gigPackageModel } from './gigPackage.model.ts';

machineSuite({
  name: 'gigPackage',
  model: gigPackageModel,
  laws: choiceLaws({
    verb: 'choose',
    prefix: '#package-',
    initial: 'standard',
    others: ['basic', 'premium'],
  }),
  starts: ({ snapshot }) => snapshot.value === 'standard',
  goal: (snapshot) => snapshot.matches('standard'),
});
