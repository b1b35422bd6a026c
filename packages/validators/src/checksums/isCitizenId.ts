import { isCalendarDate } from './isCalendarDate';

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECKS = '10X98765432';

/**
 * A citizen id whose birth date exists and whose check character is right (GB 11643).
 * The 15-digit form of before 1999 has no check character and means a year 19yy. `x` is read as `X`.
 */
export function isCitizenId(text: string): boolean {
  if (/^[1-9]\d{14}$/.test(text)) return isCalendarDate(`19${text.slice(6, 12)}`);
  if (!/^[1-9]\d{16}[\dXx]$/.test(text) || !isCalendarDate(text.slice(6, 14))) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(text[index]), 0);
  return CHECKS[sum % 11] === text[17]?.toUpperCase();
}
