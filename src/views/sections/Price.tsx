const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** An amount in whole euros as it is written everywhere: `€1,200`. */
export const priceText = (amount: number): string => euros.format(amount);

/** A price in euros, which is what is charged (decision P2). */
export const Price = ({ amount }: { readonly amount: number }) => priceText(amount);
