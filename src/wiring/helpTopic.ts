import { helpTopicMachine } from '../../machines/helpTopic/helpTopicMachine.ts';
import { replaceHash } from '../effects/historyEntry.ts';
import { focusFirst } from '../effects/screen/focusFirst.ts';
import { keepInSight } from '../effects/screen/scrollPage.ts';

export const topicCardId = (topic: string): string => `topic-card-${topic}`;

export const helpTopic = () =>
  helpTopicMachine.provide({
    actions: {
      replaceHash: (_, { hash }) => replaceHash(hash),
      keepInSight: (_, { topic }) => keepInSight(topicCardId(topic)),
      focusCard: (_, { topic }) => focusFirst(topicCardId(topic ?? '')),
    },
  });
