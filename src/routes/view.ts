import type { ComponentType } from 'react';

/** `id` is empty for a route without one. */
export interface ViewProps {
  readonly id: string;
}

export interface ViewModule {
  readonly default: ComponentType<ViewProps>;
  /** Loads what the view needs. `false` means that a growing route has no such page. Only for prerendering and development. */
  readonly prepare?: (id: string) => Promise<unknown>;
}
