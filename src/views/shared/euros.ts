/** `€1,200`, without `Intl.NumberFormat`, whose first use takes a slow phone a tenth of a second. */
export const inEuros = (amount: number): string =>
  `€${String(Math.round(amount)).replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
