import { did, type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { helpTopicMachine } from './helpTopicMachine.ts';

type Machine = typeof helpTopicMachine;

/** The topic that each hash of the model asks for; `null` asks for none. */
const topicsByHash = new Map<string, string | null>([
  ['#topic-payments-billing', 'payments-billing'],
  ['#article-recognize-a-scam', 'trust-safety'],
  ['#article-__proto__', null],
  ['', null],
]);
const asksForTopic = (hash: string): boolean => hash.startsWith('#topic-') && !topicsByHash.has(hash);

export const helpTopicStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches('closed') && snapshot.context.topic === null && effects.length === 0;

export const helpTopicLaws: Laws<Machine> = {
  'a card opens its topic and sets its address': ({ before, input, after, effects }) => {
    const event = sent(input, 'topic.toggle');
    if (!event || before.context.topic === event.topic) return true;
    return (
      after.matches('open') &&
      after.context.topic === event.topic &&
      same(did(effects, 'replaceHash'), [{ hash: `#topic-${event.topic}` }])
    );
  },
  'the card of a topic that replaces another stays in view, and nothing else scrolls the page': ({
    before,
    input,
    effects,
  }) => {
    const event = sent(input, 'topic.toggle');
    const replaces = event && before.matches('open') && before.context.topic !== event.topic;
    return same(did(effects, 'keepInSight'), replaces ? [{ topic: event.topic }] : []);
  },
  'the open card closes its topic and clears the address': ({ before, input, after, effects }) => {
    const event = sent(input, 'topic.toggle');
    if (!event || before.context.topic !== event.topic) return true;
    return after.matches('closed') && same(did(effects, 'replaceHash'), [{ hash: '' }]);
  },
  'Close closes the topic, clears the address and focuses the card': ({ before, input, after, effects }) => {
    if (!sent(input, 'topic.close') || before.matches('closed')) return true;
    return (
      after.matches('closed') &&
      same(did(effects, 'replaceHash'), [{ hash: '' }]) &&
      same(did(effects, 'focusCard'), [{ topic: before.context.topic }])
    );
  },
  'a topic in which the browser finds something opens, and the address stays the same': ({
    input,
    after,
    effects,
  }) => {
    const event = sent(input, 'topic.found');
    return !event || (after.matches('open') && after.context.topic === event.topic && effects.length === 0);
  },
  'Close does nothing while no topic is open': ({ before, input, after, effects }) =>
    !(before.matches('closed') && sent(input, 'topic.close')) ||
    (after.matches('closed') && effects.length === 0),
  'only Close moves the focus': ({ input, effects }) =>
    sent(input, 'topic.close') !== undefined || did(effects, 'focusCard').length === 0,
  'an address that names a topic, or an article of it, opens the topic and stays the same': ({
    input,
    after,
    effects,
  }) => {
    const event = sent(input, 'address.changed');
    const topic = event ? topicsByHash.get(event.hash) : null;
    return !topic || (after.matches('open') && after.context.topic === topic && effects.length === 0);
  },
  'an address that names an unknown topic opens nothing and is cleared': ({ input, after, effects }) => {
    const event = sent(input, 'address.changed');
    if (!event || !asksForTopic(event.hash)) return true;
    return after.matches('closed') && same(effects, [{ type: 'replaceHash', params: { hash: '' } }]);
  },
  'an address without a topic closes the open one and stays the same': ({ input, after, effects }) => {
    const event = sent(input, 'address.changed');
    if (!event || topicsByHash.get(event.hash) !== null) return true;
    return after.matches('closed') && effects.length === 0;
  },
  'an address of a place on the page changes nothing': ({ before, input, after, effects }) => {
    const event = sent(input, 'address.changed');
    if (
      !event ||
      topicsByHash.has(event.hash) ||
      asksForTopic(event.hash) ||
      event.hash.startsWith('#article-')
    )
      return true;
    return same(after.value, before.value) && same(after.context, before.context) && effects.length === 0;
  },
  'a topic is selected exactly while one is open': ({ after }) =>
    after.matches('open') === (after.context.topic !== null),
};
