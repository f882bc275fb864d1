import { type Plan, plans } from '../configuration/plans.ts';

export const featuresOf = ({ everythingIn, features }: Plan): readonly string[] => {
  const shared = plans.find(({ id }) => id === everythingIn);
  return shared ? [...featuresOf(shared), ...features] : features;
};

export const planPriceWords = {
  period: { monthly: 'Monthly', yearly: 'Yearly' },
  per: { monthly: 'a month', yearly: 'a year' },
  saved: '{saved} less than twelve months',
} as const;

/** What yearly payment saves against twelve months, in euros: the truth beside 'Save 20%' (decision P1). */
export const savedByYear = ({ price }: Pick<Plan, 'price'>): number => price.monthly * 12 - price.yearly;

/** The lowest and the highest service fee in percent, for "2% to 10%". */
export const feeRange = {
  lowest: Math.min(...plans.map(({ fee }) => fee)),
  highest: Math.max(...plans.map(({ fee }) => fee)),
} as const;
