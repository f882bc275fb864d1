// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { machineSuite } from '../../tests/paths/actor.ts';
import { offerDraftLaws, offerDraftStarts } from './offerDraft.laws.ts';
import { complete, empty, offerDraftModel, today } from './offerDraft.model.ts';
import { offerDraftOf, offerProblems, termsOf } from './offerDraftRules.ts';

machineSuite({
  name: 'offerDraft',
  model: offerDraftModel,
  laws: offerDraftLaws,
  starts: offerDraftStarts,
  goal: () => true,
});

describe('offerDraft: rules', () => {
  it('begins with the last terms, valid for two weeks', () => {
    const terms = termsOf({ ...complete, validUntil: '2026-12-02' });
    expect(offerDraftOf(terms, today)).toEqual(complete);
    expect(offerDraftOf(null, today)).toEqual(empty);
  });

  it('takes no notice of space around what was typed', () => {
    const spaced = {
      ...complete,
      person: ' Grace Hopper ',
      price: ' 1480 ',
      note: '\nTwo rounds of changes. ',
    };
    expect(termsOf(spaced)).toEqual(termsOf(complete));
    const longest = { ...spaced, person: ` ${'x'.repeat(100)} `, note: ` ${'x'.repeat(5000)}\n` };
    expect(offerProblems(longest, today)).toEqual([]);
  });

  it('takes a day for the work that is after the last on which an offer may be agreed to', () => {
    expect(offerProblems({ ...complete, date: '2027-06-01' }, today)).toEqual([]);
    expect(offerProblems({ ...complete, validUntil: '2027-06-01' }, today)).toEqual([
      { field: 'validUntil', code: 'late' },
    ]);
  });
});
