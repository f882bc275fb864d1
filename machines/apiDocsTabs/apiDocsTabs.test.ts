// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { oneOfSeveralLaws } from '../choice/choice.laws.ts';
import { apiDocsTabsModel } from './apiDocsTabs.model.ts';

machineSuite({
  name: 'apiDocsTabs',
  model: apiDocsTabsModel,
  laws: oneOfSeveralLaws('open'),
  starts: ({ snapshot }) => snapshot.value === 'endpoints',
  goal: (snapshot) => snapshot.matches('endpoints'),
});
