import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** Names the remote and the place in the console. */
  name: string;
  /** Renders again when this changes: one broken page must not break the next one. */
  resetOn?: string;
  /** Called once for each crash. */
  onCrash: (error: unknown) => void;
  fallback: (again: () => void) => ReactNode;
  children: ReactNode;
}

/** One per route and one per slot: an error inside it does not reach the rest of the page. */
export class RemoteErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    console.error(`[remote ${this.props.name}]`, error, info.componentStack);
    this.props.onCrash(error);
  }

  override componentDidUpdate(before: Props) {
    if (this.state.broken && before.resetOn !== this.props.resetOn) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken
      ? this.props.fallback(() => this.setState({ broken: false }))
      : this.props.children;
  }
}
