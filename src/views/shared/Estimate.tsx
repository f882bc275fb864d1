import { priceWords } from '../../content/price.ts';
import { EstimatedPrice, VisuallyHidden } from '../../design/index.ts';
import { inEuros } from './euros.ts';

const digits = (amount: number) => inEuros(amount).slice(1);

/** Room for a text's estimates in any region. `written` gets a function that estimates euros. */
export const roomFor = (written: (estimate: (amount: number) => string) => string) => ({
  'data-longest': written((amount) => `≈\u00A0JP¥${digits(amount * 170)}`),
  'data-widest': written((amount) => `≈\u00A0MX$${digits(amount * 23)}`),
});

interface EstimateProps {
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
