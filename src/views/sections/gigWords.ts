import { type GigPackage, gig } from '../../content/gig.ts';
import { counted } from '../words.ts';

const euros = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});

/** Whole euros as printed: `€100`. */
export const inEuros = (amount: number): string => euros.format(amount);

export const deliveryOf = ({ days }: GigPackage): string => counted(gig.packages.days, days);

export const revisionsOf = ({ revisions }: GigPackage): string =>
  revisions === 'unlimited' ? gig.packages.unlimited : counted(gig.packages.revisions, revisions);
