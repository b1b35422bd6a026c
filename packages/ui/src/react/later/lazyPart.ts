import { createElement, forwardRef, lazy, useState, type ComponentType, type ReactNode } from 'react';

/** The code of a part could not be loaded. */
export class PartFailure extends Error {
  override name = 'PartFailure';
  /** Makes the next rendering load the part again. */
  readonly renew: () => void;

  constructor(cause: unknown, renew: () => void) {
    super('The code of a part could not be loaded', { cause });
    this.renew = renew;
  }
}

/** Members of a `lazyPart` beside those of its component. */
export interface Preloaded {
  /** Loads the part before its first use. @returns resolves when it renders at once; rejects if loading fails */
  readonly load: () => Promise<void>;
}

/**
 * A component whose code loads on first use, within `Later`, which shows its failure in place. Unlike with `lazy`, a
 * preloaded one renders without a placeholder, and a failed one can be loaded again.
 *
 * @example
 * const Pager = lazyPart(async () => (await import('./Pager')).Pager);
 *
 * @param get imports the component
 */
export function lazyPart<Part extends (props: never) => ReactNode>(get: () => Promise<Part>): Part & Preloaded {
  let loaded: ComponentType<object> | undefined;
  let loading: Promise<ComponentType<object>> | undefined;
  let waiting = attempt();

  /** Instances that loaded together share one request. */
  function loadOnce() {
    loading ??= get().then(
      (part) => (loaded = part as unknown as ComponentType<object>),
      (cause: unknown) => {
        loading = undefined;
        throw cause;
      },
    );
    return loading;
  }

  function attempt() {
    const Attempt: ComponentType<object> = lazy(async () => {
      try {
        return { default: await loadOnce() };
      } catch (cause) {
        // Two places that failed with one attempt are retried with one.
        throw new PartFailure(cause, () => {
          if (waiting === Attempt) waiting = attempt();
        });
      }
    });
    return Attempt;
  }

  const LazyPart = forwardRef(function LazyPart(props: object, ref) {
    // Another type would mount the part anew.
    const [Shown] = useState(() => loaded ?? waiting);
    return createElement(Shown, ref ? { ...props, ref } : props);
  });
  const load = async () => void (await loadOnce());
  return Object.assign(LazyPart as unknown as Part, { load });
}
