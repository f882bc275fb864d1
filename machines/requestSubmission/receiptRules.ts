import { orderLinkIn } from '../followedOrder/followedOrderRules.ts';

/** What the sender may know of what was sent. */
export interface Receipt {
  /** Empty if the endpoint gave none. */
  readonly reference: string;
  /** Path and hash of the page on which it can be followed, or `null`. */
  readonly link: string | null;
  /** The sender gets the link by e-mail, too. */
  readonly isMailed: boolean;
}

/** What an endpoint answered. Another service than ours may answer anything; a link can only come from a path of this site. */
export const receiptOf = (reply: unknown, endpoint: string): Receipt => {
  const { reference, order, mailed } = Object(reply);
  const { id, key } = Object(order);
  return {
    reference: typeof reference === 'string' ? reference : '',
    link: endpoint.startsWith('/') ? orderLinkIn(`/request/${id}#${key}`) : null,
    isMailed: mailed === true,
  };
};
