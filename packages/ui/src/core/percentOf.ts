/** A share of the whole within 0 and 100; what is no number counts as nothing done. */
export const percentOf = (value: unknown): number => Math.max(0, Math.min(100, Number(value) || 0));
