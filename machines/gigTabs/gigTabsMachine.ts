import { createChoiceMachine } from '../choice/createChoiceMachine.ts';

/** Which part of the demo gig is shown. */
export const gigTabsMachine = createChoiceMachine({
  id: 'gigTabs',
  description: 'What the gig is, who does it, and what earlier buyers say: one of them is shown.',
  verb: 'open',
  options: ['overview', 'seller', 'reviews'],
  initial: 'overview',
});
