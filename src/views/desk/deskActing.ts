import type { OwnerActs } from '../../../machines/orderAct/ownerActRules.ts';
import type { Acting } from '../order/acting.ts';

/** What the parts of an order on the desk show and send. */
export interface DeskActing extends Omit<Acting, 'possible'> {
  readonly possible: OwnerActs;
}
