/** A value, or the reason why there is none. */
export type Outcome<Value, Reason> = { ok: true; value: Value } | { ok: false; reason: Reason };
