export interface ListenerSet<Args extends readonly unknown[] = []> {
  /** @returns a function that unsubscribes */
  subscribe: (listener: (...args: Args) => void) => () => void;
  notify: (...args: Args) => void;
}

/** A set of listeners to notify of a change. */
export function listenerSet<Args extends readonly unknown[] = []>(): ListenerSet<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    notify: (...args) => listeners.forEach((listener) => listener(...args)),
  };
}
