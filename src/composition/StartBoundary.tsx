import { Component, type ReactNode } from "react";

type StartBoundaryProps = { readonly onFailed: () => void; readonly children: ReactNode };

/** The outermost error boundary: shows what `onFailed` gives for errors that no other boundary caught. */
export class StartBoundary extends Component<StartBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFailed();
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
