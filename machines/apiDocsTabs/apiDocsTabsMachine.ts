import { setup } from 'xstate';

/** Which part of the API documentation is shown (F18). */
export const apiDocsTabsMachine = setup({
  types: {
    events: {} as { type: 'endpoints.open' } | { type: 'authentication.open' } | { type: 'examples.open' },
  },
}).createMachine({
  id: 'apiDocsTabs',
  description: 'The reference in three parts; one is shown.',
  initial: 'endpoints',
  on: {
    'endpoints.open': { target: '.endpoints' },
    'authentication.open': { target: '.authentication' },
    'examples.open': { target: '.examples' },
  },
  states: { endpoints: {}, authentication: {}, examples: {} },
});
