import { type GigPackage, gig } from '../../content/gig.ts';
import { counted } from '../shared/words.ts';

export const deliveryOf = ({ delivery }: GigPackage): string => counted(gig.packages.days, delivery);

export const revisionsOf = ({ revisions }: GigPackage): string =>
  revisions === 'unlimited' ? gig.packages.unlimited : counted(gig.packages.revisions, revisions);
