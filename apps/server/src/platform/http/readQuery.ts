import type { TSchema } from 'typebox';

/**
 * Compiles a function that converts query members to the number or boolean of their schema. Text that cannot be converted
 * is left as it is and fails validation. Empty text means absent.
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
  if (type === 'integer' || type === 'number') return (text) => (NUMBER.test(text) ? Number(text) : text);
  if (type === 'boolean') return (text) => BOOLEANS.get(text) ?? text;
  return undefined;
}

const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/;
const BOOLEANS = new Map([
  ['true', true],
  ['1', true],
  ['false', false],
  ['0', false],
]);
