import { priceWords } from '../../content/price.ts';
import { EstimatedPrice, VisuallyHidden } from '../../design/index.ts';
import { inEuros } from './euros.ts';

const digits = (amount: number) => inEuros(amount).slice(1);

/**
 * The room that a text with estimates needs in any region, for `Reserved`: with the yen's many digits, and with the
 * peso's broad sign. A test compares them with the estimates of every region.
 * @param written the text, given how an amount of euros is estimated
 */
export const roomFor = (written: (estimate: (amount: number) => string) => string) => ({
  'data-longest': written((amount) => `≈\u00A0JP¥${digits(amount * 170)}`),
  'data-widest': written((amount) => `≈\u00A0MX$${digits(amount * 23)}`),
});

interface EstimateProps {
  /** The amount in the region's currency: `US$35`. */
  readonly children: string;
  readonly size?: 'md' | 'xl';
}

/** A price converted to the visitor's currency; screen readers hear it in words. */
export const Estimate = ({ children, size = 'md' }: EstimateProps) => (
  <EstimatedPrice dir="ltr" size={size}>
    <span aria-hidden="true">≈ </span>
    <VisuallyHidden>{priceWords.about} </VisuallyHidden>
    {children}
  </EstimatedPrice>
);
