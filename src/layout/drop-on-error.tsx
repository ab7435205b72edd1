import { Component, type ReactNode } from "react";

type DropOnErrorProps = { onError: () => void; children: ReactNode };

/** A prepared screen that throws must not take the shown one down: it is dropped. */
export class DropOnError extends Component<DropOnErrorProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasError ? null : this.props.children;
  }
}
