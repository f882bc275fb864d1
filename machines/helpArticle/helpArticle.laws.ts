import { did, type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { helpArticleMachine } from './helpArticleMachine.ts';

type Machine = typeof helpArticleMachine;

/** The model's articles: the hash after closing, and the number of helpful votes. The last is not in the index. */
const articles = new Map([
  ['fees-and-plans', { topicHash: '#topic-payments-billing', helpful: 178 }],
  ['recognize-a-scam', { topicHash: '#topic-trust-safety', helpful: 201 }],
  ['unknown', { topicHash: '', helpful: 0 }],
]);
const articleOf = (hash: string): string | null =>
  hash === '#article-recognize-a-scam' ? 'recognize-a-scam' : null;

export const helpArticleStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches('closed') && snapshot.context.article === null && effects.length === 0;

export const helpArticleLaws: Laws<Machine> = {
  'a title opens its article and sets its address': ({ before, input, after, effects }) => {
    const event = sent(input, 'article.open');
    if (!event || before.matches('open')) return true;
    return (
      after.matches('open') &&
      after.context.article === event.article &&
      same(did(effects, 'replaceHash'), [{ hash: `#article-${event.article}` }])
    );
  },
  'while an article is open, a title opens no other': ({ before, input, after, effects }) =>
    !(before.matches('open') && sent(input, 'article.open')) ||
    (after.matches('open') && same(after.context, before.context) && effects.length === 0),
  'closing an open article returns to the topic’s address': ({ before, input, after, effects }) => {
    if (!sent(input, 'article.close')) return true;
    const { article } = before.context;
    const to = before.matches('open') ? [{ hash: articles.get(article ?? '')?.topicHash }] : [];
    return after.matches('closed') && same(did(effects, 'replaceHash'), to);
  },
  'an address that names an article opens it and stays the same': ({ input, after, effects }) => {
    const event = sent(input, 'address.changed');
    const article = event ? articleOf(event.hash) : null;
    if (article === null) return true;
    return (
      after.matches('open') && after.context.article === article && same(did(effects, 'replaceHash'), [])
    );
  },
  'an address that names an unknown article opens nothing and is cleared': ({ input, after, effects }) => {
    const event = sent(input, 'address.changed');
    if (!event?.hash.startsWith('#article-') || articleOf(event.hash) !== null) return true;
    return after.matches('closed') && same(did(effects, 'replaceHash'), [{ hash: '' }]);
  },
  'any other address opens nothing and stays the same': ({ input, after, effects }) => {
    const event = sent(input, 'address.changed');
    if (!event || event.hash.startsWith('#article-')) return true;
    return after.matches('closed') && did(effects, 'replaceHash').length === 0;
  },
  'every opening, and nothing else, asks the visitor again whether the article was helpful': ({
    before,
    input,
    after,
    effects,
  }) => {
    const opens =
      (sent(input, 'article.open') && before.matches('closed')) ||
      articleOf(sent(input, 'address.changed')?.hash ?? '') !== null;
    const { article } = after.context;
    const helpful = articles.get(article ?? '')?.helpful;
    return same(did(effects, 'start feedback'), opens ? [{ helpful }] : []);
  },
  'an open article is selected, and the visitor still sees it while it fades': ({ before, after }) =>
    after.matches('open') ? after.context.article !== null : same(before.context, after.context),
  'the focus returns to the article’s title, or its topic, whenever it closes': ({
    before,
    after,
    effects,
  }) => {
    const { article } = before.context;
    const topic = articles.get(article ?? '')?.topicHash.slice('#topic-'.length);
    return same(
      did(effects, 'returnFocus'),
      before.matches('open') && after.matches('closed') ? [{ article, topic }] : [],
    );
  },
};
