import { Component, Suspense, type ReactNode } from 'react';
import type { KeyedPart } from '../dom/HeldKeys';
import { useTexts } from '../texts/useTexts';
import type { GridKit } from './GridKit';
import { PartFailure } from './lazyPart';

export interface LaterProps<Row extends object> {
  kit: GridKit<Row>;
  /** The part whose keys are held until it has loaded. */
  keys?: KeyedPart;
  /** Shown until the part has loaded. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * A part whose code loads on first use. Each has its own boundary: one that loads, or a `lazyPart` that fails to, does
 * not turn off the others.
 */
export function Later<Row extends object>({ kit, keys, fallback = null, children }: LaterProps<Row>) {
  const texts = useTexts();
  return (
    <PartBoundary
      failure={
        <p role="alert" className="gezi-part-failure">
          {texts.partFailed}
        </p>
      }
      onFailure={() => keys && kit.keys.drop(keys)}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  );
}

interface PartBoundaryProps {
  /** Shown in place of a part that failed to load. */
  failure: ReactNode;
  onFailure: () => void;
  children: ReactNode;
}

/** Catches failed loading only: other errors go to the boundary of the application. */
class PartBoundary extends Component<PartBoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof PartFailure) this.props.onFailure();
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof PartFailure) return this.props.failure;
    throw error;
  }
}
