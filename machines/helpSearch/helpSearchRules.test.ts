// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { topics } from '../../src/content/help/topics.ts';
import { helpCenter } from '../../src/content/helpCenter.ts';
import { helpQuestions } from '../../src/content/helpQuestions.ts';
import { helpSearchIndex } from '../../src/views/helpCenter/helpSearchIndex.ts';
import { matchWords } from '../../src/views/helpCenter/helpSearchWords.ts';
import { type Findable, searchIndexOf } from './helpMatchRules.ts';
import { activeAfter, activeHash, type Part } from './helpSearchRules.ts';
import { cut, holds, lineOf, wordsOf } from './textMatchRules.ts';

/** Parts in one text, what matches in brackets. */
const shown = (parts: readonly Part[]): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('the words of a query', () => {
  it.each<[string, string[]]>([
    ['refund', ['refund']],
    ['  Refund\trefund\nREFUND ', ['refund']],
    ['pay back', ['pay', 'back']],
    ['e-mail', ['email']],
    ['two‐step', ['twostep']],
    ["seller’s seller's", ['sellers']],
    ['Änderung éclair', ['anderung', 'eclair']],
    ['e\u0301clair', ['eclair']],
    ['İ', ['i']],
    ['ﬁle', ['file']],
    ['10%', ['10']],
    ['.*+?^$()|[]\\', []],
    ['<img onerror>', ['img', 'onerror']],
    ['—  - ’', []],
    ['👩‍👩‍👧', []],
    ['\u0301', []],
    ['', []],
  ])('%j: %j', (query, words) => expect(wordsOf(query)).toEqual(words));
});

describe('what matches in a line', () => {
  it.each([
    ['Change your password', 'pass', 'Change your [pass]word'],
    ['Change your password', 'PASSWORD change', '[Change] your [password]'],
    ['Change your password', 'word', 'Change your password'],
    ['Change your e-mail address', 'email', 'Change your [e-mail] address'],
    ['Change your e-mail address', 'ema', 'Change your [e-ma]il address'],
    ['Change your e-mail address', 'mail', 'Change your e-[mail] address'],
    ['Change your e-mail address', 'em mail', 'Change your [e-m]ail address'],
    ['Two-step sign-in', 'step in', 'Two-[step] sign-[in]'],
    ['Two-step sign-in', 'twostep', '[Two-step] sign-in'],
    ['Two-step sign-in', 'two step', '[Two]-[step] sign-in'],
    ['Crème brûlée', 'creme brul', '[Crème] [brûl]ée'],
    ['Cre\u0300me', 'cre', '[Cre\u0300]me'],
    ['Refunds, refund.', 'refund', '[Refund]s, [refund].'],
    ['Refunds', 'ref refunds', '[Refunds]'],
    ['10% of 100', '10', '[10]% of [10]0'],
    ['İzmir', 'iz', '[İz]mir'],
    ['ﬁles', 'f', '[ﬁ]les'],
    ['', 'a', ''],
    ['nothing of it', 'zzz', 'nothing of it'],
  ])('%j for %j: %j', (text, query, expected) =>
    expect(shown(cut(lineOf(text), wordsOf(query)))).toBe(expected),
  );

  it('is sought in its words, and in the parts of those with hyphens', () =>
    expect(lineOf('Your e-mail, ÉTÉ').words).toBe(' your email mail ete'));
  it('is only what begins a word', () => {
    expect(holds(lineOf('Change your password'), 'pass')).toBe(true);
    expect(holds(lineOf('Change your password'), 'word')).toBe(false);
    expect(holds(lineOf('Change'), 'changes')).toBe(false);
  });

  it('whatever the texts are: the parts are the line, and no two of a kind are neighbors without need', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        const parts = cut(lineOf(text), wordsOf(query));
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
        expect(parts.some((part, at) => !part.isMatch && parts[at + 1]?.isMatch === false)).toBe(false);
      }),
    ));

  it('each word finds the line that it was taken from', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const line = lineOf(text);
        for (const word of wordsOf(text)) expect(holds(line, word)).toBe(true);
      }),
    ));
});

const thing = (id: string, title: string, ...lines: [string, ...string[]]): Findable => ({
  kind: 'article',
  hash: `#${id}`,
  group: 'Payments & Billing',
  title,
  lines,
});
const shelf = [
  thing('scattered', 'Order', 'A fee.', 'Something.', 'A plan.'),
  thing(
    'line',
    'Levels',
    'What a level says.',
    'No word of it.',
    'The fee depends on the plan.',
    'Fee, plan.',
  ),
  thing('summary', 'Plans', 'What the fee is taken from.', 'Nothing more.'),
  thing('title', 'Fees and plans', 'Announced before.', 'A fee of a plan.'),
  { ...thing('question', 'Is there a fee?', 'Yes.'), kind: 'question' as const },
];
const hashes = (query: string, things: readonly Findable[] = shelf) =>
  searchIndexOf(things)
    .find(query)
    .suggestions.map(({ hash }) => hash);

