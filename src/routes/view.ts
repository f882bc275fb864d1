import type { ComponentType } from 'react';

export interface ViewProps {
  readonly id: string;
}

export interface ViewModule {
  readonly default: ComponentType<ViewProps>;
  /** Loads the view's data; `false` if a growing route has no such page. Only for prerendering and development. */
  readonly prepare?: (id: string) => Promise<unknown>;
}
