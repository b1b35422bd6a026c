/** Result of an operation that may be refused: the value, or the reason as a code. */
export type Outcome<Value, Reason = string> = { ok: true; value: Value } | { ok: false; reason: Reason };
