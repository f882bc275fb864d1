import { type ActorRefFrom, fromPromise, type SnapshotFrom } from 'xstate';
import { prefetchMachine } from '../../../machines/prefetch/prefetchMachine.ts';
import { untilIdle } from '../effects/untilIdle.ts';
import type { VisibleLinks } from '../effects/visibleLinks.ts';
import type { NavigationActor } from './navigation.ts';

/** `takeNearest` returns the path of the next link; `fetchPage` never rejects. */
export const prefetch = (takeNearest: () => string | null, fetchPage: (path: string) => Promise<void>) =>
  prefetchMachine.provide({
    actors: {
      waitUntilIdle: fromPromise<void, undefined>(untilIdle),
      findNearest: fromPromise<string | null, undefined>(async () => takeNearest()),
    },
    actions: {
      prefetch: ({ self }, { path }) => {
        if (path === null) return;
        fetchPage(path).then(() => {
          // The page may have been left meanwhile.
          if (self.getSnapshot().status === 'active') self.send({ type: 'page.prefetched' });
        });
      },
    },
  });

/** Reports the links in view, the visitor's first move, and whether a followed link is loading. */
export const followVisibleLinks = (
  actor: ActorRefFrom<typeof prefetchMachine>,
  links: VisibleLinks,
  navigation: NavigationActor,
): (() => void) => {
  const report = (state: SnapshotFrom<NavigationActor>) =>
    actor.send({ type: state.hasTag('busy') ? 'load.began' : 'load.ended' });
  report(navigation.getSnapshot());
  const { unsubscribe } = navigation.subscribe(report);
  const stop = links.watch({
    onChanged: () => actor.send({ type: 'links.changed' }),
    onActed: () => actor.send({ type: 'visitor.acted' }),
  });
  return () => {
    unsubscribe();
    stop();
  };
};
