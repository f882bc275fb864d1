import { assign, setup } from 'xstate';
import { articleFeedbackMachine } from '../articleFeedback/articleFeedbackMachine.ts';
import { articleHash, articleIn, asksForArticle, type HelpIndex, topicHash } from '../helpAddressRules.ts';
import { placeholderAction } from '../placeholder.ts';

interface Context {
  readonly article: string | null;
  readonly index: HelpIndex;
}

/** Opens one article at a time. The hash is replaced, never pushed (R7). */
export const helpArticleMachine = setup({
  types: {
    context: {} as Context,
    input: {} as { index: HelpIndex },
    events: {} as
      | { type: 'article.open'; article: string }
      | { type: 'article.close' }
      | { type: 'address.changed'; hash: string },
    children: {} as { feedback: 'feedback' },
  },
  actors: { feedback: articleFeedbackMachine },
  guards: {
    isKnown: ({ context }, params: { hash: string }) => articleIn(context.index, params.hash) !== null,
    asksForArticle: (_, params: { hash: string }) => asksForArticle(params.hash),
  },
  actions: {
    show: assign((_, params: { article: string | null }) => params),
    replaceHash: placeholderAction<{ hash: string }>(),
    returnFocus: placeholderAction<{ article: string; topic: string }>(),
  },
}).createMachine({
  id: 'helpArticle',
  description: 'One article of the help center is open at a time, at its own address.',
  context: ({ input: { index } }) => ({ article: null, index }),
  initial: 'closed',
  states: {
    closed: {
      description: 'The last article stays in the context while the dialog fades.',
      on: {
        'article.open': {
          target: 'open',
          actions: [
            { type: 'show', params: ({ event }) => ({ article: event.article }) },
            { type: 'replaceHash', params: ({ event }) => ({ hash: articleHash(event.article) }) },
          ],
        },
        'address.changed': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            target: 'open',
            actions: { type: 'show', params: articleAt },
          },
          {
            guard: { type: 'asksForArticle', params: ({ event }) => event },
            actions: { type: 'replaceHash', params: { hash: '' } },
          },
        ],
      },
    },
    open: {
      description: 'Every opening asks again whether the article was helpful.',
      invoke: { id: 'feedback', src: 'feedback', input: ({ context }) => ({ helpful: helpfulOf(context) }) },
      on: {
        'article.close': {
          target: 'closed',
          actions: [
            { type: 'replaceHash', params: ({ context }) => ({ hash: topicHashOf(context) }) },
            { type: 'returnFocus', params: shown },
          ],
        },
        'address.changed': [
          {
            guard: { type: 'isKnown', params: ({ event }) => event },
            target: 'open',
            reenter: true,
            actions: { type: 'show', params: articleAt },
          },
          {
            guard: { type: 'asksForArticle', params: ({ event }) => event },
            target: 'closed',
            actions: [
              { type: 'replaceHash', params: { hash: '' } },
              { type: 'returnFocus', params: shown },
            ],
          },
          { target: 'closed', actions: { type: 'returnFocus', params: shown } },
        ],
      },
    },
  },
});

function articleAt({ context, event }: { context: Context; event: { hash: string } }) {
  return { article: articleIn(context.index, event.hash) };
}

function shown({ context: { article, index } }: { context: Context }) {
  const id = article ?? '';
  return { article: id, topic: index.articles.get(id)?.topic ?? '' };
}

function helpfulOf({ article, index }: Context): number {
  return index.articles.get(article ?? '')?.helpful ?? 0;
}

function topicHashOf(context: Context): string {
  const { topic } = shown({ context });
  return topic === '' ? '' : topicHash(topic);
}
