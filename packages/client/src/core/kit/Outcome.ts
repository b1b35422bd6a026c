/** Result of a rule: a value, or the reason code of a refusal. */
export type Outcome<Value, Reason = string> = { ok: true; value: Value } | { ok: false; reason: Reason };
