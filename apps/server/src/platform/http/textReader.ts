import { readOperand } from '@gezi/advanced-query/core';
import { DateTime, Day } from '@gezi/domain';
import type { TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

type Read = (text: string) => unknown;
interface Node {
  type?: string;
  pattern?: string;
  anyOf?: TSchema[];
}

/**
 * Compiles a reader of the texts that a schema of another type accepts (contract, part 1 §1.7): plain decimal text for a
 * number, a date and time for a day, and either for a date and time. Other texts are returned unchanged, as are texts
 * that a variant of a union accepts.
 *
 * @returns undefined if the schema has no such type
 */
export function textReader(schema: TSchema): Read | undefined {
  const { anyOf } = schema as Node;
  if (!anyOf) return readerOf(schema as Node);
  const readers = anyOf.flatMap((variant) => textReader(variant) ?? []);
  if (readers.length === 0) return undefined;
  const fits = Compile(schema);
  return (text) => {
    if (fits.Check(text)) return text;
    const values = readers.map((read) => read(text)).filter((value) => value !== text);
    return values.find((value) => fits.Check(value)) ?? values[0] ?? text;
  };
}

function readerOf({ type, pattern }: Node): Read | undefined {
  if (type === 'integer' || type === 'number') return (text) => (NUMBER.test(text) ? Number(text) : text);
  if (pattern === DAY) return (text) => readOperand('date', text) ?? text;
  if (pattern === DATE_TIME) return (text) => readOperand('datetime', text) ?? text;
  return undefined;
}

const { pattern: DAY } = Day as Node;
const { pattern: DATE_TIME } = DateTime as Node;
const NUMBER = /^-?\d{1,15}(\.\d{1,10})?$/;
