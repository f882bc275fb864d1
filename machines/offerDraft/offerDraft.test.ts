// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actOf } from '../../src/orders/actSchema.ts';
import { machineSuite } from '../../tests/paths/actor.ts';
import { offerDraftLaws, offerDraftStarts } from './offerDraft.laws.ts';
import { complete, offerDraftModel, today } from './offerDraft.model.ts';
import { daysAfter, offerDraftOf, offerProblems, termsOf } from './offerDraftRules.ts';

machineSuite({
  name: 'offerDraft',
  model: offerDraftModel,
  laws: offerDraftLaws,
  starts: offerDraftStarts,
  goal: () => true,
});

describe('offerDraft: rules', () => {
  it('lets through only what the server takes', () => {
    const now = Date.parse(`${today}T12:00:00`);
    const texts = fc.oneof(
      fc.string({ maxLength: 120 }),
      fc.constantFrom('1480', ' Ada ', '0', '12,5', '1e3'),
    );
    const days = fc.integer({ min: -2, max: 95 }).map((days) => daysAfter(today, days));
    const drafts = fc.record({ person: texts, price: texts, date: days, validUntil: days, note: texts });
    fc.assert(
      fc.property(drafts, (draft) => {
        if (offerProblems(draft, today).length > 0) return;
        const act = { type: 'offer.make', terms: termsOf(draft) } as const;
        expect(actOf({ key: 'a-key-of-an-act', act }, 'owner', now).act).toEqual(act);
      }),
    );
  });

  it('begins with the last terms, valid for two weeks', () => {
    const terms = termsOf(complete);
    expect(offerDraftOf(terms, today)).toEqual({ ...complete, validUntil: '2026-12-09' });
    expect(offerDraftOf(null, today)).toMatchObject({ person: '', price: '', date: '', note: '' });
  });
});
