/** A day as people write it, `2026-1-5`, `2026/01/05`, `2026年1月5日`, as `2026-01-05`; undefined for what is none. */
export function readDay(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(text) ?? [];
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return !Number.isNaN(Date.parse(iso)) && new Date(iso).toISOString().startsWith(iso) ? iso : undefined;
}
