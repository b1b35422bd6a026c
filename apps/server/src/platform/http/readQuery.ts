import type { TSchema } from 'typebox';

/**
 * Compiles a function that converts query members to the boolean of their schema and drops empty numbers and booleans.
 * Text that cannot be converted is left as it is and fails validation; `compileInput` reads numbers.
 */
export function compileQueryReader(schema: TSchema): (query: Record<string, unknown>) => Record<string, unknown> {
  const readers = Object.entries((schema as { properties?: Record<string, TSchema> }).properties ?? {}).flatMap(
    ([name, member]) => {
      const read = readerOf((member as { type?: string }).type);
      return read ? [{ name, read }] : [];
    },
  );
  return (query) => {
    const values = { ...query };
    for (const { name, read } of readers) {
      const value = values[name];
      if (value === '') delete values[name];
      else if (typeof value === 'string') values[name] = read(value);
    }
    return values;
  };
}

function readerOf(type: string | undefined): ((text: string) => unknown) | undefined {
  if (type === 'integer' || type === 'number') return (text) => text;
  if (type === 'boolean') return (text) => BOOLEANS.get(text) ?? text;
  return undefined;
}

const BOOLEANS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);
