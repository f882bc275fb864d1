import type { ComponentType } from 'react';

/** What a view is given: the id in its address, where it has one. */
export interface ViewProps {
  readonly id: string;
}

/** The module of a view: its page is the default export. */
export interface ViewModule {
  readonly default: ComponentType<ViewProps>;
  /** Fetches what the page of an id needs beside the view's own code. */
  readonly prepare?: (id: string) => Promise<unknown>;
}
