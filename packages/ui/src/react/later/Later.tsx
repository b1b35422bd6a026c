import {
  Component,
  Suspense,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type RefObject,
} from 'react';
import { createPortal } from 'react-dom';
import { useLaterTexts } from '../../texts/later/useLaterTexts';
import { PartFailure } from './lazyPart';

/** Props of `Later`: a lazily loaded part and what stands in for it. */
export interface LaterProps {
  /** Shown until the part has loaded; default nothing. */
  fallback?: ReactNode;
  /** Shown in place of a part that failed to load; default a message with a button that loads it again. */
  failure?: ReactNode;
  /** Element that shows the default message instead of the part's place, e.g. outside of a grid role; `fallback` stays. */
  failurePlace?: RefObject<HTMLElement | null>;
  /** Called when the part failed to load. */
  onFailure?: () => void;
  /** A `lazyPart`. */
  children: ReactNode;
}

/**
 * A part whose code loads on first use. One that loads, or fails to, leaves what is around it in use; the button of one
 * failure loads all parts again that failed.
 */
export function Later({ fallback = null, failure, failurePlace, onFailure, children }: LaterProps) {
  const message = failurePlace ? (
    <>
      {fallback}
      <FailureElsewhere place={failurePlace} />
    </>
  ) : (
    <Failure />
  );
  return (
    <PartBoundary failure={failure === undefined ? message : failure} onFailure={onFailure}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  );
}

const subscribeNever = () => () => {};

function FailureElsewhere({ place }: { place: RefObject<HTMLElement | null> }) {
  // Read again after the first rendering, when a later sibling is there.
  const element = useSyncExternalStore(
    subscribeNever,
    () => place.current,
    () => null,
  );
  return element && createPortal(<Failure />, element);
}

function Failure() {
  const texts = useLaterTexts();
  const button = useRef<HTMLButtonElement>(null);
  const [isLoading, setLoading] = useState(false);

  useLayoutEffect(() => {
    const { current } = button;
    return () => {
      // Focus would fall to the body when the part takes the place of the button.
      if (current && current === document.activeElement)
        current.parentElement?.closest<HTMLElement>('[tabindex]')?.focus();
    };
  }, []);

  async function retryAll() {
    if (isLoading) return;
    setLoading(true);
    await Promise.all([...failed].map((part) => part.retry()));
    setLoading(false);
  }

  return (
    <p role="alert" className="gezi-part-failure">
      {texts.partFailed}
      <button
        ref={button}
        type="button"
        className="gezi-button gezi-button-small"
        aria-busy={isLoading || undefined}
        aria-disabled={isLoading || undefined}
        onClick={() => void retryAll()}
      >
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

  /** Shows the part once it has loaded; its failure stays until then, and when loading fails again. */
  async retry() {
    const { error } = this.state;
    if (!(error instanceof PartFailure)) return;
    try {
      await error.reload();
    } catch {
      return;
    }
    failed.delete(this);
    this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (error instanceof PartFailure) return this.props.failure;
    throw error;
  }
}
