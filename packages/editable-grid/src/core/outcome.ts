/** Result of an operation that can refuse: the value, or a reason code (never a sentence). */
export type Outcome<Value, Reason = string> = { ok: true; value: Value } | { ok: false; reason: Reason };
