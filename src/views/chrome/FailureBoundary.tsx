import { Component, type ReactNode } from 'react';
import { Failure } from '../failure/Failure.tsx';

interface FailureBoundaryProps {
  /** The current address. A new one resets the boundary. */
  readonly place: unknown;
  readonly children: ReactNode;
}

interface FailureBoundaryState {
  readonly error: unknown;
  readonly place: unknown;
}

/** Shows the failure page (decision R12) in place of a view that broke; the chrome around it stays. */
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
    return this.state.error === null ? this.props.children : <Failure error={this.state.error} />;
  }
}
