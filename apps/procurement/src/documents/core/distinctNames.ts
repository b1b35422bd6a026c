/**
 * Names of the lines of a document; those that are equal have their line number.
 *
 * @param numbered name with the line number, from 1
 */
export function distinctNames(
  names: readonly string[],
  numbered: (name: string, line: number) => string,
): readonly string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return names.map((name, index) => (counts.get(name)! > 1 ? numbered(name, index + 1) : name));
}
