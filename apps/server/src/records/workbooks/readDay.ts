/** Normalizes `2026-1-5`, `2026/01/05` or `2026年1月5日` to `2026-01-05`; undefined if the text is not a day. */
export function readDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? [];
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso) ? iso : undefined;
}
