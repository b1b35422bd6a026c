import type { CheckValueOptions, ValueRefusal } from '../ValueRefusal';

export interface AsyncCheckOptions extends CheckValueOptions {
  /** Aborts the check; it then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * A rule that calls a server. Rejects if the call itself fails (no network, no session): the value is then neither
 * accepted nor refused, and the caller reports the error.
 */
export type AsyncRule = (value: unknown, options?: AsyncCheckOptions) => Promise<ValueRefusal | undefined>;
