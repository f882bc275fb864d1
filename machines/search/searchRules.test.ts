// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTo } from './search.model.ts';
import { activeAddress, activeAfter, type Part, resultsOf } from './searchRules.ts';
import { hasWord, prepareLine, splitMatches, wordsOf } from './textMatchRules.ts';

/** The parts as one text, with the matches in brackets. */
const marked = (parts: readonly Part[]): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

describe('resultsOf', () => {
  it('finds nothing, of no kind and not partly, before the index is there', () => {
    const nothing = { suggestions: [], counts: { service: 0, article: 0, question: 0 }, isPartial: false };
    expect(resultsOf(null, 'refund')).toEqual(nothing);
  });
});

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
  it('leads to its address', () => {
    const results = answerTo('three');
    expect(activeAddress({ results, active: 1 })).toBe('/b#b');
    expect(activeAddress({ results, active: null })).toBe('');
  });
});
