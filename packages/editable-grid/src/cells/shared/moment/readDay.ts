const WRITTEN = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s]+(.*))?$/;
const DIGITS = /^(\d{4})(\d{2})(\d{2})(\d{6})?$/;

/** A day as `YYYY-MM-DD` and the text after it; `undefined` if the day does not exist. */
export function readDay(text: string): { day: string; rest: string } | undefined {
  const [, year, month, day, rest = ''] = WRITTEN.exec(text) ?? DIGITS.exec(text) ?? [];
  if (!year || !month || !day || !isDay(Number(year), Number(month), Number(day))) return undefined;
  return { day: `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`, rest: rest.trim() };
}

function isDay(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false;
  return day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}
