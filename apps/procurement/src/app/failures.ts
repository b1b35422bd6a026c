import type { ApiError, FailedPurpose } from '@gezi/client';

type Listener = (error: ApiError, purpose?: FailedPurpose) => void;

/** Passes failed calls from the client, which is created before rendering, to the one place that shows them. */
export function createFailures() {
  const listeners = new Set<Listener>();
  return {
    report: (error: ApiError, purpose?: FailedPurpose): void => {
      for (const listener of listeners) listener(error, purpose);
    },
    /** @returns stops listening */
    subscribe(listener: Listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type Failures = ReturnType<typeof createFailures>;
