import { createChoiceMachine } from '../choice/createChoiceMachine.ts';

/** Which package of the demo gig is chosen: Standard at first. */
export const gigPackageMachine = createChoiceMachine({
  id: 'gigPackage',
  description: 'The package that the gig would be ordered with.',
  verb: 'choose',
  options: ['basic', 'standard', 'premium'],
  initial: 'standard',
});
