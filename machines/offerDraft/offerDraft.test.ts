// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { machineSuite } from '../../tests/paths/actor.ts';
import { offerDraftLaws, offerDraftStarts } from './offerDraft.laws.ts';
import { complete, empty, offerDraftModel, today } from './offerDraft.model.ts';
import { offerDraftOf, termsOf } from './offerDraftRules.ts';

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
});
