/** Clamps a percentage to 0 … 100; a value that is not a number counts as 0. */
export const percentOf = (value: unknown): number => Math.max(0, Math.min(100, Number(value) || 0));
