import type { Ui } from '../paths/index.ts';

/** What a script controls on a page that needs nothing from the outside world. */
export interface PageControls {
  /** Waits until the page's code has loaded. */
  ready(): Promise<void>;
}

/** Leads from the freshly loaded page to the machine's first state, by waiting only. */
export const whenReady = (ui: Ui<PageControls>): Promise<void> => ui.world.ready();

/** For a rendered view, which is ready at once. */
export const atOnce: PageControls = { ready: async () => {} };
