import type { CheckValueOptions, ValueRefusal } from '../ValueRefusal';

export interface AsyncCheckOptions extends CheckValueOptions {
  /** Gives the check up; it then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * A rule that has to ask somebody. Rejects when the asking itself fails (no network, no session):
 * that is neither yes nor no, and for the caller to show.
 */
export type AsyncRule = (value: unknown, options?: AsyncCheckOptions) => Promise<ValueRefusal | undefined>;
