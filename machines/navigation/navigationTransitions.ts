import { type Address, type Arrival, kindOfLink, targetOf } from './navigationRules.ts';

interface ActionArgs {
  readonly context: { readonly arrival: Arrival; readonly barPath: string };
}

export function followed() {
  type Event = { address: Address; replace?: boolean; handover?: unknown };
  const arrival = ({ context, event }: ActionArgs & { event: Event }): Arrival => {
    const { address, replace = false, handover = null } = event;
    const kind = kindOfLink(context.barPath, address, replace);
    return { kind, address, scroll: 0, handover, isReloaded: false };
  };
  return { type: 'aim', params: arrival } as const;
}

/** On back and forward, the browser has already changed the address bar. */
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

export function recording() {
  const arrival = ({ context }: ActionArgs) => context.arrival;
  return [{ type: 'recordAddress', params: arrival }, { type: 'moveBar' }] as const;
}

export function settingReason() {
  const reason = ({ event: { error } }: { event: { error: unknown } }) => ({ reason: error });
  return { type: 'setReason', params: reason } as const;
}

/** A document on the screen stays; otherwise the failure page appears. */
export function givingUp() {
  return [
    { guard: 'isDocument', target: 'bare' },
    { target: 'failed', actions: [...recording(), { type: 'showFailure' }] },
  ] as const;
}

export function view() {
  return ({ context: { arrival, barPath } }: ActionArgs) => {
    const { path } = arrival.address;
    return { path, isElsewhere: path !== barPath };
  };
}

export function target() {
  return ({ context: { arrival } }: ActionArgs) => ({ id: targetOf(arrival.address) ?? '' });
}
