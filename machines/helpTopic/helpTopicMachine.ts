import { assign, setup } from 'xstate';
import { asksForArticle, asksForTopic, type HelpIndex, topicHash, topicIn } from '../helpAddressRules.ts';
import { placeholderAction } from '../placeholder.ts';

/** Opens one topic at a time. The hash is replaced, never pushed (R7). */
export const helpTopicMachine = setup({
  types: {
    context: {} as { topic: string | null; index: HelpIndex },
    input: {} as { index: HelpIndex },
    events: {} as
      | { type: 'topic.toggle'; topic: string }
      | { type: 'topic.close' }
      | { type: 'topic.found'; topic: string }
      | { type: 'address.changed'; hash: string },
  },
  guards: {
    isShown: ({ context }, params: { topic: string }) => params.topic === context.topic,
    isKnown: ({ context }, params: { hash: string }) => topicIn(context.index, params.hash) !== null,
    asksForTopic: (_, params: { hash: string }) => asksForTopic(params.hash),
    isNone: (_, params: { hash: string }) => params.hash === '' || asksForArticle(params.hash),
  },
  actions: {
    show: assign((_, params: { topic: string | null }) => params),
    replaceHash: placeholderAction<{ hash: string }>(),
    keepInSight: placeholderAction<{ topic: string }>(),
    focusCard: placeholderAction<{ topic: string | null }>(),
  },
}).createMachine({
  id: 'helpTopic',
  description: 'At most one topic of the help center is open.',
  context: ({ input: { index } }) => ({ topic: null, index }),
  initial: 'closed',
  states: {
    closed: {
      entry: { type: 'show', params: { topic: null } },
      on: {
        'topic.toggle': {
          target: 'open',
          actions: [
            { type: 'show', params: ({ event }) => ({ topic: event.topic }) },
            { type: 'replaceHash', params: ({ event }) => ({ hash: topicHash(event.topic) }) },
          ],
        },
        // The browser may have revealed the topic because of a new hash, so the hash stays.
        'topic.found': {
          target: 'open',
          actions: { type: 'show', params: ({ event }) => ({ topic: event.topic }) },
        },
        'address.changed': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            target: 'open',
            actions: { type: 'show', params: topicOf },
          },
          {
            guard: { type: 'asksForTopic', params: ({ event }) => event },
            actions: { type: 'replaceHash', params: { hash: '' } },
          },
        ],
      },
    },
    open: {
      description: 'A hash that names a place on the page, such as #main, leaves the topic open.',
      on: {
        'topic.toggle': [
          {
            guard: { type: 'isShown', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'replaceHash', params: { hash: '' } },
          },
          {
            actions: [
              { type: 'show', params: ({ event }) => ({ topic: event.topic }) },
              { type: 'replaceHash', params: ({ event }) => ({ hash: topicHash(event.topic) }) },
              { type: 'keepInSight', params: ({ event }) => ({ topic: event.topic }) },
            ],
          },
        ],
        'topic.close': {
          target: 'closed',
          actions: [
            { type: 'focusCard', params: ({ context }) => ({ topic: context.topic }) },
            { type: 'replaceHash', params: { hash: '' } },
          ],
        },
        'topic.found': { actions: { type: 'show', params: ({ event }) => ({ topic: event.topic }) } },
        'address.changed': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            actions: { type: 'show', params: topicOf },
          },
          {
            guard: { type: 'asksForTopic', params: ({ event }) => event },
            target: 'closed',
            actions: { type: 'replaceHash', params: { hash: '' } },
          },
          { guard: { type: 'isNone', params: ({ event }) => event }, target: 'closed' },
        ],
      },
    },
  },
});

function topicOf({ context, event }: { context: { index: HelpIndex }; event: { hash: string } }) {
  return { topic: topicIn(context.index, event.hash) };
}
