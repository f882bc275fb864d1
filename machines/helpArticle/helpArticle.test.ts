// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { machineSuite } from '../../tests/paths/actor.ts';
import { helpIndex } from '../../tests/worlds/helpCenterIndex.ts';
import { helpArticleLaws, helpArticleStarts } from './helpArticle.laws.ts';
import { helpArticleActorModel } from './helpArticle.model.ts';
import { helpArticleMachine } from './helpArticleMachine.ts';

const whileOpen = 'both are asked while an article is open';

machineSuite({
  name: 'helpArticle',
  model: helpArticleActorModel,
  laws: helpArticleLaws,
  starts: helpArticleStarts,
  goal: (snapshot) => snapshot.matches('closed'),
  infeasible: {
    "helpArticleMachine.ts: article ?? '': article is never null or undefined": whileOpen,
    "helpArticleMachine.ts: article ?? '' #2: article is never null or undefined": whileOpen,
  },
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

it('helpArticle: shows no votes for an article that is not in the index, and clears the address on closing it', () => {
  const hashes: string[] = [];
  const machine = helpArticleMachine.provide({
    actions: { replaceHash: (_, { hash }) => void hashes.push(hash) },
  });
  const actor = createActor(machine, { input: { index: helpIndex } }).start();
  actor.send({ type: 'article.open', article: 'unknown' });
  expect(actor.getSnapshot().children.feedback?.getSnapshot().context).toEqual({ helpful: 0 });
  actor.send({ type: 'article.close' });
  expect(hashes).toEqual(['#article-unknown', '']);
});
