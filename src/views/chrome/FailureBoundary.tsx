import { Component, type ReactNode } from 'react';
import { Failure } from '../sections/Failure.tsx';

interface FailureBoundaryState {
  readonly error: unknown;
}

/** Shows the failure page (decision R12) in place of a view that broke; the chrome around it stays. */
export class FailureBoundary extends Component<{ readonly children: ReactNode }, FailureBoundaryState> {
  override state: FailureBoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): FailureBoundaryState {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Failure error={this.state.error} />;
  }
}
