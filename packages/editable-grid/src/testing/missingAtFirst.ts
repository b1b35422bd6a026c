/** A file that the server does not have when one of its members is first asked for. */
export async function missingAtFirst(original: () => Promise<object>): Promise<object> {
  const module = await original();
  const missing = new Set(Object.keys(module));
  const members = Object.entries(module).map(([name, value]) => {
    const get = () => {
      if (missing.delete(name)) throw new TypeError('Failed to fetch dynamically imported module');
      return value as unknown;
    };
    return [name, { enumerable: true, get }] as const;
  });
  return Object.defineProperties({}, Object.fromEntries(members)) as object;
}
