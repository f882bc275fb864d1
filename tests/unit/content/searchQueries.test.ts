// @vitest-environment node
/** What people type, with all their errors, and the places of which one must be among the first three results. */

import { describe, expect, it } from 'vitest';
import { servicePageIds } from '../../../src/configuration/services.ts';
import { findRoute } from '../../../src/routes/match.ts';
import { searchDocuments } from '../../../src/search/searchDocuments.ts';
import { searchIndex } from '../../../src/search/searchIndex.ts';
import { isDeskhand } from './deskhand.ts';

const article = (id: string) => `/support/help-center#article-${id}`;
const asked = (id: string) => `/support/help-center#faq-${id}`;
const faq = (id: string) => `/faq#${id}`;
const service = (id: string) => `/services/${id}`;
const category = (id: string) => `/services/browse-categories#${id}`;

const allQueries: readonly (readonly [query: string, ...places: string[]])[] = [
  ['2fa', article('turn-on-two-step-sign-in')],
  ['payout', article('withdraw-your-earnings')],
  ['vat', faq('payments-invoice')],
  ["my totals don't add up", service('excel-assist')],
  ['delete account', article('close-your-account')],
  ['forgot pasword', article('change-your-password')],
  ['change my email', article('change-your-email-address')],
  ['refund', article('settle-a-dispute')],
  ['how do i get paid', article('withdraw-your-earnings')],
  ['is my money safe', article('how-your-payment-is-held')],
  ['invoice', faq('payments-invoice')],
  ['where is my request', faq('buyers-status'), article('place-your-first-order')],
  ['cancel subscription', faq('payments-plan')],
  ['NDA', article('share-confidential-files')],
  ['not happy with the work', asked('dissatisfied')],
  ['how long does it take', asked('delivery')],
  ['who owns the work', faq('buyers-rights')],
  ['late delivery', faq('buyers-late')],
  ['commission', article('fees-and-plans'), faq('payments-fee')],
  ['export my data gdpr', article('download-your-data')],
  ['pay in dollars', article('set-region-and-currency'), faq('payments-currency')],
  ['phone number', article('reach-support')],
  ['i got a scam mesage', article('recognize-a-scam')],
  ['pich deck', service('presentation-design')],
  ['power point slides', service('presentation-design')],
  ['spreedsheet help', service('excel-assist')],
  ['vba macro', service('excel-assist'), `${service('excel-assist')}#excel-macros`],
  ['proof reading my thesis', service('content-editing'), `${service('content-editing')}#editing-academic`],
  ['newsletter', category('marketing')],
  ['seo', `${service('website-copywriting')}#copy-search`],
  ['zapier automation', service('automation-ai')],
  ['match two customer lists', service('excel-assist')],
  ['landing page text', service('website-copywriting')],
  ['transcribe interview', category('audio')],
  ['price', faq('buyers-price')],
  ['how much does it cost', faq('buyers-price')],
  ['paypal', faq('payments-methods')],
  ['rush', faq('buyers-urgent')],
  ['who are you', faq('buyers-who')],
  ['status of my request', faq('buyers-status')],
  ['samples of work', faq('buyers-samples')],
  ["i don't know what i need", '/#learn-not-sure', faq('buyers-unsure')],
];

/** An adopter may not offer every service. */
const queries = allQueries.filter(([, ...places]) =>
  places.every((place) => findRoute(place.replace(/#.*/, '')).name !== 'notFound'),
);

describe('the search', () => {
  it.each(queries)('finds for “%s” one of the right places', (query, ...places) => {
    const first = searchIndex
      .find(query)
      .suggestions.slice(0, 3)
      .map(({ to }) => to);
    expect(
      first.some((to) => places.includes(to)),
      `${query}: ${first.join(' ')}`,
    ).toBe(true);
  });

  it.runIf(isDeskhand)('Deskhand: is tried with all queries, thirty at least', () => {
    expect(queries).toEqual(allQueries);
    expect(queries.length).toBeGreaterThanOrEqual(30);
  });

  it('finds services, articles and questions of all pages, each once', () => {
    const addresses = searchDocuments.map(({ to }) => to);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const place of queries.flatMap(([, ...places]) => places)) expect(addresses).toContain(place);
    for (const id of servicePageIds) expect(addresses).toContain(service(id));
  });
});
