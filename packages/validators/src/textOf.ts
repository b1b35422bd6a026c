/**
 * The text a rule reads: strings as they are, numbers and booleans as JavaScript writes them.
 *
 * @returns undefined for lists, objects and functions: they have no text a pattern could mean
 */
export function textOf(value: unknown): string | undefined {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'bigint':
    case 'boolean':
      return String(value);
    default:
      return undefined;
  }
}
