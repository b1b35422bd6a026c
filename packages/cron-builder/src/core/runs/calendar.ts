/** Days since 1970-01-01 of a date of the Gregorian calendar; `month` counts from 1. */
export function dayNumber(year: number, month: number, date: number): number {
  // Counts years from March, so that a leap day is the last day of the year.
  const y = month > 2 ? year : year - 1;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  const dayOfYear = (((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) | 0) + date - 1;
  return era * 146097 + yearOfEra * 365 + ((yearOfEra / 4) | 0) - ((yearOfEra / 100) | 0) + dayOfYear - 719468;
}

/** The date of a day number; `month` counts from 1. */
export function dateOf(day: number): { year: number; month: number; date: number } {
  const days = day + 719468;
  const era = Math.floor(days / 146097);
  const dayOfEra = days - era * 146097;
  const yearOfEra =
    ((dayOfEra - ((dayOfEra / 1460) | 0) + ((dayOfEra / 36524) | 0) - ((dayOfEra / 146096) | 0)) / 365) | 0;
  const dayOfYear = dayOfEra - (365 * yearOfEra + ((yearOfEra / 4) | 0) - ((yearOfEra / 100) | 0));
  const fromMarch = ((5 * dayOfYear + 2) / 153) | 0;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: era * 400 + yearOfEra + (month > 2 ? 0 : 1),
    month,
    date: dayOfYear - (((153 * fromMarch + 2) / 5) | 0) + 1,
  };
}

/** Days of a month; `month` counts from 1. */
export function monthLength(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Weekday of a day number, 0 = Sunday. */
export const weekdayOf = (day: number): number => (((day + 4) % 7) + 7) % 7;
