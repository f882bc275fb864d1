import { setup } from 'xstate';

/** Which package of the demo gig is chosen (F5: Standard at first). */
export const gigPackageMachine = setup({
  types: {
    events: {} as { type: 'basic.choose' } | { type: 'standard.choose' } | { type: 'premium.choose' },
  },
}).createMachine({
  id: 'gigPackage',
  description: 'The package that the gig would be ordered with.',
  initial: 'standard',
  on: {
    'basic.choose': { target: '.basic' },
    'standard.choose': { target: '.standard' },
    'premium.choose': { target: '.premium' },
  },
  states: { basic: {}, standard: {}, premium: {} },
});
