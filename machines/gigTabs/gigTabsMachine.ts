import { createChoiceMachine } from '../choice/createChoiceMachine.ts';
import { viewHashes } from '../viewHashRules.ts';

export const gigTabsMachine = createChoiceMachine({
  id: 'gigTabs',
  description: 'The gig has three parts: overview, seller and reviews. One is open.',
  verb: 'open',
  options: ['overview', 'seller', 'reviews'],
  initial: 'overview',
  hashPrefix: viewHashes.tab,
});
