const WRITTEN = /^(\d{1,2})[:：时点](?:(\d{1,2})(?:[:：分](?:(\d{1,2})(?:\.\d+)?秒?)?)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;
const DIGITS = /^(\d{2})(\d{2})(\d{2})?$/;

/** A time of day as `HH:mm:ss`, read from `9:30`, `9时30分`, `0930`, `093000`; `undefined` if there is no such time. */
export function readTime(text: string): string | undefined {
  const [, hour, minute = '0', second = '0'] = WRITTEN.exec(text) ?? DIGITS.exec(text) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  return [hour, minute, second].map((part) => part.padStart(2, '0')).join(':');
}
