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
import { hasWord, prepareLine, splitMatches, wordsOf } from './textMatchRules.ts';

/** The parts as one text, with the matches in brackets. */
const marked = (parts: readonly Part[]): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('wordsOf', () => {
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
  ])('splits %j into %j', (query, words) => expect(wordsOf(query)).toEqual(words));
});

describe('matches in a line', () => {
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
  ])('marks in %j for %j: %j', (text, query, expected) =>
    expect(marked(splitMatches(prepareLine(text), wordsOf(query)))).toBe(expected),
  );

  it('are searched in all words, and in the parts of hyphenated ones', () =>
    expect(prepareLine('Your e-mail, ÉTÉ').words).toBe(' your email mail ete'));
  it('are only at the beginning of words', () => {
    expect(hasWord(prepareLine('Change your password'), 'pass')).toBe(true);
    expect(hasWord(prepareLine('Change your password'), 'word')).toBe(false);
    expect(hasWord(prepareLine('Change'), 'changes')).toBe(false);
  });

  it('split any text into parts that add up to it, with no two parts without a match in a row', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (text, query) => {
        const parts = splitMatches(prepareLine(text), wordsOf(query));
        expect(parts.map((part) => part.text).join('')).toBe(text);
        expect(parts.every((part) => part.text !== '')).toBe(true);
        expect(parts.some((part, at) => !part.isMatch && parts[at + 1]?.isMatch === false)).toBe(false);
      }),
    ));

  it('are found for each word of the line itself', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const line = prepareLine(text);
        for (const word of wordsOf(text)) expect(hasWord(line, word)).toBe(true);
      }),
    ));
});

const entry = (id: string, title: string, ...lines: [string, ...string[]]): Findable => ({
  kind: 'article',
  hash: `#${id}`,
  group: 'Payments & Billing',
  title,
  lines,
});
const library = [
  entry('scattered', 'Order', 'A fee.', 'Something.', 'A plan.'),
  entry(
    'line',
    'Levels',
    'What a level says.',
    'No word of it.',
    'The fee depends on the plan.',
    'Fee, plan.',
  ),
  entry('summary', 'Plans', 'What the fee is taken from.', 'Nothing more.'),
  entry('title', 'Fees and plans', 'Announced before.', 'A fee of a plan.'),
  { ...entry('question', 'Is there a fee?', 'Yes.'), kind: 'question' as const },
];
const hashes = (query: string, entries: readonly Findable[] = library) =>
  searchIndexOf(entries)
    .find(query)
    .suggestions.map(({ hash }) => hash);

describe('a search', () => {
  it('finds all words in any order: in titles first, then in summaries, in single sentences, and scattered', () => {
    expect(hashes('fee plan')).toEqual(['#title', '#summary', '#line', '#scattered']);
    expect(hashes('PLAN  fee')).toEqual(['#title', '#summary', '#line', '#scattered']);
    expect(hashes('fee plan zzz')).toEqual([]);
  });
  it('returns equally good results in the order of the page', () => {
    expect(hashes('fee')).toEqual(['#title', '#question', '#scattered', '#summary', '#line']);
  });
  it('matches the name of the group, with the other words in one line', () => {
    expect(hashes('billing')).toEqual(['#scattered', '#line', '#summary', '#title', '#question']);
    expect(hashes('billing announced')).toEqual(['#title']);
  });
  it('shows the summary, or the first sentence with the words that the title lacks', () => {
    const lines = (query: string) =>
      Object.fromEntries(
        searchIndexOf(library)
          .find(query)
          .suggestions.map(({ hash, line }) => [hash, marked(line)]),
      );
    expect(lines('fee plan')).toEqual({
      '#title': 'Announced before.',
      '#summary': 'What the [fee] is taken from.',
      '#line': 'The [fee] depends on the [plan].',
      '#scattered': 'A [fee].',
    });
    expect(lines('billing')['#line']).toBe('What a level says.');
  });
  it('counts results by kind, and shows eight', () => {
    const entries = Array.from({ length: 11 }, (_, n) => entry(`${n}`, `Thing ${n}`, 'It.'));
    const results = searchIndexOf([...entries, ...library]).find('t');
    expect(results.suggestions.map(({ hash }) => hash)).toEqual(entries.slice(0, 8).map(({ hash }) => hash));
    expect(searchIndexOf([...entries, ...library]).find('fee')).toMatchObject({ articles: 4, questions: 1 });
    expect(results).toMatchObject({ articles: 13, questions: 1 });
  });
  it.each(['', '  ', '?!', '👩‍👩‍👧', '-'])('finds nothing for %j', (query) =>
    expect(searchIndexOf(library).find(query)).toEqual({ suggestions: [], articles: 0, questions: 0 }),
  );
  it.each(['__proto__', 'constructor', 'toString'])('finds nothing for %s, a key of every object', (query) =>
    expect(hashes(query)).toEqual([]),
  );
  it('accepts any text, and a longer query finds no more articles', () =>
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
  it('finds each of 29 articles and 5 questions by its title, with its hash', () => {
    const { articles, questions } = helpSearchIndex.find('e');
    expect(articles + questions).toBeGreaterThan(30);
    for (const { id, title } of topics.flatMap((topic) => topic.articles))
      expect(helpSearchIndex.find(title).suggestions[0]?.hash).toBe(`#article-${id}`);
    for (const { id, question } of helpQuestions.questions)
      expect(helpSearchIndex.find(question).suggestions[0]?.hash).toBe(`#${id}`);
    expect(topics.flatMap((topic) => topic.articles)).toHaveLength(29);
  });
  it('finds articles for each word that the field suggests', () => {
    const suggested = wordsOf(helpCenter.search.hint.split(':')[1] ?? '');
    expect(suggested).toEqual(['password', 'refund', 'invoice']);
    for (const word of suggested) expect(helpSearchIndex.find(word).articles, word).toBeGreaterThan(0);
  });
  it('finds a word that only the text of an article contains', () => {
    const [first] = helpSearchIndex.find('refund').suggestions;
    expect(first).toMatchObject({ hash: '#article-settle-a-dispute', group: 'Trust & Safety' });
    expect(marked(first?.line ?? [])).toBe(
      'A missing part is a reason for a [refund]; a difference in taste is not.',
    );
  });
});

describe('the announcement', () => {
  const resultsWith = (articles: number, questions: number, listed = articles + questions) => ({
    suggestions: Array.from({ length: listed }, () => ({}) as never),
    articles,
    questions,
  });
  it.each([
    [resultsWith(0, 0), 'Nothing matches. Try another word, or open a topic below.'],
    [resultsWith(1, 0), '1 article matches'],
    [resultsWith(3, 0), '3 articles match'],
    [resultsWith(0, 1), '1 question matches'],
    [resultsWith(0, 2), '2 questions match'],
    [resultsWith(1, 1), '1 article and 1 question match'],
    [resultsWith(5, 3), '5 articles and 3 questions match'],
    [resultsWith(7, 2, 8), '7 articles and 2 questions match, the best 8 are listed'],
  ])('%#: %s', (results, words) => expect(matchWords(results)).toBe(words));
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
  ] as const)('moves from %s by %i among %i to %s', (active, step, count, next) =>
    expect(activeAfter(active, step, count)).toBe(next),
  );
  it('leads to its hash', () => {
    const results = searchIndexOf(library).find('fee');
    expect(activeHash({ results, active: 1 })).toBe('#question');
    expect(activeHash({ results, active: null })).toBe('');
  });
});
