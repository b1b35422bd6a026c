import type { CheckOptions, Refusal } from '../Refusal';

export interface AsyncCheckOptions extends CheckOptions {
  /** Gives the check up; it then rejects with the signal's reason. */
  signal?: AbortSignal;
}

/**
 * A rule that has to ask somebody. Rejects when the asking itself fails (no network, no session):
 * that is neither yes nor no, and for the caller to show.
 */
export type AsyncRule = (value: unknown, options?: AsyncCheckOptions) => Promise<Refusal | undefined>;
