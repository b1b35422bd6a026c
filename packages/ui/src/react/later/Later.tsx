import { Component, Suspense, type ReactNode } from 'react';
import { useTexts } from '../../texts/useTexts';
import { PartFailure } from './lazyPart';

/** Props of `Later`: a lazily loaded part and what stands in for it. */
export interface LaterProps {
  /** Shown until the part has loaded; default nothing. */
  fallback?: ReactNode;
  /** Shown in place of a part that failed to load; default a message with a button that loads it again. */
  failure?: ReactNode;
  /** Called when the part failed to load. */
  onFailure?: () => void;
  /** A `lazyPart`. */
  children: ReactNode;
}

/**
 * A part whose code loads on first use. One that loads, or fails to, leaves what is around it in use; the button of one
 * failure loads all parts again that failed.
 */
export function Later({ fallback = null, failure, onFailure, children }: LaterProps) {
  return (
    <PartBoundary failure={failure === undefined ? <Failure /> : failure} onFailure={onFailure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  );
}

function Failure() {
  const texts = useTexts();
  return (
    <p role="alert" className="gezi-part-failure">
      {texts.partFailed}
      <button type="button" className="gezi-part-retry" onClick={() => [...failed].forEach((part) => part.retry())}>
        {texts.retry}
      </button>
    </p>
  );
}

/** Boundaries whose part has failed. */
const failed = new Set<PartBoundary>();

interface PartBoundaryProps {
  failure: ReactNode;
  onFailure: (() => void) | undefined;
  children: ReactNode;
}

/** Catches failed loading only: other errors go to the boundary of the application. */
class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (!(error instanceof PartFailure)) return;
    failed.add(this);
    this.props.onFailure?.();
  }

  /** An `Activity` unmounts what it hides, and mounts it when it is shown again. */
  override componentDidMount() {
    if (this.state.error instanceof PartFailure) failed.add(this);
  }

  override componentWillUnmount() {
    failed.delete(this);
  }

  retry() {
    const { error } = this.state;
    failed.delete(this);
    if (error instanceof PartFailure) error.renew();
    this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof PartFailure) return this.props.failure;
    throw error;
  }
}
