// @vitest-environment node
/** Regions and rates (F14; decisions P2 and P3). */

import { describe, expect, it } from 'vitest';
import { rates } from '../../../src/configuration/rates.ts';
import { defaultRegionName } from '../../../src/configuration/regionCodes.ts';
import { regions } from '../../../src/configuration/regions.ts';
import { isDeskhand } from './deskhand.ts';

describe('regions', () => {
  it.runIf(isDeskhand)('Deskhand: are the ten of F14, in order', () => {
    expect(regions.map(({ code, currency }) => `${code} ${currency}`)).toEqual([
      'EU EUR',
      'US USD',
      'UK GBP',
      'CA CAD',
      'AU AUD',
      'JP JPY',
      'CH CHF',
      'IN INR',
      'BR BRL',
      'MX MXN',
    ]);
  });

  it('start with the default', () => {
    expect(regions[0].name).toBe(defaultRegionName);
  });

  it('have distinct currency signs and existing locales', () => {
    expect(new Set(regions.map(({ currencySymbol }) => currencySymbol)).size).toBe(regions.length);
    expect(regions.filter(({ currencySymbol }) => currencySymbol === '$')).toEqual([]);
    for (const { locale } of regions) expect(Intl.NumberFormat.supportedLocalesOf(locale)).toEqual([locale]);
  });
});

describe('reference rates', () => {
  it('cover every currency, are positive, and are 1 for the euro', () => {
    expect(Object.keys(rates.perEuro)).toEqual(regions.map(({ currency }) => currency));
    for (const rate of Object.values(rates.perEuro)) expect(rate).toBeGreaterThan(0);
    expect(rates.perEuro.EUR).toBe(1);
    expect(Number.isInteger(rates.perEuro.JPY)).toBe(true);
  });

  it('have a valid date', () => {
    expect(new Date(rates.date).toISOString().slice(0, 10)).toBe(rates.date);
  });
});
