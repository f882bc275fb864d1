// @vitest-environment node

import { expect, it } from 'vitest';
import { subscriptionFields } from '../../../machines/subscriptionDialog/subscriptionDialogRules.ts';
import { plans } from '../../../src/configuration/plans.ts';
import { subscriptionNoticeDemonstration } from '../../../src/content/demonstration.ts';
import { enterprise } from '../../../src/content/enterprise.ts';
import { bodies } from '../../../src/content/help/payments-billing.ts';
import { home } from '../../../src/content/home.ts';
import { planPriceWords, savedByYear } from '../../../src/content/plans.ts';
import { subscriptionDialog } from '../../../src/content/subscriptionDialog.ts';
import { subscriptionNotice } from '../../../src/content/subscriptionNotice.ts';
import { terms } from '../../../src/content/terms.ts';
import { isDeskhand } from './deskhand.ts';

it.runIf(isDeskhand)('Deskhand: there are the three plans of F13', () =>
  expect(plans.map(({ name, price, fee, recommended }) => [name, price, fee, recommended])).toEqual([
    ['Starter', { monthly: 5, yearly: 50 }, 10, false],
    ['Professional', { monthly: 30, yearly: 300 }, 6, true],
    ['Enterprise', { monthly: 120, yearly: 1200 }, 2, false],
  ]),
);

it('the yearly label has its required wording, and each yearly price states the real saving (decision P1)', () => {
  expect(home.pricing.yearlyLabel).toBe('Save 20%');
  const saved = plans.map(({ price }) => 12 * price.monthly - price.yearly);
  expect(plans.map(savedByYear)).toEqual(saved);
  expect(planPriceWords.saved).toBe('{saved} less than twelve months');
  expect(home.pricing.orYearly).toContain('{saved} less than twelve months');
  expect(home.pricing.orMonthly).toContain('{saved} less than twelve months');
  expect(enterprise.price.yearly).toContain('{saved} less than twelve months');
  expect(JSON.stringify(terms)).toContain(
    `Paid by the year, the plans cost €${saved[0]}, €${saved[1]} and €${saved[2]} less than twelve months.`,
  );
  expect(JSON.stringify(bodies)).toContain(
    `€${plans[1].price.yearly} a year, €${saved[1]} less than twelve months.`,
  );
});

it('a subscription is confirmed in the exact wording; dialog and demonstration say that nothing was charged', () => {
  expect(subscriptionNotice.title).toBe('Subscription Successful!');
  expect(subscriptionNotice.description).toBe('Thank you for subscribing to the {plan} plan.');
  expect(subscriptionNoticeDemonstration).toContain('nothing has been charged');
  expect(subscriptionDialog.safe.title).toBe('Nothing is charged, sent or stored.');
  expect(Object.keys(subscriptionDialog.fields)).toEqual([...subscriptionFields]);
});
