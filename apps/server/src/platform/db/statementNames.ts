/** Statements that get a name; each costs some memory in every connection. */
const NAMES = 200;
/** Statements of which one sight is remembered. */
const SIGHTS = 2_000;

/**
 * Gives statements that come again a name, by which a connection parses and plans them once: that halves the time of a
 * short one. The first sight of a text gives none, so that what comes once takes no name away.
 *
 * @returns the name for a text, or undefined to run it without
 */
export function statementNames(): (text: string, values: readonly unknown[] | undefined) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return (text, values) => {
    if (!values?.length) return undefined;
    const known = names.get(text);
    if (known || names.size >= NAMES) return known;
    if (!seen.has(text)) {
      if (seen.size >= SIGHTS) seen.clear();
      seen.add(text);
      return undefined;
    }
    seen.delete(text);
    const name = `gezi_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
