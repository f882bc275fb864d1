import { setup } from 'xstate';
import { stateIn } from '../guards.ts';
import { placeholderAction, placeholderActor } from '../placeholder.ts';

/** `missingInSight`: the visitor has the dialog open without its code. */
export type CodeStatus = 'loaded' | 'missing' | 'missingInSight';

/** Loads the request dialog's code once it is opened (decision U26). Until then, the browser handles the dialog. */
export const requestDialogMachine = setup({
  types: {
    events: {} as { type: 'wizard.opened' | 'wizard.closed' | 'dialog.hydrated' },
  },
  actors: {
    /** Retries, and never rejects. */
    loadCode: placeholderActor<CodeStatus, void>(),
  },
  guards: {
    isAwaited: stateIn({ native: { loading: 'awaited' } }),
    isLoaded: (_, { status }: { status: CodeStatus }) => status === 'loaded',
    isMissingInSight: (_, { status }: { status: CodeStatus }) => status === 'missingInSight',
  },
  actions: {
    /** Lets React hydrate the dialog. */
    reveal: placeholderAction(),
    closeNativeDialog: placeholderAction(),
    /** Takes over an earlier press on Next. */
    takeOverForm: placeholderAction(),
    leaveFormToBrowser: placeholderAction(),
    leadToContact: placeholderAction(),
  },
}).createMachine({
  id: 'requestDialog',
  description: 'The request dialog is the browser’s own until it is opened and its code is there.',
  initial: 'native',
  states: {
    native: {
      on: {
        'dialog.hydrated': { target: 'hydrated' },
      },
      initial: 'dormant',
      states: {
        dormant: { on: { 'wizard.opened': { target: 'loading' } } },
        loading: {
          invoke: {
            id: 'loadCode',
            src: 'loadCode',
            onDone: [
              {
                guard: { type: 'isLoaded', params: ({ event }) => ({ status: event.output }) },
                target: 'ready',
              },
              {
                guard: { type: 'isMissingInSight', params: ({ event }) => ({ status: event.output }) },
                target: 'failed',
                actions: 'leaveFormToBrowser',
              },
              { guard: 'isAwaited', target: 'failed', actions: 'leadToContact' },
              { target: 'failed' },
            ],
          },
          initial: 'awaited',
          states: {
            awaited: { on: { 'wizard.closed': { target: 'abandoned', actions: 'closeNativeDialog' } } },
            abandoned: {
              description:
                'The visitor has closed the dialog, and is not led anywhere if its code is missing.',
              on: { 'wizard.opened': { target: 'awaited' } },
            },
          },
        },
        ready: { entry: 'reveal', on: { 'wizard.closed': { actions: 'closeNativeDialog' } } },
        failed: {
          description: 'The next opening tries again.',
          on: { 'wizard.opened': { target: 'loading' }, 'wizard.closed': { actions: 'closeNativeDialog' } },
        },
      },
    },
    hydrated: { entry: 'takeOverForm' },
  },
});
