import type { ActorRefFrom } from 'xstate';
import { historyEntryMachine } from '../../../machines/historyEntry/historyEntryMachine.ts';
import { storeScroll, watchHistory, writeHash } from '../effects/history.ts';
import { readAddress } from '../effects/readAddress.ts';
import type { NavigationActor } from './navigation.ts';

export const historyEntry = historyEntryMachine.provide({
  actions: { writeHash: (_, { hash }) => writeHash(hash), storeScroll },
});

/** Tells both machines of back and forward, and the entry's of its page's hash and scroll position. */
export const followHistory = (
  entry: ActorRefFrom<typeof historyEntryMachine>,
  navigation: NavigationActor,
): (() => void) =>
  watchHistory({
    onTraversed: ({ scroll = 0, isReloaded = false }) => {
      entry.send({ type: 'history.traversed' });
      navigation.send({ type: 'history.traversed', address: readAddress(), scroll, isReloaded });
    },
    onScrolled: () => entry.send({ type: 'page.scrolled' }),
    onHashWanted: (hash) => entry.send({ type: 'hash.replace', hash }),
  });
