import { Component, type ReactNode } from 'react';
import { Failure } from './Failure';

export interface PageBoundaryProps {
  /** Before the page is tried again. */
  onRetry?: () => void;
  onHome?: () => void;
  children: ReactNode;
}

/** Keeps the failure of one page to that page. */
export class PageBoundary extends Component<PageBoundaryProps, { failure?: { error: unknown } }> {
  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }

  override state: { failure?: { error: unknown } } = {};

  retry = () => {
    this.props.onRetry?.();
    this.setState({ failure: undefined });
  };

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    const { onHome } = this.props;
    return <Failure error={failure.error} onRetry={this.retry} {...(onHome ? { onHome } : {})} />;
  }
}
