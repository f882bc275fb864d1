import { createChoiceMachine } from '../choice/createChoiceMachine.ts';
import { viewHashes } from '../viewHashRules.ts';

export const apiDocsTabsMachine = createChoiceMachine({
  id: 'apiDocsTabs',
  description: 'The API reference has three parts. One is open.',
  verb: 'open',
  options: ['endpoints', 'authentication', 'examples'],
  initial: 'endpoints',
  hashPrefix: viewHashes.tab,
});
