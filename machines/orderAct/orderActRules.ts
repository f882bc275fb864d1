import type { OrderAct } from '../order/orderEvents.ts';
import type { OrderSnapshot, OrderState } from '../order/orderRules.ts';
import { isBlank } from '../textRules.ts';

/** What the visitor, or on the desk the owner, answers in words of their own, or is asked about once more. */
export type Answer = 'decline' | 'return' | 'dispute' | 'withdraw' | OwnerAnswer;

export type OwnerAnswer = 'offer' | 'deliver' | 'refuse' | 'decide' | 'ownDispute' | 'close';

export interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

/** Something to send, after the event that the visitor saw last. */
export type Pending =
  | { readonly after: number; readonly act: OrderAct }
  | { readonly after: number; readonly file: ChosenFile };

export type Problem = 'noteMissing' | 'textMissing' | 'fileMissing' | 'fileEmpty' | 'fileTooLarge';

export type Place = 'turn' | 'message' | 'file';

export const placeOf = (pending: Pending): Place =>
  'file' in pending ? 'file' : pending.act.type === 'message.write' ? 'message' : 'turn';

/** What an act lacks. Who asks for changes, or opens or decides a dispute, says why. */
export const lackOf = (act: OrderAct): Problem | null => {
  if (act.type === 'message.write') return isBlank(act.text) ? 'textMissing' : null;
  if (act.type === 'work.return' || act.type === 'dispute.open' || act.type === 'dispute.decide')
    return isBlank(act.note) ? 'noteMissing' : null;
  return null;
};

/** `limit` is in bytes, inclusive. */
export const fileProblemOf = ({ size }: ChosenFile, limit: number): Problem | null =>
  size === 0 ? 'fileEmpty' : size > limit ? 'fileTooLarge' : null;

const contentOf = (pending: Pending): string =>
  JSON.stringify('file' in pending ? [pending.file.name, pending.file.size] : pending.act);

export const isSame = (one: Pending, other: Pending): boolean => contentOf(one) === contentOf(other);

/** FNV-1a, of 32 bits. */
const hashOf = (text: string, seed: number): string => {
  let hash = 0x811c9dc5 ^ seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
};

/** The same for each attempt to send the same at the same point of the order, from whichever tab (decision D11). */
export const keyOf = (pending: Pending): string => {
  const content = `${pending.after} ${contentOf(pending)}`;
  return [0, 1, 2, 3].map((seed) => hashOf(content, seed * 0x9e3779b9)).join('');
};

/** What a visitor can do at all; the acts that need words have none yet. */
export interface PossibleActs {
  readonly agree: OrderAct | null;
  readonly approve: OrderAct | null;
  readonly decline: OrderAct | null;
  readonly return: OrderAct | null;
  readonly dispute: OrderAct | null;
  readonly withdraw: OrderAct | null;
  readonly message: OrderAct | null;
}

/** What the machine of the order lets the visitor do now. Whether an offer is still valid, the server's clock says. */
export const possibleActs = (snapshot: OrderSnapshot): PossibleActs => {
  const { offer, deliveries, since } = snapshot.context;
  const delivery = deliveries;
  const able = (act: OrderAct): OrderAct | null =>
    snapshot.can({ ...act, by: 'visitor', at: since }) ? act : null;
  return {
    agree: offer && able({ type: 'offer.agree', offer: offer.number }),
    approve: able({ type: 'work.approve', delivery }),
    decline: offer && able({ type: 'offer.decline', offer: offer.number, note: '' }),
    return: able({ type: 'work.return', delivery, note: '' }),
    dispute: able({ type: 'dispute.open', note: '' }),
    withdraw: able({ type: 'request.withdraw' }),
    message: able({ type: 'message.write', text: '' }),
  };
};

const steps: Readonly<Record<OrderState, number | null>> = {
  received: 1,
  read: 1,
  offered: 2,
  declined: 2,
  expired: 2,
  agreed: 3,
  changing: 3,
  inDispute: 3,
  settling: 3,
  delivered: 4,
  approved: 5,
  withdrawn: null,
  closed: null,
};

/** Where an order is on its way, from 1; 6 once it is all done, `null` if it ended before. */
export const stepOf = (state: OrderState, { agreed, deliveries }: OrderSnapshot['context']): number | null =>
  state === 'closed' && agreed && deliveries > 0 ? 6 : steps[state];
