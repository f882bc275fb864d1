import { viewHashes } from './viewHashRules.ts';

/**
 * What the help center holds: its topics' keys, and each article with its topic and its count of helpful votes.
 * Sets and maps, so that `__proto__` is an unknown id like any other (decision S5).
 */
export interface HelpIndex {
  readonly topics: ReadonlySet<string>;
  readonly articles: ReadonlyMap<string, { readonly topic: string; readonly helpful: number }>;
}

const { topic: topicPrefix, article: articlePrefix } = viewHashes;

/** The hashes of a topic and of an article (decision H4). */
export const topicHash = (topic: string): string => topicPrefix + topic;
export const articleHash = (article: string): string => articlePrefix + article;

/** Whether a hash asks for a topic or an article, known or not. */
export const asksForTopic = (hash: string): boolean => hash.startsWith(topicPrefix);
export const asksForArticle = (hash: string): boolean => hash.startsWith(articlePrefix);

/** The article that a hash asks for: `#article-fees-and-plans`; `null` for any other hash. */
export const articleIn = ({ articles }: HelpIndex, hash: string): string | null => {
  const id = hash.slice(articlePrefix.length);
  return asksForArticle(hash) && articles.has(id) ? id : null;
};

/** The topic that a hash asks for: by its own key, or as the topic of an article; `null` for any other hash. */
export const topicIn = (index: HelpIndex, hash: string): string | null => {
  const article = articleIn(index, hash);
  if (article !== null) return index.articles.get(article)?.topic ?? null;
  const key = hash.slice(topicPrefix.length);
  return asksForTopic(hash) && index.topics.has(key) ? key : null;
};
