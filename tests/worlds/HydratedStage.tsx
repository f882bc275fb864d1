import { act, type ReactNode, useLayoutEffect, useRef } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';

export interface PageLoad {
  /** Loads the page again. `early` does what a visitor does before the script runs. */
  load(early?: () => void): void;
  /** The script arrives that the stage has held back. */
  arrive?: (() => void) | undefined;
}

/**
 * Renders its children as the site does: as prerendered HTML that is hydrated then. Whatever they load lazily must have
 * been loaded.
 */
export const HydratedStage = ({
  page,
  isHeld = false,
  children,
}: {
  readonly page: PageLoad;
  /** The HTML is there without its script until `page.arrive` is called. */
  readonly isHeld?: boolean;
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
      page.arrive = () => {
        const root = hydrateRoot(element, children, {
          onRecoverableError: (error) => {
            throw error;
          },
        });
        unmount = () => root.unmount();
        page.arrive = undefined;
      };
      if (!isHeld) page.arrive();
    };
    page.load();
    // React does not unmount a root while it renders another.
    return () => queueMicrotask(() => act(unmount));
  }, []);
  return <div ref={place} />;
};
