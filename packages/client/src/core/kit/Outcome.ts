/** The answer of a rule: what was asked for, or why not. */
export type Outcome<T, Reason> = { ok: true; value: T } | { ok: false; reason: Reason };
