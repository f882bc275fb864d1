import type { ActorRefFrom } from 'xstate';
import type { navigationMachine } from '../../machines/navigation/navigationMachine.ts';
import type { Address } from '../../machines/navigation/navigationRules.ts';

type NavigationActor = ActorRefFrom<typeof navigationMachine>;

const urlOf = ({ path, search, hash }: Address): string => path + search + hash;

/** Calls `onLeft` when the visitor asks for another address, and when its page is shown. */
export const followPage = (navigation: NavigationActor, onLeft: () => void): (() => void) => {
  let { arrival, shownAddress } = navigation.getSnapshot().context;
  const { unsubscribe } = navigation.subscribe(({ context }) => {
    // Each arrival has an address of its own, even if it is equal to the one before.
    const isLeft =
      context.shownAddress !== shownAddress || urlOf(context.arrival.address) !== urlOf(arrival.address);
    ({ arrival, shownAddress } = context);
    if (isLeft) onLeft();
  });
  return unsubscribe;
};
