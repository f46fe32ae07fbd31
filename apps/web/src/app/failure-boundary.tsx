import { Component, type ReactNode } from 'react';
import { FailurePage } from '../pages/failure/failure-page';

/** Shows the failure page in place of a page that could not be rendered or loaded. */
export class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <FailurePage /> : this.props.children;
  }
}
