/** Milliseconds of a day; days are counted in UTC, where all have the same length. */
export const MS_A_DAY = 86_400_000;

/** Epoch milliseconds of the start of a day in UTC; `month` from 1. */
export const dayTime = (year: string, month: string, day: string): number =>
  Date.UTC(Number(year), Number(month) - 1, Number(day));
