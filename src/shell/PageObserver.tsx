import { useEffect, useLayoutEffect } from 'react';
import { findRoute } from '../routes/match.ts';
import { observeVisibleLinks } from './effects/observeVisibleLinks.ts';
import { usePage } from './usePage.ts';
import { useShell } from './useShell.ts';
import { followVisitor } from './wiring/navigation.ts';

/** Reports which page is on the screen and which links the visitor follows. */
export const PageObserver = () => {
  const { navigation, pages, loadPage, prefetchPage } = useShell();
  const address = usePage('address');
  useEffect(
    () =>
      followVisitor(navigation, (path) => {
        loadPage(path).then(
          () => pages.send({ type: 'page.prepared', path, view: findRoute(path).name }),
          () => {},
        );
      }),
    [navigation, loadPage, pages],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the view is reported once per address
  useLayoutEffect(() => {
    navigation.send({ type: 'view.shown' });
    pages.send({ type: 'view.shown' });
  }, [navigation, pages, address]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the links change with the page
  useEffect(
    () =>
      observeVisibleLinks(
        ({ pathname }) => prefetchPage(pathname),
        () => navigation.getSnapshot().hasTag('busy'),
      ),
    [navigation, prefetchPage, address.path],
  );
  return null;
};
