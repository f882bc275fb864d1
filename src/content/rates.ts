import type { Currency } from './regions.ts';

/**
 * The one table of exchange rates (decision P2): units of a currency for one euro. A sample for a demonstration, in
 * the range of published rates of that day and not kept up to date: an adopter replaces day and figures together.
 */
export const rates = {
  /** The day of the rates, ISO 8601. */
  date: '2025-06-30',
  perEuro: {
    EUR: 1,
    USD: 1.172,
    GBP: 0.8555,
    CAD: 1.6027,
    AUD: 1.7948,
    JPY: 169,
    CHF: 0.9347,
    INR: 100.56,
    BRL: 6.4384,
    MXN: 22.09,
  },
} as const satisfies { readonly date: string; readonly perEuro: Readonly<Record<Currency, number>> };
