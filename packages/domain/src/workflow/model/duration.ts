import type { Language } from '../../kit';

const DURATION =
  /^P(?=\d|T\d)(?:(\d{1,4})Y)?(?:(\d{1,4})M)?(?:(\d{1,4})W)?(?:(\d{1,5})D)?(?:T(?=\d)(?:(\d{1,6})H)?(?:(\d{1,7})M)?(?:(\d{1,8})S)?)?$/;
const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

/** Length of an ISO 8601 duration in milliseconds, a month counted as 30 days; undefined for another text or zero. */
export function durationOf(text: string): number | undefined {
  const match = DURATION.exec(text.trim());
  if (!match) return undefined;
  const [years, months, weeks, days, hours, minutes, seconds] = match.slice(1).map((part) => Number(part ?? 0));
  const length =
    (years! * 365 + months! * 30 + weeks! * 7 + days!) * DAY + hours! * HOUR + minutes! * MINUTE + seconds! * SECOND;
  return length > 0 ? length : undefined;
}

/** Parts of a repeated duration: `R3/PT24H`. At most 100 repeats. */
export function cycleOf(text: string): { times: number; length: number } | undefined {
  const [, times, duration] = /^R(\d{1,3})\/(.+)$/.exec(text.trim()) ?? [];
  const length = duration && durationOf(duration);
  return length && Number(times) >= 1 && Number(times) <= 100 ? { times: Number(times), length } : undefined;
}

const UNITS: Readonly<Record<Language, readonly [day: string, hour: string, minute: string, second: string]>> = {
  'zh-CN': ['天', '小时', '分钟', '秒'],
  'en-US': [' d', ' h', ' min', ' s'],
};

/** Text for users, e.g. `1天2小时` or `3分钟`, in English `1 d 2 h` or `3 min`. */
export function durationText(milliseconds: number, language: Language = 'zh-CN'): string {
  const [day, hour, minute, second] = UNITS[language];
  const parts = [
    [Math.floor(milliseconds / DAY), day],
    [Math.floor(milliseconds / HOUR) % 24, hour],
    [Math.floor(milliseconds / MINUTE) % 60, minute],
  ] as const;
  const text = parts
    .filter(([count]) => count > 0)
    .slice(0, 2)
    .map(([count, unit]) => `${count}${unit}`)
    .join(language === 'en-US' ? ' ' : '');
  return text || `${Math.max(0, Math.floor(milliseconds / SECOND))}${second}`;
}
