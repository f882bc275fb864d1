// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Part, SearchResults } from '../../../machines/search/searchRules.ts';
import { topics } from '../../../src/content/help/topics.ts';
import { helpQuestions } from '../../../src/content/helpQuestions.ts';
import { searchPlaces } from '../../../src/content/search.ts';
import { fillers, synonyms } from '../../../src/content/searchVocabulary.ts';
import { searchIndex } from '../../../src/search/searchIndex.ts';
import { type Findable, searchIndexOf } from '../../../src/search/searchIndexOf.ts';
import { matchWords } from '../../../src/views/search/searchWords.ts';
import { anyCharacters } from '../../worlds/typedText.ts';

/** The parts as one text, with the matches in brackets. */
const marked = (parts: readonly Part[]): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

const entry = (id: string, title: string, summary: string, ...texts: string[]): Findable => ({
  kind: 'article',
  to: `/help#${id}`,
  place: 'Payments & Billing',
  title,
  summary,
  texts,
});
const library = [
  entry('scattered', 'Order', 'A fee.', 'Something. A plan.'),
  entry('summary', 'Amounts', 'What the fee and the plan are.', 'Nothing more.'),
  entry('title', 'Fees and plans', 'Announced before.', 'A fee of a plan.'),
  { ...entry('question', 'Is there a fee?', 'Yes.'), kind: 'question' as const },
  entry('late', 'Overdue deliveries', 'What to do.', 'Write to the seller. Then ask for a later date.'),
  entry('withdraw', 'Withdraw your earnings', 'How a balance reaches your bank.'),
];
const vocabulary = {
  synonyms: [
    ['payout', 'cash out', 'withdraw your earnings'],
    ['late', 'overdue'],
  ],
  fillers: ['how', 'my', 'the', "don't", 'out', 'your'],
};
const index = searchIndexOf(library, vocabulary);
const addresses = (query: string, among = index) =>
  among.find(query).suggestions.map(({ to }) => to.slice(6));

