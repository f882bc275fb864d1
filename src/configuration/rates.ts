import type { Currency } from './regions.ts';

/** Units for one euro (P2). Samples, not updated: replace the date and the figures together. */
export const rates = {
  /** ISO 8601. */
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
