// @vitest-environment node
import { machineSuite } from '../../tests/paths/actor.ts';
import { choiceLaws } from '../choice/choice.laws.ts';
import { sampleViewerModel } from './sampleViewer.model.ts';

machineSuite({
  name: 'sampleViewer',
  model: sampleViewerModel,
  laws: choiceLaws({ verb: 'choose', prefix: '#sample-', initial: 'both', others: ['before', 'after'] }),
  starts: ({ snapshot }) => snapshot.value === 'both',
  goal: (snapshot) => snapshot.matches('both'),
});
