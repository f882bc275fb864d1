import { assign, fromPromise, setup } from 'xstate';

export type Topic = 'order' | 'support';

export interface Draft {
  readonly topic: Topic | null;
  readonly message: string;
  readonly email: string;
}

export interface Receipt {
  readonly reference: string;
}

const emptyDraft: Draft = { topic: null, message: '', email: '' };

/**
 * An enquiry about lamps: topic, details, contact, then one submission.
 * `send` is a placeholder: the view injects the real one, and the tests steer it.
 */
export const enquiryMachine = setup({
  types: {
    context: {} as { draft: Draft; problem: 'email' | 'network' | null; reference: string | null },
    events: {} as
      | { type: 'open' }
      | { type: 'close' }
      | { type: 'next' }
      | { type: 'back' }
      | { type: 'submit' }
      | { type: 'topic.chosen'; value: Topic }
      | { type: 'message.typed'; value: string }
      | { type: 'email.typed'; value: string },
    tags: {} as 'visible' | 'busy',
  },
  actors: {
    send: fromPromise<Receipt, Draft>(() => Promise.reject(new Error('send is not provided'))),
  },
  guards: {
    topicChosen: ({ context }) => context.draft.topic !== null,
    messageLongEnough: ({ context }) => context.draft.message.trim().length >= 10,
    emailValid: ({ context }) => /^\S+@\S+\.\S+$/.test(context.draft.email),
  },
  actions: {
    edit: assign(({ context }, params: Partial<Draft>) => ({
      draft: { ...context.draft, ...params },
      problem: null,
    })),
    report: assign((_, params: { problem: 'email' | 'network' }) => params),
    calm: assign({ problem: null }),
    keepReceipt: assign((_, params: Receipt) => ({ reference: params.reference })),
    forget: assign({ draft: emptyDraft, problem: null, reference: null }),
  },
  delays: { closing: 300 },
}).createMachine({
  id: 'enquiry',
  description: 'A visitor asks for something in three steps.',
  context: { draft: emptyDraft, problem: null, reference: null },
  initial: 'closed',
  states: {
    closed: {
      on: { open: { target: 'open' } },
    },
    open: {
      tags: ['visible'],
      initial: 'topic',
      on: { close: { target: 'closing' } },
      states: {
        topic: {
          on: {
            'topic.chosen': { actions: { type: 'edit', params: ({ event }) => ({ topic: event.value }) } },
            next: { guard: 'topicChosen', target: 'details' },
          },
        },
        details: {
          on: {
            'message.typed': { actions: { type: 'edit', params: ({ event }) => ({ message: event.value }) } },
            next: { guard: 'messageLongEnough', target: 'contact' },
            back: { target: 'topic' },
          },
        },
        contact: {
          on: {
            'email.typed': { actions: { type: 'edit', params: ({ event }) => ({ email: event.value }) } },
            back: { target: 'details' },
            submit: [
              { guard: 'emailValid', target: 'sending' },
              { actions: { type: 'report', params: { problem: 'email' } } },
            ],
          },
        },
        sending: {
          tags: ['busy'],
          description: 'Leaving is refused: the visitor must learn how it ended.',
          entry: { type: 'calm' },
          on: { close: {} },
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => context.draft,
            onDone: {
              target: 'sent',
              actions: { type: 'keepReceipt', params: ({ event }) => event.output },
            },
            onError: {
              target: 'contact',
              actions: { type: 'report', params: { problem: 'network' } },
            },
          },
        },
        sent: {},
        resumed: { type: 'history' },
      },
    },
    closing: {
      description: 'The dialog fades out; opening it again brings everything back.',
      after: { closing: { target: 'closed', actions: { type: 'forget' } } },
      on: { open: { target: 'open.resumed' } },
    },
  },
});
