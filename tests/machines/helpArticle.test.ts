// @vitest-environment node
import fc from 'fast-check';
import { machineSuite } from '../paths/suite.ts';
import { helpArticleLaws, helpArticleStarts } from './helpArticle.laws.ts';
import { helpArticleModel } from './helpArticle.model.ts';

machineSuite({
  name: 'helpArticle',
  model: helpArticleModel,
  laws: helpArticleLaws,
  starts: helpArticleStarts,
  home: (snapshot) => snapshot.matches('closed'),
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
