/** Result of a rule: a value, or the reason of a refusal. */
export type Outcome<T, Reason> = { ok: true; value: T } | { ok: false; reason: Reason };

export const done = <T>(value: T): { ok: true; value: T } => ({ ok: true, value });
export const refused = <Reason>(reason: Reason): { ok: false; reason: Reason } => ({ ok: false, reason });
