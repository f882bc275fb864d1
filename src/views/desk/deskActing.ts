import type { OwnerActs } from '../../../machines/orderAct/ownerActRules.ts';
import type { Acting } from '../order/acting.ts';

export interface DeskActing extends Omit<Acting, 'possible'> {
  readonly possible: OwnerActs;
}
