import { isFileMissing } from '@extranet/shared/remote';
import { Component, type ErrorInfo, type ReactNode } from 'react';

interface Props {
  /** Names the remote and the place in the console. */
  name: string;
  /** Renders again when this changes: one broken page must not break the next one. */
  resetOn?: string;
  /** Called once for each crash; returns the number under which it was reported. */
  onCrash: (error: unknown) => string | undefined;
  fallback: (again: () => void, incident: string | undefined, isFileMissing: boolean) => ReactNode;
  children: ReactNode;
}

interface State {
  broken: boolean;
  incident?: string | undefined;
  /** React remembers that a file did not arrive: only a new page asks for it again. */
  isFileMissing?: boolean;
}

/** One per route and one per slot: an error inside it does not reach the rest of the page. */
export class RemoteErrorBoundary extends Component<Props, State> {
  override state: State = { broken: false };

  static getDerivedStateFromError(error: unknown) {
    return { broken: true, isFileMissing: isFileMissing(error) };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    const incident = this.props.onCrash(error);
    console.error(`[remote ${this.props.name}] ${incident}`, error, info.componentStack);
    this.setState({ incident });
  }

  override componentDidUpdate(before: Props) {
    if (this.state.broken && before.resetOn !== this.props.resetOn) this.setState({ broken: false });
  }

  override render() {
    return this.state.broken
      ? this.props.fallback(
          () => this.setState({ broken: false }),
          this.state.incident,
          this.state.isFileMissing === true,
        )
      : this.props.children;
  }
}
