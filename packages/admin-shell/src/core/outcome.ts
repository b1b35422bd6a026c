/** What a step gives: a new value, or why it was refused. */
export type Outcome<T, Reason> = { ok: true; value: T } | { ok: false; reason: Reason };
