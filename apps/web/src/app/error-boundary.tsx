import { Component, type ReactNode } from 'react';

type ErrorBoundaryProps = {
  show: (error: unknown) => ReactNode;
  /** Told when the content has broken and is no longer drawn. */
  onBroken?: () => void;
  children: ReactNode;
};

/** Shows something else where its content breaks. React knows no other form for it than a class. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: { error: unknown } | null }> {
  override state: { failed: { error: unknown } | null } = { failed: null };

  static getDerivedStateFromError(error: unknown): { failed: { error: unknown } } {
    return { failed: { error } };
  }

  override componentDidCatch(): void {
    this.props.onBroken?.();
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed === null ? this.props.children : this.props.show(failed.error);
  }
}
