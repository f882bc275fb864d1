import { resolveAddress } from './effects/readAddress.ts';
import type { NavigationActor } from './wiring/navigation.ts';

/** Leads to an address. Waits for a microtask: a machine's action, which may call this, must not start another's actor. */
export const followTo = (
  navigation: NavigationActor,
  to: string,
  { replace = false, ...options }: { readonly replace?: boolean; readonly handover?: unknown } = {},
): void => {
  const address = resolveAddress(to);
  queueMicrotask(() => navigation.send({ type: 'link.followed', address, replace, ...options }));
};
