import { siteSettings } from '../../../src/configuration/site.ts';

/**
 * Whether this is still Deskhand's own site. The facts that it was built to (docs/decisions/product.md) are checked only
 * then: an adopter's plans, services and regions are others (docs/adopt.md).
 */
export const isDeskhand = siteSettings.name === 'Deskhand';
