import { did, type Laws, type StartLaw, same, sent } from '../../tests/paths/index.ts';
import type { helpArticleMachine } from './helpArticleMachine.ts';

type Machine = typeof helpArticleMachine;

/** The model's articles: where closing leads, and how often each was found helpful. */
const articles = new Map([
  ['fees-and-plans', { topicHash: '#topic-payments-billing', helpful: 178 }],
  ['recognize-a-scam', { topicHash: '#topic-trust-safety', helpful: 201 }],
]);
const articleOf = (hash: string): string | null =>
  hash === '#article-recognize-a-scam' ? 'recognize-a-scam' : null;

export const helpArticleStarts: StartLaw<Machine> = ({ snapshot, effects }) =>
  snapshot.matches('closed') && snapshot.context.article === null && effects.length === 0;

export const helpArticleLaws: Laws<Machine> = {
  'a title opens its article, under its address': ({ before, input, after, effects }) => {
    const event = sent(input, 'article.open');
    if (!event || before.matches('open')) return true;
    return (
      after.matches('open') &&
      after.context.article === event.article &&
      same(did(effects, 'replaceHash'), [{ hash: `#article-${event.article}` }])
    );
  },
  'an open article is not opened over': ({ before, input, after, effects }) =>
    !(before.matches('open') && sent(input, 'article.open')) ||
    (after.matches('open') && same(after.context, before.context) && effects.length === 0),
  'closing goes back to the topic’s address, and only closing what is open does': ({
    before,
    input,
    after,
    effects,
  }) => {
    if (!sent(input, 'article.close')) return true;
    const { article } = before.context;
    const to = article === null ? [] : [{ hash: articles.get(article)?.topicHash }];
    return after.matches('closed') && same(did(effects, 'replaceHash'), to);
  },
  'an address that names an article shows it, and is left as it is': ({ input, after, effects }) => {
    const event = sent(input, 'address.changed');
    const article = event ? articleOf(event.hash) : null;
    if (article === null) return true;
    return (
      after.matches('open') && after.context.article === article && same(did(effects, 'replaceHash'), [])
    );
  },
  'an address that names an unknown article shows nothing and is cleared': ({ input, after, effects }) => {
    const event = sent(input, 'address.changed');
    if (!event?.hash.startsWith('#article-') || articleOf(event.hash) !== null) return true;
    return after.matches('closed') && same(did(effects, 'replaceHash'), [{ hash: '' }]);
  },
  'any other address shows nothing, and is left as it is': ({ input, after, effects }) => {
    const event = sent(input, 'address.changed');
    if (!event || event.hash.startsWith('#article-')) return true;
    return after.matches('closed') && did(effects, 'replaceHash').length === 0;
  },
  'every opening, and nothing else, asks anew whether the article was helpful': ({
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
  'there is an article exactly while one is open': ({ after }) =>
    after.matches('open') === (after.context.article !== null),
};
