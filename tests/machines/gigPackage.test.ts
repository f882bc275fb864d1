// @vitest-environment node
import { machineSuite } from '../paths/suite.ts';
import { gigPackageModel } from './gigPackage.model.ts';
import { oneOfSeveralLaws } from './oneOfSeveral.laws.ts';

machineSuite({
  name: 'gigPackage',
  model: gigPackageModel,
  laws: oneOfSeveralLaws('choose'),
  starts: ({ snapshot }) => snapshot.value === 'standard',
  home: (snapshot) => snapshot.matches('standard'),
});
