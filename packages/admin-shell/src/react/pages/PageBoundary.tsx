import { Component, type ReactNode } from 'react';
import { FailurePage } from './FailurePage';

export interface PageBoundaryProps {
  /** Called before the page is rendered again. */
  onRetry?: () => void;
  /** Called for the button that opens the home page; without it there is no button. */
  onHome?: () => void;
  /** The page. */
  children: ReactNode;
}

/** Error boundary of a page: shows `FailurePage` in its place. */
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
    return <FailurePage error={failure.error} onRetry={this.retry} {...(onHome ? { onHome } : {})} />;
  }
}
