const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
});

/** An amount in whole euros as it is written everywhere: `€1,200`. */
export const inEuros = (amount: number): string => euros.format(amount);
