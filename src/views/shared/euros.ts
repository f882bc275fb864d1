/**
 * An amount in whole euros as it is written everywhere: `€1,200`. Without `Intl.NumberFormat`, whose first use takes a
 * weak phone a tenth of a second: estimates alone, which write as other regions do, need it.
 */
export const inEuros = (amount: number): string =>
  `€${String(Math.round(amount)).replace(/\B(?=(?:\d{3})+$)/g, ',')}`;
