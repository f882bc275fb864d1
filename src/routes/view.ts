import type { ComponentType } from 'react';

/** `id` is empty for a route without one. */
export interface ViewProps {
  readonly id: string;
}

export interface ViewModule {
  readonly default: ComponentType<ViewProps>;
  readonly prepare?: (id: string) => Promise<unknown>;
}
