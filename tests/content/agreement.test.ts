// @vitest-environment node
/** What several pages state, and no constant can keep equal, is the same on each of them. */
import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { facts } from '../../src/content/facts.ts';

const folder = new URL('../../src/content/', import.meta.url);
/** Visitors' words, in their spelling, are none of ours. */
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && name !== 'searchVocabulary.ts',
);

const textsIn = (value: unknown, seen: Set<unknown>): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((inner) => textsIn(inner, seen));
};

const seen = new Set<unknown>();
/** Every sentence of the content, after its file: `terms: You pay when you order.` */
const sentences = (
  await Promise.all(
    files.map(async (file) => {
      const module = (await import(new URL(file, folder).href)) as object;
      return { page: file.replace(/\.ts$/, ''), module: { ...module } };
    }),
  )
).flatMap(({ page, module }) =>
  textsIn(module, seen).flatMap((text) =>
    text.split(/(?<=[.!?])\s+/).map((sentence) => ({ page, sentence, place: `${page}: ${sentence}` })),
  ),
);

const stating = (pattern: RegExp) => sentences.filter(({ sentence }) => pattern.test(sentence));
const pagesStating = (pattern: RegExp) => new Set(stating(pattern).map(({ page }) => page));

/** Sentences about a subject, what each of them must say, and pages that must have one. */
const agreements: readonly {
  readonly fact: string;
  readonly about: RegExp;
  readonly says: RegExp;
  readonly on: readonly string[];
}[] = [
  {
    fact: 'support for an automation runs from approval',
    about: new RegExp(
      `${facts.automationSupportDays}[ -]days?( of)? support.*\\b(after|from|since) (the |your )?(deliver|approv|hand)`,
    ),
    says: /approv/,
    on: ['terms', 'help/communication'],
  },
  {
    fact: 'the delivery time starts when the seller has everything',
    about: /delivery time,? (which )?(starts|counts|runs|begins)|counted from the moment/i,
    says: /seller has everything they asked for/,
    on: ['terms', 'helpQuestions', 'help/getting-started'],
  },
  {
    fact: 'once the work is late, the buyer chooses a new date or the money back',
    about: /date has passed/i,
    says: /new date.*(money back|full refund)/,
    on: ['terms', 'help/payments-billing'],
  },
  {
    fact: 'identity is checked before anything is published',
    about: /(identity|show (a document|an ID)).*\bbefore\b/i,
    says: /before (they|you|a seller) (can )?publish/,
    on: ['terms', 'help/trust-safety', 'trustSafety'],
  },
  {
    fact: 'either side of a dispute may ask for a second reader',
    about: /may ask .*second reader/,
    says: /either side/i,
    on: ['terms', 'help/trust-safety', 'trustSafety'],
  },
  {
    fact: 'liability is capped at the payments of 12 months',
    about: /liability.*\d+ months|\d+ months.*liability/i,
    says: new RegExp(`paid( us)? in the (prior )?${facts.liabilityMonths} months`),
    on: ['terms', 'help/payments-billing', 'trustSafety'],
  },
];

describe('the pages agree that', () => {
  it.each(agreements)('$fact', ({ about, says, on }) => {
    expect(
      stating(about)
        .filter(({ sentence }) => !says.test(sentence))
        .map(({ place }) => place),
    ).toEqual([]);
    expect([...pagesStating(about)]).toEqual(expect.arrayContaining([...on]));
  });
});

/** What no page may say, because others say the opposite or because it is not true. */
const contradictions: Readonly<Record<string, RegExp>> = {
  'the buyer pays after the work, not before': /\b(pay|paid) when it is right\b/i,
  'the fee is added to the price': /(?<!nothing )\bon top of the (sum|price)\b/i,
  'identity is checked before a withdrawal': /before (a|the|their|your) (first )?withdrawal/i,
  'late work gives a right only after an extension': /reasonable extension/i,
  'support for an automation runs from delivery': /support after delivery/i,
  'enterprise accounts sign in with OAuth alone': /instead of a key/i,
  'the first decision in a dispute is final': /our decision binds/i,
  'the date of the legal pages changes': /date at the top/i,
  'the API has more HTTP statuses than its specification': /HTTP (?!200)\d{3}/,
  'a fee of 6% is 4% less': /% less of each order/,
};

describe('no page says that', () => {
  it.each(Object.entries(contradictions))('%s', (_, pattern) => {
    expect(stating(pattern).map(({ place }) => place)).toEqual([]);
  });
});

describe('the language', () => {
  it('is American English, with one spelling of each word', () => {
    const other =
      /\be-mail|\bcancelled|\bcancelling|\bcolour|\bfavour|\bbehaviour|\borganis|\brecognis|\blicence|\bcentre\b|\btheatre|\bdriving license|\bpostcode|\bletterbox|\bwhilst\b|\bjudgement/i;
    expect(stating(other).map(({ place }) => place)).toEqual([]);
  });

  it('writes percentages with a sign, and byte sizes with a space', () => {
    expect(
      stating(/\d ?percent|\d per cent|\d %|(?<!max )\b\d+(MB|KB|kB)\b/).map(({ place }) => place),
    ).toEqual([]);
  });

  it('has none of the phrases that reviewers marked as translated', () => {
    const translated =
      /\bmend(s|ed|ing)?\b|\bstands (beside|under|on|below)\b|\bstand (beside|below)\b|\bof nobody\b/i;
    expect(stating(translated).map(({ place }) => place)).toEqual([]);
  });
});
