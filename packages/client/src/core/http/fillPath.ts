/**
 * Fills the `{name}` segments of a path from the input.
 *
 * @returns the path and the members that were not used in it
 * @throws {TypeError} when a segment is missing, empty or a dot segment, naming it
 */
export function fillPath<Input>(path: string, input: Input): { path: string; rest: Input } {
  if (!path.includes('{')) return { path, rest: input };
  const rest: Record<string, unknown> = { ...(input as Record<string, unknown>) };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (input as Record<string, unknown> | null | undefined)?.[name];
    delete rest[name];
    const text = value === undefined || value === null ? '' : String(value as string | number);
    // A browser would read `..` as the way up, even when it is escaped.
    if (text === '' || text === '.' || text === '..') throw new TypeError(`${path}: no value for {${name}}`);
    return encodeURIComponent(text);
  });
  return { path: filled, rest: rest as Input };
}
