// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { machineSuite } from '../../tests/paths/actor.ts';
import { helpIndex } from '../../tests/worlds/helpCenterIndex.ts';
import { helpArticleLaws, helpArticleStarts } from './helpArticle.laws.ts';
import { helpArticleModel } from './helpArticle.model.ts';
import { helpArticleMachine } from './helpArticleMachine.ts';

machineSuite({
  name: 'helpArticle',
  model: helpArticleModel,
  laws: helpArticleLaws,
  starts: helpArticleStarts,
  goal: (snapshot) => snapshot.matches('closed'),
  arbitraries: {
    'address.changed': fc.record(
      {
        hash: fc.oneof(
          fc.string().map((text) => `#article-?${text}`),
          fc.string().map((text) => `#?${text}`),
          fc.constantFrom('#', '#%', '#article-', '#article-__proto__', '#main'),
        ),
      },
      { noNullPrototype: true },
    ),
  },
});

it('helpArticle: what the index does not hold has no votes, and closing it leads to no topic', () => {
  const asked: string[] = [];
  const machine = helpArticleMachine.provide({
    actions: { replaceHash: (_, { hash }) => void asked.push(hash) },
  });
  const actor = createActor(machine, { input: { index: helpIndex } }).start();
  actor.send({ type: 'article.open', article: 'unknown' });
  expect(actor.getSnapshot().children.feedback?.getSnapshot().context).toEqual({ helpful: 0 });
  actor.send({ type: 'article.close' });
  expect(asked).toEqual(['#article-unknown', '']);
});
