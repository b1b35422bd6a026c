/** Milliseconds of a day, all of them: days are reckoned in UTC, where none is shorter. */
export const MS_A_DAY = 86_400_000;

/** Milliseconds since 1970 of the beginning of a day, from its written parts; `month` from 1. */
export const dayTime = (year: string, month: string, day: string): number =>
  Date.UTC(Number(year), Number(month) - 1, Number(day));
