import { assign, setup } from 'xstate';

/** One copy of a book: who has it, and who waits for it. */
export const loanMachine = setup({
  types: {
    context: {} as { readonly reader: string | null; readonly waiting: string | null },
    events: {} as
      | { readonly type: 'book.borrow'; readonly reader: string }
      | { readonly type: 'book.return'; readonly reader: string }
      | { readonly type: 'book.reserve'; readonly reader: string },
  },
  guards: {
    isFree: ({ context: { waiting }, event }) => waiting === null || waiting === event.reader,
    isTheirs: ({ context, event }) => context.reader === event.reader,
    mayWait: ({ context, event }) => context.waiting === null && context.reader !== event.reader,
  },
  actions: {
    lend: assign(({ context, event }) => ({ ...context, reader: event.reader, waiting: null })),
    takeBack: assign({ reader: null }),
    reserve: assign({ waiting: ({ event }) => event.reader }),
  },
}).createMachine({
  id: 'loan',
  context: { reader: null, waiting: null },
  initial: 'shelved',
  states: {
    shelved: { on: { 'book.borrow': { guard: 'isFree', target: 'lent', actions: 'lend' } } },
    lent: {
      on: {
        'book.return': { guard: 'isTheirs', target: 'shelved', actions: 'takeBack' },
        'book.reserve': { guard: 'mayWait', actions: 'reserve' },
      },
    },
  },
});
