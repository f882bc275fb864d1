import { act, type ReactNode, useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

export interface PageLoad {
  /** Loads the page again. `early` does what a visitor does before the script runs. */
  load(early?: () => void): void;
}

/**
 * Renders its children as the site does: as prerendered HTML that is hydrated then. Whatever they load lazily must have
 * been loaded.
 */
export const HydratedStage = ({
  page,
  children,
}: {
  readonly page: PageLoad;
  readonly children: ReactNode;
}) => {
  const place = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page is loaded once, or again by its controls
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    let unmount = (): void => {};
    page.load = (early) => {
      unmount();
      element.innerHTML = renderToString(children);
      early?.();
      const root = hydrateRoot(element, children, {
        onRecoverableError: (error) => {
          throw error;
        },
      });
      unmount = () => root.unmount();
    };
    page.load();
    // React does not unmount a root while it renders another.
    return () => queueMicrotask(() => act(unmount));
  }, []);
  return <div ref={place} />;
};
