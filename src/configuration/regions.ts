import { defaultRegionName, type RegionCode } from './regionCodes.ts';

/** ISO 4217. */
export type Currency = 'EUR' | 'USD' | 'GBP' | 'CAD' | 'AUD' | 'JPY' | 'CHF' | 'INR' | 'BRL' | 'MXN';

export interface Region {
  /** Stored under `selectedRegion` (P4). */
  readonly code: RegionCode;
  readonly name: string;
  readonly currency: Currency;
  /** Never a bare `$` or `¥`, which several currencies share (P3). */
  readonly currencySymbol: string;
  /** BCP 47, for amounts. */
  readonly locale: string;
}

/** In the order of `regionCodes`; the first is the default. */
export const regions: readonly [Region, ...Region[]] = [
  { code: 'EU', name: defaultRegionName, currency: 'EUR', currencySymbol: '€', locale: 'en-IE' },
  { code: 'US', name: 'United States', currency: 'USD', currencySymbol: 'US$', locale: 'en-US' },
  { code: 'UK', name: 'United Kingdom', currency: 'GBP', currencySymbol: '£', locale: 'en-GB' },
  { code: 'CA', name: 'Canada', currency: 'CAD', currencySymbol: 'CA$', locale: 'en-CA' },
  { code: 'AU', name: 'Australia', currency: 'AUD', currencySymbol: 'A$', locale: 'en-AU' },
  { code: 'JP', name: 'Japan', currency: 'JPY', currencySymbol: 'JP¥', locale: 'ja-JP' },
  { code: 'CH', name: 'Switzerland', currency: 'CHF', currencySymbol: 'CHF', locale: 'de-CH' },
  { code: 'IN', name: 'India', currency: 'INR', currencySymbol: '₹', locale: 'en-IN' },
  { code: 'BR', name: 'Brazil', currency: 'BRL', currencySymbol: 'R$', locale: 'pt-BR' },
  { code: 'MX', name: 'Mexico', currency: 'MXN', currencySymbol: 'MX$', locale: 'es-MX' },
];
