import type { ApiError } from '@gezi/client';

/** Passes failed calls from the client, which is created before rendering, to the one place that shows them. */
export function createFailures() {
  const listeners = new Set<(error: ApiError) => void>();
  return {
    report: (error: ApiError): void => {
      for (const listener of listeners) listener(error);
    },
    /** @returns stops listening */
    subscribe(listener: (error: ApiError) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
export type Failures = ReturnType<typeof createFailures>;
