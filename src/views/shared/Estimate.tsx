import { priceWords } from '../../content/price.ts';
import { EstimatedPrice, VisuallyHidden } from '../../design/index.ts';
import { inEuros } from './euros.ts';

const digits = (amount: number) => inEuros(amount).slice(1);

/**
 * The room that a text with estimates needs in any region, for `Reserved`: with the yen's many digits, and with the
 * peso's wide sign. A test compares both with the estimates of every region.
 * @param written returns the text, given a function that estimates an amount of euros
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

/** A price converted to the visitor's currency. Screen readers read it as words. */
export const Estimate = ({ children, size = 'md' }: EstimateProps) => (
  <EstimatedPrice dir="ltr" size={size}>
    <span aria-hidden="true">≈ </span>
    <VisuallyHidden>{priceWords.about} </VisuallyHidden>
    {children}
  </EstimatedPrice>
);
