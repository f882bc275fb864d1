import { createChoiceMachine } from '../choice/createChoiceMachine.ts';
import { viewHashes } from '../viewHashRules.ts';

export const sampleViewerMachine = createChoiceMachine({
  id: 'sampleViewer',
  description: 'A finished sample is seen before, after or both beside each other.',
  verb: 'choose',
  options: ['both', 'before', 'after'],
  initial: 'both',
  hashPrefix: viewHashes.sample,
});
