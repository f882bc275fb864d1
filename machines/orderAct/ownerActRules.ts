import type { OrderAct } from '../order/orderEvents.ts';
import type { OrderSnapshot } from '../order/orderRules.ts';
import type { OwnerAnswer } from './orderActRules.ts';

/** What the owner can do at all; the acts that need words have none yet. */
export interface OwnerActs extends Readonly<Record<Exclude<OwnerAnswer, 'offer'>, OrderAct | null>> {
  readonly read: OrderAct | null;
  readonly offer: boolean;
  readonly message: OrderAct | null;
}

const anyTerms = { person: '', price: 0, date: '', note: '', validUntil: '' };

/** What the machine of the order lets the owner do now. */
export const ownerActs = (snapshot: OrderSnapshot): OwnerActs => {
  const at = snapshot.context.since;
  const can = (act: OrderAct): boolean => snapshot.can({ ...act, by: 'owner', at });
  const able = (act: OrderAct): OrderAct | null => (can(act) ? act : null);
  return {
    read: able({ type: 'request.read' }),
    offer: can({ type: 'offer.make', terms: anyTerms }),
    deliver: able({ type: 'work.deliver', note: '' }),
    decide: able({ type: 'dispute.decide', note: '' }),
    refuse: able({ type: 'request.decline', note: '' }),
    ownDispute: able({ type: 'dispute.open', note: '' }),
    close: able({ type: 'order.close' }),
    message: able({ type: 'message.write', text: '' }),
  };
};