describe('a search', () => {
  it('finds all words in any order, those in titles first, then those in summaries', () => {
    expect(addresses('fee plan')).toEqual(['title', 'summary', 'scattered']);
    expect(addresses('PLAN  fee')).toEqual(['title', 'summary', 'scattered']);
  });
  it('finds a word of the place, after what says it itself', () => {
    const elsewhere = { ...entry('elsewhere', 'Names', 'Nothing else.'), place: 'Fees' };
    expect(addresses('fees', searchIndexOf([elsewhere, ...library], vocabulary))).toEqual([
      'title',
      'elsewhere',
    ]);
  });
  it('finds the beginning of a long word, and of the last word', () => {
    expect(addresses('annou')).toEqual(['title']);
    expect(addresses('annou fe')).toEqual(['title']);
    expect(index.find('fe announced').isPartial).toBe(true);
  });
  it.each(['anounced', 'announcde', 'announced', 'overdu', 'ovredue'])(
    'finds %s despite its errors',
    (query) => expect(addresses(query)).toHaveLength(1),
  );
  it('does not take a word for a similar one if a text has it', () => {
    expect(addresses('date')).toEqual(['late']);
    expect(addresses('lete')).toContain('late');
    expect(addresses('plans')).toContain('scattered');
  });
  it.each(['payout', 'payuot', 'cash', 'cash out', 'how my payout'])('finds a synonym: %s', (query) =>
    expect(addresses(query)).toEqual(['withdraw']),
  );
  it('ignores words that say nothing, unless there are no others', () => {
    expect(addresses('how the fee plan')).toEqual(['title', 'summary', 'scattered']);
    expect(addresses('how')).toEqual(['withdraw']);
  });
  it('looks for the first 16 words', () => {
    const words = [...'abcdefghijklmnop'].map((letter) => `word${letter}`).join(' ');
    const found = (query: string) => searchIndexOf([entry('many', 'Many', words)], vocabulary).find(query);
    expect(found(`${words} zzzzzz`).isPartial).toBe(false);
    expect(found(`zzzzzz ${words}`).isPartial).toBe(true);
  });
  it('finds what has some of the words if nothing has all, and says so', () => {
    expect(index.find('fee zzzzzz').isPartial).toBe(true);
    expect(addresses('fee zzzzzz')).toContain('question');
    expect(index.find('fee plan').isPartial).toBe(false);
  });
  it('shows the summary, or the first sentence with the most words that the title lacks', () => {
    const linesOf = (query: string) => index.find(query).suggestions.map(({ line }) => marked(line));
    expect(linesOf('fee plan')).toEqual([
      'Announced before.',
      'What the [fee] and the [plan] are.',
      'A [fee].',
    ]);
    expect(linesOf('later date')).toEqual(['Then ask for a [later] [date].']);
  });
  it('marks what was typed, the word without the error, or the synonym', () => {
    const titles = (query: string) => index.find(query).suggestions.map(({ title }) => marked(title));
    expect(titles('deliv')).toEqual(['Overdue [deliv]eries']);
    expect(titles('delivereis')).toEqual(['Overdue [deliveries]']);
    expect(titles('payout')).toEqual(['[Withdraw] [your] [earnings]']);
  });
  it('counts results by kind, and lists the best eight, those of one kind in a row, services ahead of equals', () => {
    const things = Array.from({ length: 11 }, (_, n) => ({
      ...entry(`${n}`, `Thing ${n}`, 'It.'),
      kind: n % 2 ? ('service' as const) : ('question' as const),
    }));
    const { suggestions, counts } = searchIndexOf(things, vocabulary).find('thing');
    expect(counts).toEqual({ service: 5, article: 0, question: 6 });
    expect(suggestions.map(({ kind }) => kind)).toEqual([
      ...Array<string>(5).fill('service'),
      ...Array<string>(3).fill('question'),
    ]);
  });
  it.each(['', '  ', '?!', '👩‍👩‍👧', '-', '__proto__', 'constructor', 'toString'])(
    'finds nothing for %j',
    (query) => expect(addresses(query)).toEqual([]),
  );
  it('takes neither long for a long text, nor much memory', () => {
    const before = process.cpuUsage();
    searchIndex.find('a'.repeat(100_000));
    searchIndex.find(Array.from({ length: 10_000 }, (_, n) => `refund${n}`).join(' '));
    // Microseconds of processor time, which other work does not lengthen.
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
  it('accepts any text', () =>
    fc.assert(
      fc.property(anyCharacters({ maxLength: 40 }), (query) => {
        const { suggestions, counts } = searchIndex.find(query);
        const { service, article, question } = counts;
        expect(suggestions.length).toBe(Math.min(8, service + article + question));
      }),
      { numRuns: 50 },
    ));
});

describe('the site’s index', () => {
  it('finds each article and each question of the help center by its title, among the first three', () => {
    const first = (title: string) =>
      searchIndex
        .find(title)
        .suggestions.slice(0, 3)
        .map(({ to }) => to);
    for (const { id, title } of topics.flatMap(({ articles }) => articles))
      expect(first(title), title).toContain(`/support/help-center#article-${id}`);
    for (const { id, question } of helpQuestions.questions)
      expect(first(question), question).toContain(`/support/help-center#${id}`);
  });
  it('finds something for each example in the field’s hint', () => {
    for (const { hint } of Object.values(searchPlaces))
      for (const example of hint.split(/[:,.]/).slice(1).filter(Boolean))
        expect(searchIndex.find(example).isPartial, example).toBe(false);
  });
  it('has each synonym in one group only', () => {
    const all = synonyms.flat();
    expect(all.filter((phrase, at) => all.indexOf(phrase) !== at)).toEqual([]);
    expect(synonyms.filter((group) => group.length < 2)).toEqual([]);
    expect(synonyms.flat().filter((phrase) => fillers.includes(phrase))).toEqual([]);
  });
});

describe('the announcement', () => {
  const resultsWith = (
    [service, article, question]: readonly [number, number, number],
    more: { listed?: number; isPartial?: boolean } = {},
  ): SearchResults => ({
    suggestions: Array.from({ length: more.listed ?? service + article + question }, () => ({}) as never),
    counts: { service, article, question },
    isPartial: more.isPartial ?? false,
  });
  it.each([
    [resultsWith([0, 1, 0]), '1 article matches'],
    [resultsWith([0, 3, 0]), '3 articles match'],
    [resultsWith([1, 0, 0]), '1 service matches'],
    [resultsWith([0, 0, 2]), '2 questions match'],
    [resultsWith([0, 1, 1]), '1 article and 1 question match'],
    [resultsWith([2, 5, 1]), '2 services, 5 articles and 1 question match'],
    [resultsWith([0, 7, 2], { listed: 8 }), '7 articles and 2 questions match, the best 8 are listed'],
    [resultsWith([1, 0, 0], { isPartial: true }), '1 service matches in part'],
    [resultsWith([0, 2, 0], { isPartial: true }), '2 articles match in part'],
  ])('%#: %s', (results, words) => expect(matchWords(results, 'services')).toBe(words));
  it('says on each page what to do if nothing matches', () => {
    const none = resultsWith([0, 0, 0]);
    expect(matchWords(none, 'helpCenter')).toBe('Nothing matches. Try another word, or open a topic below.');
    expect(matchWords(none, 'services')).toMatch(/^Nothing matches\. .* Get Started /);
  });
});
