import type { Ui } from '../paths/index.ts';

/** What a script controls of a page that asks nothing of the outside world. */
export interface PageControls {
  /** Waits until the page is the visitor's: its code is here. */
  ready(): Promise<void>;
}

/** Leads from the freshly loaded page to the machine's first state: nothing is to be done but to wait. */
export const whenReady = (ui: Ui<PageControls>): Promise<void> => ui.world.ready();

/** For a rendered view: it is there at once. */
export const atOnce: PageControls = { ready: async () => {} };
