// @vitest-environment node
/** What several pages state in their own words, where no constant can keep them from disagreeing. */
import { beforeAll, describe, expect, it } from 'vitest';
import { allWords, type Words } from './words.ts';

let sentences: Words[] = [];

beforeAll(async () => {
  sentences = (await allWords()).flatMap(({ place, text }) =>
    text.split(/(?<=[.!?])\s+/).map((sentence) => ({ place, text: sentence })),
  );
});

const saying = (...patterns: RegExp[]): string[] =>
  sentences
    .filter(({ text }) => patterns.every((pattern) => pattern.test(text)))
    .map(({ place, text }) => `${place}: ${text}`);

/** Every sentence that matches all patterns must match `rule`; at least one does. */
const always = (rule: RegExp, ...patterns: RegExp[]) => {
  const found = saying(...patterns);
  expect(found).not.toEqual([]);
  expect(found.filter((sentence) => !rule.test(sentence))).toEqual([]);
};
const never = (...patterns: RegExp[]) => expect(saying(...patterns)).toEqual([]);

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

  it('a seller’s identity is checked before anything is published', () => {
    never(/\b(identity|verif|ID\b)/, /before (the|your|their|a) first (withdrawal|payout)/i);
    always(/before|whether|verified|once/i, /\bidentity\b/i, /\bcheck/i, /\bpublish/i);
  });

  it('the delivery time starts once the order is paid and the seller has everything', () =>
    always(/everything/i, /delivery time/i, /\b(starts|begins)\b/i));

  it('late work means a new date or the money back', () => never(/reasonable extension/i));

  it('the support of an automation is counted from approval', () =>
    never(
      /\b\d+[ -]days?\b/,
      /support/i,
      /\b(after|from|of|following|since) (the )?(delivery|handover|payment)\b/i,
    ));

  it('a seller’s level affects place and package size, never the fee', () => {
    never(/\blevels?\b/i, /never what you pay/i);
    always(/never|not|doesn’t/i, /\blevel\b/i, /\bfee\b/i);
  });

  it('a dispute may go to a second reader once, whose decision is final', () => {
    never(
      /first (decision|reader)/i,
      /\b(final|binding|binds)\b/i,
      /^(?!.*(unless|second|if neither|if no))/i,
    );
    always(/second/i, /\bdispute|reader|decision/i, /\bfinal\b/i);
  });

  it('enterprise accounts sign in with a key or OAuth 2.0', () =>
    never(/OAuth/, /\b(instead of|rather than|not) (a|an|the)? ?(API )?key/i, /^(?!.*token)/));

  it('no currency has two symbols', () => never(/\bFr\.|\bSFr\b/));
});

describe('the English', () => {
  it('is American, and spells its words one way', () =>
    never(
      /\be-mails?\b|\bcancelled|\bcolour|\bfavour|\bbehaviour|\bcentre\b|\bpostcode|\bcatalogue\b|\bafterwards\b|\bper cent\b/i,
      /^(?!.*<)/,
    ));

  it('has none of the idioms of a translation', () =>
    never(
      /\b(mend|mends|mended|mending)\b|\bstands? (beside|under|below|above)\b|\bstands on\b|\b(nobody|somebody)\b|\bto whom\b|^Whom\b|^Whose\b/i,
    ));
});
