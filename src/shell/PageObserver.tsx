import { useEffect, useLayoutEffect, useState } from 'react';
import { useWiredRef } from '../hooks/useWired.ts';
import { createVisibleLinks } from './effects/visibleLinks.ts';
import { usePage } from './usePage.ts';
import { useShell } from './useShell.ts';
import { followVisitor } from './wiring/navigation.ts';
import { followVisibleLinks, prefetch } from './wiring/prefetch.ts';

export const PageObserver = () => {
  const { navigation, pages, cache } = useShell();
  const address = usePage('address');
  useEffect(
    () =>
      followVisitor(navigation, (path) => {
        cache.load(path).then(
          () => pages.send({ type: 'page.prepared', path, view: cache.nameOf(path) }),
          () => {},
        );
      }),
    [navigation, cache, pages],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is reported once per address
  useLayoutEffect(() => {
    navigation.send({ type: 'view.shown' });
    pages.send({ type: 'view.shown' });
  }, [navigation, pages, address]);
  return <Prefetcher key={address.path} />;
};

const Prefetcher = () => {
  const { navigation, cache } = useShell();
  const [{ links, machine }] = useState(() => {
    const links = createVisibleLinks();
    return { links, machine: prefetch(links.takeNearest, cache.prefetch) };
  });
  const actor = useWiredRef(machine);
  useEffect(() => followVisibleLinks(actor, links, navigation), [actor, links, navigation]);
  return null;
};
