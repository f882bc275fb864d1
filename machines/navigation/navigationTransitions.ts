import { type Address, type Arrival, kindOfLink, targetOf } from './navigationRules.ts';

/** Navigation's recurring actions: what its chart says with one word. */
interface Within {
  readonly context: { readonly arrival: Arrival; readonly barPath: string };
}

/** A link was followed: what it asks for. */
export function followed() {
  type Event = { address: Address; replace?: boolean; handover?: unknown };
  const arrival = ({ context, event }: Within & { event: Event }): Arrival => {
    const { address, replace = false, handover = null } = event;
    const kind = kindOfLink(context.barPath, address, replace);
    return { kind, address, scroll: 0, handover, isReloaded: false };
  };
  return { type: 'aim', params: arrival } as const;
}

/** The visitor went back or forward: where to. The address bar is there already. */
export function traversed() {
  type Event = { address: Address; scroll: number; isReloaded: boolean };
  const arrival = ({ event: { address, scroll, isReloaded } }: { event: Event }): Arrival => ({
    kind: 'traverse',
    address,
    scroll,
    handover: null,
    isReloaded,
  });
  return [{ type: 'aim', params: arrival }, { type: 'moveBar' }] as const;
}

/** The address bar shows where the visitor is. */
export function recording() {
  const arrival = ({ context }: Within) => context.arrival;
  return [{ type: 'recordAddress', params: arrival }, { type: 'moveBar' }] as const;
}

/** Why it did not come is kept, in case nothing else does. */
export function settingReason() {
  const reason = ({ event: { error } }: { event: { error: unknown } }) => ({ reason: error });
  return { type: 'setReason', params: reason } as const;
}

/** The page can't be had in any way: a document that is on the screen stays, else the failure page comes. */
export function givingUp() {
  return [
    { guard: 'isDocument', target: 'bare' },
    { target: 'failed', actions: [...recording(), { type: 'showFailure' }] },
  ] as const;
}

/** The view that is asked for, and whether it is another page than the address bar's. */
export function view() {
  return ({ context: { arrival, barPath } }: Within) => {
    const { path } = arrival.address;
    return { path, isElsewhere: path !== barPath };
  };
}

/** The element that the hash names. */
export function target() {
  return ({ context: { arrival } }: Within) => ({ id: targetOf(arrival.address) ?? '' });
}
