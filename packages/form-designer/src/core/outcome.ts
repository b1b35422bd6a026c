/** What a step that may refuse gives back: the value, or the reason as data (never a sentence). */
export type Outcome<Value, Reason = string> = { ok: true; value: Value } | { ok: false; reason: Reason };
