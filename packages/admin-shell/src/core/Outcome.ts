/** Result of a rule: a value, or the reason code of a refusal. */
export type Outcome<T, Reason> = { ok: true; value: T } | { ok: false; reason: Reason };
