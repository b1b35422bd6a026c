/** Maximum number of names; each costs memory in every connection. */
const MAX_NAMES = 200;
/** Maximum number of stored statements that were run once. */
const MAX_SEEN = 2_000;

/**
 * Names repeated statements, so that a connection parses and plans them once, which halves the time of short ones. A
 * statement gets its name at its second use, so that one-off statements need none.
 *
 * @returns a function that returns the name of a statement, or undefined to run it without
 */
export function statementNames(): (text: string, values: readonly unknown[] | undefined) => string | undefined {
  const names = new Map<string, string>();
  const seen = new Set<string>();
  return (text, values) => {
    if (!values?.length) return undefined;
    const known = names.get(text);
    if (known || names.size >= MAX_NAMES) return known;
    if (!seen.has(text)) {
      if (seen.size >= MAX_SEEN) seen.clear();
      seen.add(text);
      return undefined;
    }
    seen.delete(text);
    const name = `gezi_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
