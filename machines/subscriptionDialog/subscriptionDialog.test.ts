// @vitest-environment node
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { machineSuite } from '../../tests/paths/actor.ts';
import { subscriptionDialogLaws, subscriptionDialogStarts } from './subscriptionDialog.laws.ts';
import { subscriptionDialogModel } from './subscriptionDialog.model.ts';
import { blankAfter, firstBlank } from './subscriptionDialogRules.ts';

machineSuite({
  name: 'subscriptionDialog',
  model: subscriptionDialogModel,
  laws: subscriptionDialogLaws,
  starts: subscriptionDialogStarts,
  goal: (snapshot) => snapshot.matches('closed'),
  infeasible: {
    'subscriptionDialogRules.ts: subscriptionFields.find((field) => blank.includes(field)) ?? null: subscriptionFields.find((field) => blank.includes(field)) is never null or undefined':
      'it is asked only when a field is blank',
  },
  arbitraries: {
    'subscription.submit': fc.record(
      { blank: fc.subarray(['email', 'password', 'cardNumber', 'expiry', 'cvc'] as const) },
      { noNullPrototype: true },
    ),
  },
});

it('returns the blank fields in the form’s order, whatever order they were cleared in', () => {
  expect(blankAfter([], 'cvc', true)).toEqual(['cvc']);
  expect(blankAfter(['cvc'], 'email', true)).toEqual(['email', 'cvc']);
  expect(blankAfter(['email', 'cvc'], 'email', false)).toEqual(['cvc']);
  expect(blankAfter(['email'], 'email', true)).toEqual(['email']);
});

it('returns the first blank field of the form', () => {
  expect(firstBlank([])).toBeNull();
  expect(firstBlank(['cvc', 'expiry'])).toBe('expiry');
  expect(firstBlank(['cvc', 'email', 'password'])).toBe('email');
});
