import { startingPrices } from './facts.ts';
import type { ServicePageId } from './ids.ts';

/** Facts about a service that several pages use. */
interface ServiceFacts {
  readonly name: string;
  /** Whole euros. */
  readonly startingPrice: number;
}

/**
 * The five services in the order of the popular list. The starting prices in `facts.ts` (F24) have no names; they are
 * assigned in this order (U23): a workbook 50, a website's pages 500, a deck 150, a text 30, an automated routine
 * 100.
 */
export const rankedServiceIds = [
  'excel-assist',
  'website-copywriting',
  'presentation-design',
  'content-editing',
  'automation-ai',
] as const satisfies readonly ServicePageId[];

export const serviceFacts: Record<ServicePageId, ServiceFacts> = {
  'excel-assist': { name: 'Excel assistance', startingPrice: startingPrices[0] },
  'website-copywriting': { name: 'Website copywriting', startingPrice: startingPrices[1] },
  'presentation-design': { name: 'Presentation design', startingPrice: startingPrices[2] },
  'content-editing': { name: 'Content editing', startingPrice: startingPrices[3] },
  'automation-ai': { name: 'Automation & AI helpers', startingPrice: startingPrices[4] },
};
