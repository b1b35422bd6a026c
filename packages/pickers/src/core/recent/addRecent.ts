/** Maximum number of recent values stored. */
const MAX_RECENT = 8;

/** The recent values after another selection, newest first. */
export const addRecent = (recent: readonly string[], chosen: readonly string[], most = MAX_RECENT): string[] =>
  [...new Set([...chosen.toReversed(), ...recent])].slice(0, most);

/** Parses stored recent values; invalid content counts as none. */
export function readRecent(stored: unknown): { values: readonly string[] } {
  const values = (stored as { values?: unknown } | null | undefined)?.values;
  return {
    values: Array.isArray(values) ? values.filter((one) => typeof one === 'string').slice(0, MAX_RECENT) : [],
  };
}
