import type { HelpTopicKey } from '../../content/help/topics.ts';
import { useResource } from '../shared/useResource.ts';
import { loadArticleBodies } from './articleBodies.ts';

/** The full texts of one topic's articles by article id. Other topics' texts are not loaded. `null`: none are needed. */
export const useArticleTexts = (topic: HelpTopicKey | null) =>
  useResource(`help topic ${topic}`, topic && loadArticleBodies[topic]);
