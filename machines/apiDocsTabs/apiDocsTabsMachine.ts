import { createChoiceMachine } from '../choice/createChoiceMachine.ts';

/** Which part of the API documentation is shown. */
export const apiDocsTabsMachine = createChoiceMachine({
  id: 'apiDocsTabs',
  description: 'The reference in three parts; one is shown.',
  verb: 'open',
  options: ['endpoints', 'authentication', 'examples'],
  initial: 'endpoints',
});
