/**
 * Fills the `{name}` segments of a path from the input.
 *
 * @returns the filled path, and the members of the input that are not part of it
 * @throws {TypeError} naming the segment, if its value is missing, empty, `.` or `..`
 */
export function fillPath<Input>(path: string, input: Input): { path: string; rest: Input } {
  if (!path.includes('{')) return { path, rest: input };
  const rest: Record<string, unknown> = { ...(input as Record<string, unknown>) };
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = (input as Record<string, unknown> | null | undefined)?.[name];
    delete rest[name];
    const text = value === undefined || value === null ? '' : String(value as string | number);
    // A browser resolves `..`, even when it is escaped.
    if (text === '' || text === '.' || text === '..') throw new TypeError(`${path}: no value for {${name}}`);
    return encodeURIComponent(text);
  });
  return { path: filled, rest: rest as Input };
}
