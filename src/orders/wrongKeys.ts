import { limitTries, type Tries, type TriesLimit } from '../inbox/rules/tries.ts';

const ofOrders: TriesLimit = { count: 50, windowMs: 10 * 60 * 1000 };
const ofDesk: TriesLimit = { count: 10, windowMs: 15 * 60 * 1000 };

/** Counts wrong keys for as long as the process lives (D5). */
export const wrongKeys = (): { readonly orders: Tries; readonly desk: Tries } => ({
  orders: limitTries(ofOrders),
  desk: limitTries(ofDesk),
});