describe('what is found', () => {
  it('holds all words, in any order; titles come before summaries, sentences, and words here and there', () => {
    expect(hashes('fee plan')).toEqual(['#title', '#summary', '#line', '#scattered']);
    expect(hashes('PLAN  fee')).toEqual(['#title', '#summary', '#line', '#scattered']);
    expect(hashes('fee plan zzz')).toEqual([]);
  });
  it('is in the order of the page where it is equally good', () => {
    expect(hashes('fee')).toEqual(['#title', '#question', '#scattered', '#summary', '#line']);
  });
  it('may belong to a group of that name, with one line for the rest', () => {
    expect(hashes('billing')).toEqual(['#scattered', '#line', '#summary', '#title', '#question']);
    expect(hashes('billing announced')).toEqual(['#title']);
  });
  it('shows its summary, or the first sentence that tells what the title does not', () => {
    const lines = (query: string) =>
      Object.fromEntries(
        searchIndexOf(shelf)
          .find(query)
          .suggestions.map(({ hash, line }) => [hash, shown(line)]),
      );
    expect(lines('fee plan')).toEqual({
      '#title': 'Announced before.',
      '#summary': 'What the [fee] is taken from.',
      '#line': 'The [fee] depends on the [plan].',
      '#scattered': 'A [fee].',
    });
    expect(lines('billing')['#line']).toBe('What a level says.');
  });
  it('is counted by kind, and eight are shown', () => {
    const things = Array.from({ length: 11 }, (_, n) => thing(`${n}`, `Thing ${n}`, 'It.'));
    const results = searchIndexOf([...things, ...shelf]).find('t');
    expect(results.suggestions.map(({ hash }) => hash)).toEqual(things.slice(0, 8).map(({ hash }) => hash));
    expect(searchIndexOf([...things, ...shelf]).find('fee')).toMatchObject({ articles: 4, questions: 1 });
    expect(results).toMatchObject({ articles: 13, questions: 1 });
  });
  it.each(['', '  ', '?!', '👩‍👩‍👧', '-'])('is nothing for %j', (query) =>
    expect(searchIndexOf(shelf).find(query)).toEqual({ suggestions: [], articles: 0, questions: 0 }),
  );
  it.each(['__proto__', 'constructor', 'toString'])('is nothing for %s, a key of every object', (query) =>
    expect(hashes(query)).toEqual([]),
  );
  it('any text is harmless, and a longer query finds no more', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (one, other) => {
        const { suggestions, articles, questions } = helpSearchIndex.find(`${one} ${other}`);
        expect(suggestions.length).toBe(Math.min(8, articles + questions));
        const fewer = helpSearchIndex.find(one);
        if (wordsOf(one).length > 0) expect(articles).toBeLessThanOrEqual(fewer.articles);
      }),
    ));
});

describe('the help center’s index', () => {
  it('knows 29 articles and 5 questions, each found by its title, at the place where it is', () => {
    const { articles, questions } = helpSearchIndex.find('e');
    expect(articles + questions).toBeGreaterThan(30);
    for (const { id, title } of topics.flatMap((topic) => topic.articles))
      expect(helpSearchIndex.find(title).suggestions[0]?.hash).toBe(`#article-${id}`);
    for (const { id, question } of helpQuestions.questions)
      expect(helpSearchIndex.find(question).suggestions[0]?.hash).toBe(`#${id}`);
    expect(topics.flatMap((topic) => topic.articles)).toHaveLength(29);
  });
  it('finds something for each word that the field suggests', () => {
    const suggested = wordsOf(helpCenter.search.hint.split(':')[1] ?? '');
    expect(suggested).toEqual(['password', 'refund', 'invoice']);
    for (const word of suggested) expect(helpSearchIndex.find(word).articles, word).toBeGreaterThan(0);
  });
  it('finds what only the text of an article says', () => {
    const [first] = helpSearchIndex.find('refund').suggestions;
    expect(first).toMatchObject({ hash: '#article-settle-a-dispute', group: 'Trust & Safety' });
    expect(shown(first?.line ?? [])).toBe('Taste is not a reason for a [refund], and a missing part is.');
  });
});

describe('what is told', () => {
  const found = (articles: number, questions: number, listed = articles + questions) => ({
    suggestions: Array.from({ length: listed }, () => ({}) as never),
    articles,
    questions,
  });
  it.each([
    [found(0, 0), 'Nothing matches. Try another word, or open a topic below.'],
    [found(1, 0), '1 article matches'],
    [found(3, 0), '3 articles match'],
    [found(0, 1), '1 question matches'],
    [found(0, 2), '2 questions match'],
    [found(1, 1), '1 article and 1 question match'],
    [found(5, 3), '5 articles and 3 questions match'],
    [found(7, 2, 8), '7 articles and 2 questions match, the best 8 are listed'],
  ])('%#: %s', (what, words) => expect(matchWords(what)).toBe(words));
});

describe('the active option', () => {
  it.each([
    [null, 1, 3, 0],
    [0, 1, 3, 1],
    [2, 1, 3, null],
    [null, -1, 3, 2],
    [2, -1, 3, 1],
    [0, -1, 3, null],
    [null, 1, 0, null],
    [null, -1, 0, null],
    [null, 1, 1, 0],
    [0, 1, 1, null],
  ] as const)('after %s, %i step among %i: %s', (active, step, count, next) =>
    expect(activeAfter(active, step, count)).toBe(next),
  );
  it('leads to its place', () => {
    const results = searchIndexOf(shelf).find('fee');
    expect(activeHash({ results, active: 1 })).toBe('#question');
    expect(activeHash({ results, active: null })).toBe('');
  });
});
