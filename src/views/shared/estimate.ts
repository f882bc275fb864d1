import { rates } from '../../content/rates.ts';
import type { Currency, Region } from '../../content/regions.ts';

/** Signs that several currencies share; the yen's also in its full width. */
const ambiguous = /^[$\u00A5\uFFE5]$/;

/** An amount of euros in another currency, rounded to three significant figures. */
export const converted = (amount: number, currency: Currency): number =>
  Number((amount * rates.perEuro[currency]).toPrecision(3));

/**
 * What an amount of euros is about in a region's currency, whole and written as there: `US$35`, `₹1,21,000`
 * (decisions P2 and P3).
 */
export const estimate = ({ currency, currencySymbol, locale }: Region, amount: number): string =>
  new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  })
    .formatToParts(converted(amount, currency))
    .map(({ type, value }) => (type === 'currency' && ambiguous.test(value) ? currencySymbol : value))
    .join('');
