import { createChoiceMachine } from '../choice/createChoiceMachine.ts';
import { viewHashes } from '../viewHashRules.ts';

export const gigPackageMachine = createChoiceMachine({
  id: 'gigPackage',
  description: 'The visitor chooses one of the gig’s three packages.',
  verb: 'choose',
  options: ['basic', 'standard', 'premium'],
  initial: 'standard',
  hashPrefix: viewHashes.package,
});
