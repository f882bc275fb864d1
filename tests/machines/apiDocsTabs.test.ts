// @vitest-environment node
import { machineSuite } from '../paths/suite.ts';
import { apiDocsTabsModel } from './apiDocsTabs.model.ts';
import { oneOfSeveralLaws } from './oneOfSeveral.laws.ts';

machineSuite({
  name: 'apiDocsTabs',
  model: apiDocsTabsModel,
  laws: oneOfSeveralLaws('open'),
  starts: ({ snapshot }) => snapshot.value === 'endpoints',
  home: (snapshot) => snapshot.matches('endpoints'),
});
