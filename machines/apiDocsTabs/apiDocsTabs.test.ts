// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { choiceLaws } from '../choice/choice.laws.ts';
import { apiDocsTabsModel } from './apiDocsTabs.model.ts';

machineSuite({
  name: 'apiDocsTabs',
  model: apiDocsTabsModel,
  laws: choiceLaws({
    verb: 'open',
    prefix: '#tab-',
    initial: 'endpoints',
    others: ['authentication', 'examples'],
  }),
  starts: ({ snapshot }) => snapshot.value === 'endpoints',
  goal: (snapshot) => snapshot.matches('endpoints'),
});
