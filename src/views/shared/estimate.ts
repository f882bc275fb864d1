import { rates } from '../../configuration/rates.ts';
import type { Currency, Region } from '../../configuration/regions.ts';

/** Signs of several currencies, with the full-width yen sign. */
const ambiguous = /^[$\u00A5\uFFE5]$/;

/** An amount of euros in another currency, rounded to three significant figures. @internal */
export const converted = (amount: number, currency: Currency): number =>
  Number((amount * rates.perEuro[currency]).toPrecision(3));

/** In whole units and local notation: `US$35`, `₹1,21,000` (P3). */
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
