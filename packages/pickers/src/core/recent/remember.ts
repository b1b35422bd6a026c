/** Most choices kept. */
export const RECENT_MOST = 8;

/** The recent choices after another one, newest first. */
export const remember = (recent: readonly string[], chosen: readonly string[], most = RECENT_MOST): string[] =>
  [...new Set([...chosen.toReversed(), ...recent])].slice(0, most);

/** Reads what is stored; anything else is nothing. */
export function readRecent(stored: unknown): { values: readonly string[] } {
  const values = (stored as { values?: unknown } | null | undefined)?.values;
  return {
    values: Array.isArray(values) ? values.filter((one) => typeof one === 'string').slice(0, RECENT_MOST) : [],
  };
}
