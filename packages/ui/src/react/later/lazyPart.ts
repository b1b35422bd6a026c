import { createElement, forwardRef, lazy, useState, type ComponentType, type ReactNode } from 'react';

/** The code of a part could not be loaded. */
export class PartFailure extends Error {
  override name = 'PartFailure';
  /** Loads the part again. @returns resolves when the part can be rendered; rejects if loading fails */
  readonly reload: () => Promise<unknown>;

  constructor(cause: unknown, reload: () => Promise<unknown>) {
    super('The code of a part could not be loaded', { cause });
    this.reload = reload;
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

  const Waiting: ComponentType<object> = lazy(async () => {
    try {
      return { default: await loadOnce() };
    } catch (cause) {
      throw new PartFailure(cause, loadOnce);
    }
  });

  const LazyPart = forwardRef(function LazyPart(props: object, ref) {
    // A new component type would unmount the part, and its state would be lost.
    const [Shown] = useState(() => loaded ?? Waiting);
    return createElement(Shown, ref ? { ...props, ref } : props);
  });
  const load = async () => void (await loadOnce());
  return Object.assign(LazyPart as unknown as Part, { load });
}
