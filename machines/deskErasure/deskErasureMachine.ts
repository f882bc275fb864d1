import { setup } from 'xstate';
import { placeholderAction, placeholderActor } from '../placeholder.ts';

/** Nothing brings back what is erased, so the owner is asked once more (decision D18). */
export const deskErasureMachine = setup({
  types: {
    events: {} as { type: 'erasure.ask' } | { type: 'erasure.cancel' } | { type: 'erasure.confirm' },
    tags: {} as 'busy',
  },
  actors: { eraseOrder: placeholderActor<void, undefined>() },
  actions: {
    focusQuestion: placeholderAction(),
    focusErase: placeholderAction(),
    leave: placeholderAction(),
  },
  delays: { timeout: 30_000 },
}).createMachine({
  id: 'deskErasure',
  description: 'The owner erases a message with all that belongs to it, after a question.',
  initial: 'idle',
  states: {
    idle: { on: { 'erasure.ask': { target: 'asking', actions: 'focusQuestion' } } },
    asking: {
      initial: 'quiet',
      on: {
        'erasure.confirm': { target: 'erasing' },
        'erasure.cancel': { target: 'idle', actions: 'focusErase' },
      },
      states: {
        quiet: {},
        failed: { description: 'Nobody knows whether it is erased. Erased twice is erased once.' },
      },
    },
    erasing: {
      tags: 'busy',
      invoke: {
        id: 'eraseOrder',
        src: 'eraseOrder',
        onDone: { target: 'erased' },
        onError: { target: 'asking.failed', actions: 'focusQuestion' },
      },
      after: { timeout: { target: 'asking.failed', actions: 'focusQuestion' } },
    },
    erased: { entry: 'leave' },
  },
});
