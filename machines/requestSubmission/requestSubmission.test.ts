// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { receiptOf } from './receiptRules.ts';
import { shortReference } from './referenceRules.ts';
import { requestSubmissionLaws, requestSubmissionStarts } from './requestSubmission.laws.ts';
import { requestSubmissionModel } from './requestSubmission.model.ts';

machineSuite({
  name: 'requestSubmission',
  model: requestSubmissionModel,
  laws: requestSubmissionLaws,
  starts: requestSubmissionStarts,
  temporal: {
    'whoever sends hears the end of it': leadsTo(
      (snapshot) => snapshot.matches('sending'),
      (snapshot) => !snapshot.matches('sending'),
    ),
  },
  goal: (snapshot) => !snapshot.matches('sending'),
});

describe('requestSubmission: rules', () => {
  const id = '3f2a91c05d7e4b1290acd3f8e6517b24-1';
  const key = 'q3Fz-0aB_8kLmN2pRsT5vw';
  const link = `/request/${id}#${key}`;
  it.each<[string, unknown, string, string, string | null, boolean]>([
    ['an order', { reference: id, order: { id, key } }, '/api/request', id, link, false],
    ['an order with an e-mail', { reference: id, order: { id, key }, mailed: true }, '/f', id, link, true],
    ['an order of another site', { reference: id, order: { id, key } }, 'https://a.example', id, null, false],
    ['no order', { reference: id }, '/api/request', id, null, false],
    ['half a key', { reference: id, order: { id, key: key.slice(1) } }, '/api/request', id, null, false],
    ['another page', { reference: id, order: { id: 'a#b/../c', key } }, '/api/request', id, null, false],
    ['something else', { reference: 7, order: 'x', mailed: 'yes' }, '/api/request', '', null, false],
    ['nothing', null, '/api/request', '', null, false],
  ])('reads %s', (_, reply, endpoint, reference, expected, isMailed) =>
    expect(receiptOf(reply, endpoint)).toEqual({ reference, link: expected, isMailed }),
  );

  it('shortens a reference', () => expect(shortReference(id)).toBe('3f2a91c0-1'));
});
