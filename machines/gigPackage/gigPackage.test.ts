// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { oneOfSeveralLaws } from '../choice/choice.laws.ts';
import { gigPackageModel } from './gigPackage.model.ts';

machineSuite({
  name: 'gigPackage',
  model: gigPackageModel,
  laws: oneOfSeveralLaws('choose'),
  starts: ({ snapshot }) => snapshot.value === 'standard',
  goal: (snapshot) => snapshot.matches('standard'),
});
