import type { Model } from '../index.ts';
import { enquiryMachine } from './enquiryMachine.ts';

/** What the world may do: values on either side of each guard's border. */
export const enquiryModel = {
  machine: enquiryMachine,
  events: {
    'topic.chosen': [{ value: 'order' }],
    'message.typed': [{ value: '10 letters' }, { value: ' 9letters ' }],
    'email.typed': [{ value: 'ada@ex.org' }, { value: 'x ada@ex.org' }, { value: 'ada@ex.org x' }],
  },
  // Choosing what is chosen, or typing what is there already, is no event.
  possible: ({ context: { draft } }, event) =>
    !('value' in event) || !Object.values(draft).includes(event.value),
  outcomes: {
    send: { succeeds: { output: { reference: 'R-1' } }, fails: { error: new Error('offline') } },
  },
} satisfies Model<typeof enquiryMachine>;
