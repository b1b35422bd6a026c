import type { Json } from './FormDocument';

/**
 * JSON text of a value of any depth. `JSON.stringify` fails for some thousand levels, but such forms can be read.
 *
 * @param indent spaces per level; default none
 */
export function jsonText(value: Json, indent = 0): string {
  try {
    return JSON.stringify(value, null, indent);
  } catch {
    return stringify(value, indent);
  }
}

/** JSON without recursion. Indentation is limited to 40 levels; unlimited, it would exhaust the memory. */
function stringify(value: Json, indent: number): string {
  const parts: string[] = [];
  const open: { entries: Iterator<[number | string, Json]>; isList: boolean; count: number }[] = [];
  const newLine = (depth: number) => (indent > 0 ? `\n${' '.repeat(indent * Math.min(depth, 40))}` : '');
  const begin = (each: Json) => {
    if (typeof each !== 'object' || each === null) return parts.push(JSON.stringify(each));
    const isList = Array.isArray(each);
    parts.push(isList ? '[' : '{');
    const entries: Iterable<[number | string, Json]> = isList ? (each as Json[]).entries() : Object.entries(each);
    return open.push({ entries: entries[Symbol.iterator](), isList, count: 0 });
  };
  begin(value);
  for (let top = open.at(-1); top; top = open.at(-1)) {
    const { done, value: entry } = top.entries.next();
    if (done) {
      open.pop();
      parts.push(top.count > 0 ? newLine(open.length) : '', top.isList ? ']' : '}');
      continue;
    }
    parts.push(top.count > 0 ? ',' : '', newLine(open.length));
    top.count += 1;
    if (!top.isList) parts.push(JSON.stringify(entry[0]), indent > 0 ? ': ' : ':');
    begin(entry[1]);
  }
  return parts.join('');
}
