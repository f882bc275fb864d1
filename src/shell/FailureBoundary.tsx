import { Component, type ComponentType, type ReactNode } from 'react';

/** The failure page. `onReload` replaces what its button does. */
export type FailurePage = ComponentType<{ readonly error: unknown; readonly onReload?: () => void }>;

interface FailureBoundaryProps {
  /** The current address. A new one resets the boundary. */
  readonly place: unknown;
  readonly failurePage: FailurePage;
  readonly children: ReactNode;
}

interface FailureBoundaryState {
  readonly error: unknown;
  readonly place: unknown;
}

/** Shows the failure page (decision R12) instead of a view that threw. The chrome around it stays. */
export class FailureBoundary extends Component<FailureBoundaryProps, FailureBoundaryState> {
  override state: FailureBoundaryState = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: unknown): Partial<FailureBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { place }: FailureBoundaryProps,
    state: FailureBoundaryState,
  ): FailureBoundaryState | null {
    return place === state.place ? null : { error: null, place };
  }

  override render(): ReactNode {
    const { failurePage: Failure, children } = this.props;
    return this.state.error === null ? children : <Failure error={this.state.error} />;
  }
}
