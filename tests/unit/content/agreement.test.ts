// @vitest-environment node
/** What several pages state, and no constant can keep equal, is the same on each of them. */
import { describe, expect, it } from 'vitest';
import { facts } from '../../../src/content/facts.ts';
import { allWords } from './words.ts';

/** Every sentence of the content, after its place: `terms.sections.2.blocks.0: You pay when you order.` */
const sentences = (await allWords()).flatMap(({ place, text }) =>
  text.split(/(?<=[.!?])\s+/).map((sentence) => ({ page: place.replace(/\..*/, ''), place, sentence })),
);

/** The sentences that match all patterns. */
const stating = (...patterns: RegExp[]) =>
  sentences.filter(({ sentence }) => patterns.every((pattern) => pattern.test(sentence)));
const shown = (found: typeof sentences): string[] =>
  found.map(({ place, sentence }) => `${place}: ${sentence}`);
const never = (...patterns: RegExp[]) => expect(shown(stating(...patterns))).toEqual([]);

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
    const found = stating(about);
    expect(shown(found.filter(({ sentence }) => !says.test(sentence)))).toEqual([]);
    expect(found.map(({ page }) => page)).toEqual(expect.arrayContaining([...on]));
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
    never(pattern);
  });
});

describe('all pages agree that', () => {
  it('a buyer pays when ordering, and the money is released when the work is approved', () => {
    never(
      /\b(you |buyers? )?(pay|paid|charged|paying)( only)? (when|once|after) (it|it’s|you (look|have looked|approve|are happy)|the work)/i,
    );
  });

  it('the fee is the seller’s, and comes out of the price', () => {
    never(/\bfee\b/i, /\b(comes|added|charged|goes) on top\b/i);
    never(/\bfee\b/i, /\bbuyers?\b[^.]*\bpays? (a|the|our) (service )?fee/i);
  });

  it('only sellers need a plan', () =>
    never(
      /\bbuyers?\b/i,
      /\b(need|needs|choose|subscribe to) (a|any) plan\b/i,
      /^(?!.*\b(no plan|none)\b)/i,
    ));

  it('the support of an automation is counted from approval', () =>
    never(
      /\b\d+[ -]days?\b/,
      /support/i,
      /\b(after|from|of|following|since) (the )?(delivery|handover|payment)\b/i,
    ));

  it('a seller’s level affects place and package size, never the fee', () => {
    never(/\blevels?\b/i, /never what you pay/i);
    const found = stating(/\blevel\b/i, /\bfee\b/i);
    expect(found).not.toEqual([]);
    expect(shown(found.filter(({ sentence }) => !/never|not|doesn’t/i.test(sentence)))).toEqual([]);
  });

  it('the first decision in a dispute is not final', () =>
    never(
      /first (decision|reader)/i,
      /\b(final|binding|binds)\b/i,
      /^(?!.*(unless|second|if neither|if no))/i,
    ));

  it('enterprise accounts sign in with a key or OAuth 2.0', () =>
    never(/OAuth/, /\b(instead of|rather than|not) (a|an|the)? ?(API )?key/i, /^(?!.*token)/));

  it('no currency has two symbols', () => never(/\bFr\.|\bSFr\b/));
});

describe('the language', () => {
  it('is American English, with one spelling of each word', () =>
    never(
      /\be-mail|\bcancelled|\bcancelling|\bcolour|\bfavour|\bbehaviour|\borganis|\brecognis|\blicence|\bcentre\b|\btheatre|\bdriving license|\bpostcode|\bletterbox|\bcatalogue\b|\bafterwards\b|\bwhilst\b|\bjudgement/i,
    ));

  it('writes percentages with a sign, and byte sizes with a space', () =>
    never(/\d ?percent|per cent\b|\d %|(?<!max )\b\d+(MB|KB|kB)\b/));

  it('has none of the idioms of a translation', () =>
    never(
      /\bmend(s|ed|ing)?\b|\bstands? (beside|under|below|above)\b|\bstands on\b|\b(nobody|somebody)\b|\bto whom\b|^Whom\b|^Whose\b/i,
    ));
});
