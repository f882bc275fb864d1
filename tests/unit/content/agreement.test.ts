// @vitest-environment node
/** What several pages state, and no constant can keep equal, is the same on each of them. */
import { describe, expect, it } from 'vitest';
import { facts } from '../../../src/content/facts.ts';
import { guarantee } from '../../../src/content/guarantee.ts';
import * as promises from '../../../src/content/promises.ts';
import { allWords } from './words.ts';

/** Every sentence of the content, after its place: `terms.sections.2.blocks.0: You pay when you order.` */
const words = await allWords();
const pageOf = (place: string) => place.replace(/\..*/, '');
const sentences = words.flatMap(({ place, text }) =>
  text.split(/(?<=[.!?])\s+/).map((sentence) => ({ page: pageOf(place), place, sentence })),
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

/** What stands on several pages in the same words. */
const shared: readonly { readonly fact: string; readonly text: string; readonly on: readonly string[] }[] = [
  {
    fact: 'an offer comes within a business day',
    text: promises.orderSteps[1].text,
    on: ['faq', 'helpQuestions', 'help/getting-started'],
  },
  {
    fact: 'nothing is owed before a yes',
    text: promises.orderSteps[2].text,
    on: ['faq', 'helpQuestions', 'help/getting-started'],
  },
  {
    fact: 'revisions are part of the price',
    text: promises.revisions,
    on: ['terms', 'helpQuestions', 'help/communication'],
  },
  {
    fact: 'how to ask before agreeing',
    text: promises.questionsFirst,
    on: ['faq', 'helpQuestions', 'help/communication'],
  },
  {
    fact: 'when the payment is released',
    text: promises.release,
    on: ['trustSafety', 'help/payments-billing'],
  },
  {
    fact: 'what the guarantee gives back',
    text: guarantee,
    on: ['home', 'terms', 'trustSafety', 'helpQuestions', 'help/payments-billing'],
  },
  {
    fact: 'prices include VAT',
    text: promises.tax,
    on: ['faq', 'terms', 'trustSafety', 'help/payments-billing'],
  },
  { fact: 'how invoices come', text: promises.invoices, on: ['faq', 'enterpriseStatic'] },
  {
    fact: 'the reporter’s name is not told',
    text: promises.reporter,
    on: ['privacy', 'trustSafety', 'help/trust-safety'],
  },
  {
    fact: 'how access is given',
    text: promises.access,
    on: ['faq', 'trustSafety', 'serviceBodies', 'help/trust-safety'],
  },
  {
    fact: 'what a consultation leads to',
    text: promises.consultation.result,
    on: ['faq', 'serviceBodies', 'help/getting-started'],
  },
  {
    fact: 'how to ask for a consultation',
    text: promises.consultation.ask,
    on: ['faq', 'help/getting-started'],
  },
  {
    fact: 'what the support of an automation covers',
    text: promises.automationSupport.covered,
    on: ['faq', 'serviceBodies', 'help/communication'],
  },
  {
    fact: 'what the support of an automation does not cover',
    text: promises.automationSupport.notCovered,
    on: ['serviceBodies', 'help/communication'],
  },
  {
    fact: 'how somebody becomes a seller',
    text: promises.sellerSteps.write,
    on: ['faq', 'sellStatic', 'help/getting-started'],
  },
  {
    fact: 'gigs are read first',
    text: promises.sellerSteps.read,
    on: ['faq', 'sellStatic', 'trustSafety', 'help/getting-started'],
  },
];

describe('the pages say in the same words', () => {
  it.each(shared)('$fact', ({ text, on }) => {
    const pages = words.filter((each) => each.text.includes(text)).map(({ place }) => pageOf(place));
    expect(pages).toEqual(expect.arrayContaining([...on]));
  });
});

describe('the one way to order', () => {
  it.each([
    'faq',
    'helpQuestions',
    'help/getting-started',
    'help/communication',
    'help/payments-billing',
    'terms',
    'trustSafety',
    'apiDocsStatic',
    'contact',
    'gig',
    'dashboardStatic',
    'sellStatic',
  ])('is told by %s: an offer comes before the payment', (page) => {
    const found = stating(/\boffer\b/i, /\b(person|price|date|agree|agreed|accepted|pays?|paid)\b/i);
    expect(found.map((each) => each.page)).toContain(page);
  });

  it('has no second one beside it', () => {
    never(/Contact seller|from the page of (any|a|the) service|the sample in the gallery|saved services/i);
    never(/\bsign(ing)? up\b/i, /\b(choose|pick) a package\b/i);
    never(/\bevery service comes in\b/i);
    never(/\b(message|contact) (the|a) seller before you order\b/i);
  });

  it('holds for the API', () => {
    const api = stating(/\bplaces? (an order|orders)\b/i).filter(({ page }) => page.startsWith('api'));
    expect(shown(api)).toEqual([]);
  });
});

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
  'the payment is never released without the buyer':
    /released only (when|after)|only when (you|the buyer) approves?/i,
  'the guarantee gives back a part at our choice': /all or part of the price/i,
  'a consultation ends with a firm price': /honest no|leave with a price/i,
  'work is done by us': /we do the work ourselves/i,
  'access ends before the support does': /when the trial run is over/i,
  'sellers begin without writing to us': /switch your account to seller mode/i,
  'the popular services are ranked by how common they are': /popular just means common/i,
  'a one-sentence request is a mistake': /one-sentence request/i,
  'an offer has a number of revisions':
    /included revisions|agreed revisions|how many (revisions )?are included|offer\b.*\bnumber of revisions/i,
  'an offer has several prices': /offers? comes? in\b/i,
  'an offer links to something': /offers?( [^.]*)? links? to/i,
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

  it('a buyer needs no account', () =>
    never(
      /\b(buyers?|agree|request|approve)\b/i,
      /\b(need|needs|open|set up|create)( up)? an account\b|\bwho is signed in\b/i,
      /^(?!.*\b(no account|don’t need an account)\b)/i,
    ));

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

  it('no tax is added to a price', () =>
    never(/\b(VAT|tax(es)?)\b/, /\b(added|plus|excluding|separately before)\b/i));

  it('a reporter’s name is told where the law requires it, and nowhere else', () =>
    never(
      /\breport(s|ed|er)?\b/i,
      /\bn[o’]t tell\b|\bnot told\b|don’t tell/i,
      /^(?!.*unless the law requires it)/,
    ));

  it('invoices come with each payment, monthly for Enterprise alone', () =>
    never(/\binvoices?\b/i, /\b(one )?a month\b|monthly/i, /^(?!.*Enterprise|.*accounting)/));

  it('the time in which support responds is an average', () =>
    never(/\bsupport\b/i, /\brespon/i, /\b\d+ hours\b/, /^(?!.*average)/));

  it('a consultation gives a rough price', () =>
    never(/\bconsultation\b/i, /\bprice\b/i, /^(?!.*roughly|.*idea of)/i));

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
