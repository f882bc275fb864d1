// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { machineSuite } from '../../tests/paths/actor.ts';
import { leadsTo } from '../../tests/paths/index.ts';
import { followedOrderLaws, followedOrderStarts } from './followedOrder.laws.ts';
import { followedOrderModel } from './followedOrder.model.ts';
import { isOrderKey, orderLinkIn } from './followedOrderRules.ts';

machineSuite({
  name: 'followedOrder',
  model: followedOrderModel,
  laws: followedOrderLaws,
  starts: followedOrderStarts,
  goal: (snapshot) => snapshot.matches('following') || snapshot.matches('asking'),
  temporal: {
    'whoever opens a link hears how it went': leadsTo(
      (snapshot) => snapshot.matches('loading') || snapshot.matches('waiting'),
      (snapshot) => !snapshot.hasTag('busy'),
      { atRest: true },
    ),
    'who rests or has lost the connection asks again': leadsTo(
      (snapshot) =>
        snapshot.matches({ following: { live: 'resting' } }) ||
        snapshot.matches({ following: { live: 'lost' } }),
      (snapshot) => !snapshot.matches('following') || snapshot.matches({ following: { live: 'polling' } }),
      { atRest: true },
    ),
  },
});

describe('followedOrder: rules', () => {
  const key = 'q3Fz-0aB_8kLmN2pRsT5vw';
  it.each([
    [`https://deskhand.example/request/3f2a91c0-1#${key}`, `/request/3f2a91c0-1#${key}`],
    [` /request/a-1/#${key}\n`, `/request/a-1#${key}`],
    [`https://deskhand.example/request/a-1#${key}x`, null],
    [`https://deskhand.example/request/a-1#${key.slice(1)}`, null],
    [`https://deskhand.example/request/a-1?key=${key}`, null],
    [`https://deskhand.example/request/#${key}`, null],
    ['https://deskhand.example/request/a-1', null],
    [key, null],
    ['', null],
  ])('reads %j as %j', (text, link) => expect(orderLinkIn(text)).toBe(link));

  it.each([
    [`#${key}`, true],
    [key, false],
    [`#${key}x`, false],
    [`#x#${key}`, false],
    ['#main', false],
    ['', false],
  ])('takes %j for a key: %j', (hash, isKey) => expect(isOrderKey(hash)).toBe(isKey));
});
