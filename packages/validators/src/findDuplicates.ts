import { isEmpty } from './isEmpty';
import { textOf } from './textOf';

/**
 * Indexes of the values that occur in two or more rows, ascending. Empty values are ignored. A number equals its text
 * (`1` and `'1'`), lists are equal if their items are, other objects only equal themselves.
 */
export function findDuplicates(values: readonly unknown[]): number[] {
  const rows = new Map<unknown, number[]>();
  values.forEach((value, index) => {
    if (isEmpty(value)) return;
    const key = keyOf(value);
    const seen = rows.get(key);
    if (seen) seen.push(index);
    else rows.set(key, [index]);
  });
  return [...rows.values()]
    .filter((indices) => indices.length > 1)
    .flat()
    .sort((a, b) => a - b);
}

function keyOf(value: unknown): unknown {
  const text = textOf(value);
  if (text !== undefined) return `text ${text}`;
  if (!Array.isArray(value)) return value;
  const items = value.map(textOf);
  return items.includes(undefined) ? value : `list ${JSON.stringify(items)}`;
}
