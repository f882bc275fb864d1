import type { Model } from 'deskhand-paths';
import { enquiryMachine } from './enquiryMachine.ts';

/** What can happen, with values on both sides of the limit of each guard. */
export const enquiryModel = {
  machine: enquiryMachine,
  events: {
    'topic.changed': [{ value: 'order' }],
    'message.changed': [{ value: '10 letters' }, { value: ' 9letters ' }],
    'email.changed': [{ value: 'ada@ex.org' }, { value: 'x ada@ex.org' }, { value: 'ada@ex.org x' }],
  },
  // Choosing the chosen topic, or typing the text that is already there, is no event.
  possible: ({ context: { draft } }, event) =>
    !('value' in event) || !Object.values(draft).includes(event.value),
  outcomes: {
    send: { succeeds: { output: { reference: 'R-1' } }, fails: { error: new Error('offline') } },
  },
} satisfies Model<typeof enquiryMachine>;
