// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { today } from '../../../machines/offerDraft/offerDraft.model.ts';
import { daysAfter, offerProblems, termsOf } from '../../../machines/offerDraft/offerDraftRules.ts';
import { actOf } from '../../../src/orders/actSchema.ts';

it('the form of an offer lets through only what the server takes', () => {
  const now = Date.parse(`${today}T12:00:00`);
  const texts = fc.oneof(fc.string({ maxLength: 120 }), fc.constantFrom('1480', ' Ada ', '0', '12,5', '1e3'));
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
