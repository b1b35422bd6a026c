import type { TSchema } from 'typebox';

/**
 * Query members arrive as text: those whose schema is a number or a boolean are read as such; what does not read stays
 * text and fails the check. Empty text stands for an absent number.
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
