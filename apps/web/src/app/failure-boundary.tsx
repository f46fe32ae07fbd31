import { Component, startTransition, type ReactNode } from 'react';
import { FailurePage } from '../pages/failure/failure-page';

/**
 * Shows the failure page in place of a page that could not be rendered or loaded, until its visitor goes
 * back to another one: that is there still. Code that was not to be had is asked for once alone, so the
 * page is loaded anew when there is a network again.
 */
export class FailureBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate() {
    if (!this.state.failed) return;
    // In a transition, as the router's: before it, the page that failed would be tried again.
    const leave = () => startTransition(() => this.setState({ failed: false }));
    addEventListener('popstate', leave, { once: true });
    addEventListener('online', () => this.state.failed && location.reload(), { once: true });
  }

  override render() {
    return this.state.failed ? <FailurePage /> : this.props.children;
  }
}
