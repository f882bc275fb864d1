import type { Expected, Script } from 'deskhand-paths';
import type { enquiryMachine } from './enquiryMachine.ts';

/** The outside world as the script controls it: how the server answers the pending request. */
export interface Server {
  answer(how: number | 'drop'): Promise<void>;
}

const contact = (email: string): Expected => ({
  dialog: 'How can we reach you?',
  heading: 'How can we reach you?',
  fields: { Email: { value: email } },
  buttons: { Close: true, Back: true, Send: true },
});

/** What a visitor does for each event, and sees in each state. */
export const enquiryScript: Script<typeof enquiryMachine, Server> = {
  drive: {
    open: async (ui) => {
      const { buttons } = await ui.readScreen();
      await ui.press('Bring it back' in buttons ? 'Bring it back' : 'Ask for something');
    },
    close: (ui) => ui.press('Close'),
    next: (ui) => ui.press('Next'),
    back: (ui) => ui.press('Back'),
    submit: (ui) => ui.press('Send'),
    'topic.changed': (ui, { value }) => ui.choose('Topic', value === 'order' ? 'An order' : 'Support'),
    'message.changed': (ui, { value }) => ui.fill('Message', value),
    'email.changed': (ui, { value }) => ui.fill('Email', value),
  },
  settle: {
    send: { succeeds: (ui) => ui.world.answer(200), fails: (ui) => ui.world.answer('drop') },
  },
  wire: {
    sends: ({ input, to }) =>
      input.event.type === 'submit' && to.snapshot.matches({ open: 'sending' })
        ? [
            {
              address: '/enquiries',
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: to.snapshot.context.draft,
              isAbortable: true,
            },
          ]
        : [],
    underWay: (snapshot) => (snapshot.matches({ open: 'sending' }) ? 1 : 0),
  },
  shows: {
    closed: () => ({ heading: 'Lamps', buttons: { 'Ask for something': true } }),
    'open.topic': ({ context: { draft } }) => ({
      dialog: 'What is it about?',
      heading: 'What is it about?',
      choices: { Topic: draft.topic === 'order' ? 'An order' : draft.topic === 'support' ? 'Support' : '' },
      buttons: { Close: true, Next: draft.topic !== null },
    }),
    'open.details': ({ context: { draft } }) => ({
      dialog: 'Tell us more',
      heading: 'Tell us more',
      fields: { Message: { value: draft.message } },
      buttons: { Close: true, Back: true, Next: draft.message.trim().length >= 10 },
    }),
    'open.contact': ({ context: { draft, problem } }) => ({
      ...contact(draft.email),
      ...(problem === 'email'
        ? { fields: { Email: { value: draft.email, invalid: 'Please check the address.' } } }
        : {}),
      alerts: problem === 'network' ? ['That did not work. Try again.'] : [],
    }),
    'open.sending': ({ context: { draft } }) => ({
      ...contact(draft.email),
      fields: { Email: { value: draft.email, readOnly: true } },
      buttons: { Close: false, Back: false, 'Sending…': false },
    }),
    'open.sent': () => ({
      dialog: 'Thank you',
      heading: 'Thank you',
      buttons: { Close: true },
      status: ['Your enquiry R-1 is on its way.'],
    }),
    closing: () => ({ heading: 'Lamps', buttons: { 'Bring it back': true } }),
  },
};
