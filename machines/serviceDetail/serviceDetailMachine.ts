import { assign, setup } from 'xstate';
import { placeholderAction } from '../placeholder.ts';
import type { ServiceId } from '../requestWizard/requestWizardFields.ts';
import { asksForDetails, serviceIn } from './serviceDetailRules.ts';

/** Opens a service's details or a request for it. The hash is replaced, never pushed (R7). */
export const serviceDetailMachine = setup({
  types: {
    context: {} as { service: ServiceId | null },
    events: {} as
      | { type: 'service.open'; service: ServiceId }
      | { type: 'service.close' }
      | { type: 'service.request' }
      | { type: 'details.closed' }
      | { type: 'address.changed'; hash: string },
  },
  guards: {
    isKnown: (_, params: { hash: string }) => serviceIn(params.hash) !== null,
    asksForDetails: (_, params: { hash: string }) => asksForDetails(params.hash),
  },
  actions: {
    show: assign((_, params: { service: ServiceId | null }) => params),
    replaceHash: placeholderAction<{ service: ServiceId | null }>(),
    returnFocus: placeholderAction<{ service: ServiceId }>(),
    openRequest: placeholderAction<{ service: ServiceId }>(),
  },
}).createMachine({
  id: 'serviceDetail',
  description: 'The details of one service are open at a time, at their own address.',
  context: { service: null },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'service.open': {
          target: 'open',
          actions: [
            { type: 'show', params: ({ event }) => ({ service: event.service }) },
            { type: 'replaceHash', params: ({ event }) => ({ service: event.service }) },
          ],
        },
        'address.changed': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            target: 'open',
            actions: { type: 'show', params: ({ event }) => ({ service: serviceIn(event.hash) }) },
          },
          {
            guard: { type: 'asksForDetails', params: ({ event }) => event },
            actions: { type: 'replaceHash', params: { service: null } },
          },
        ],
      },
      initial: 'quiet',
      states: {
        quiet: {},
        requesting: {
          description:
            'The request opens after the details have closed: two dialogs would compete for the focus.',
          on: {
            'details.closed': { target: 'quiet', actions: { type: 'openRequest', params: shown } },
          },
        },
      },
    },
    open: {
      description: 'The service stays in the context while the dialog fades.',
      on: {
        'service.close': {
          target: 'closed',
          actions: [
            { type: 'replaceHash', params: { service: null } },
            { type: 'returnFocus', params: shown },
          ],
        },
        'service.request': {
          target: 'closed.requesting',
          actions: [
            { type: 'replaceHash', params: { service: null } },
            { type: 'returnFocus', params: shown },
          ],
        },
        'address.changed': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            actions: { type: 'show', params: ({ event }) => ({ service: serviceIn(event.hash) }) },
          },
          { target: 'closed', actions: { type: 'returnFocus', params: shown } },
        ],
      },
    },
  },
});

function shown({ context }: { context: { service: ServiceId | null } }) {
  return { service: context.service ?? 'not-sure' };
}
