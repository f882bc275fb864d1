/**
 * An amount in whole euros as it is written everywhere: `€1,200`. Without `Intl.NumberFormat`, whose first use takes
 * a slow phone a tenth of a second: only estimates, in other regions' notation, need it.
 */
export const inEuros = (amount: number): string =>
  `€${String(Math.round(amount)).replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
