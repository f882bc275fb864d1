import { live } from './followedOrderLive.ts';
import { answered, failed, followedOrderSetup, known } from './followedOrderSetup.ts';

/** One order in its visitor's page: read, and followed until the page is left (decision D10). */
export const followedOrderMachine = followedOrderSetup.createMachine({
  id: 'followedOrder',
  description: 'The visitor sees the order as it stands, and each change without a reload.',
  context: { id: '', order: null, retries: 0, breaks: 0 },
  initial: 'starting',
  on: {
    'address.changed': [
      {
        guard: { type: 'isKeyed', params: ({ event }) => event },
        target: '.loading',
        actions: { type: 'begin', params: ({ event }) => event },
      },
      { target: '.asking', actions: { type: 'begin', params: ({ event }) => event } },
    ],
  },
  states: {
    starting: {
      description: 'As prerendered: the address is read once the code runs.',
      tags: 'busy',
    },
    asking: {
      initial: 'keyless',
      on: {
        'link.submit': [
          { guard: { type: 'isLink', params: ({ event }) => event }, actions: 'openLink' },
          { target: '.refused', actions: 'focusLink' },
        ],
      },
      states: {
        keyless: { description: 'The address has no key.' },
        unknown: { description: 'No order has this id and this key, or it has been erased.' },
        refused: { description: 'What was pasted is no link to an order.' },
      },
    },
    loading: {
      tags: 'busy',
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: known,
        onDone: {
          target: 'following',
          actions: ['forgetRetries', { type: 'keep', params: answered }],
        },
        onError: [
          { guard: { type: 'isUnknown', params: failed }, target: 'asking.unknown' },
          { guard: 'canRetry', target: 'waiting', actions: 'countRetry' },
          { target: 'unreachable' },
        ],
      },
      after: { loadTimeout: { target: 'unreachable' } },
    },
    waiting: { tags: 'busy', after: { pause: { target: 'loading' } } },
    unreachable: {
      description: 'Only the visitor starts the next round.',
      on: { 'order.retry': { target: 'loading', actions: 'forgetRetries' } },
    },
    following: {
      type: 'parallel',
      on: { 'order.received': { actions: { type: 'keep', params: ({ event }) => event } } },
      states: {
        live,
        sight: {
          initial: 'shown',
          states: {
            shown: { on: { 'page.hidden': { target: 'hidden' } } },
            hidden: { on: { 'page.shown': { target: 'shown' } } },
          },
        },
      },
    },
  },
});
