import { type MonthOfEarnings, sellerPlan } from '../../content/dashboardStatic.ts';

/** The fee of the seller's plan for an amount, in euros. */
export const feeOf = (price: number): number => (price * sellerPlan.fee) / 100;

export const afterFee = (price: number): number => price - feeOf(price);

export const sumOf = (figures: readonly number[]): number => figures.reduce((sum, figure) => sum + figure, 0);

const cents = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount with cents: `1,410.00`. */
export const inCents = (amount: number): string => cents.format(amount);

export const monthTotals = (months: readonly MonthOfEarnings[]): { orders: number; ordered: number } => ({
  orders: sumOf(months.map(({ orders }) => orders)),
  ordered: sumOf(months.map(({ ordered }) => ordered)),
});
