/** What a step that may refuse gives back: the value, or a reason code (never a sentence). */
export type Outcome<Value, Reason = string> = { ok: true; value: Value } | { ok: false; reason: Reason };
