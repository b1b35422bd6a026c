import type { FormDocument, Json } from './FormDocument';
import { writeForm } from './writeForm';

/**
 * `formContent`: the form as JSON text, to be saved or shown.
 *
 * @param indent spaces a level; default none. The JSON dialog has 2
 */
export function formText(document: FormDocument, indent = 0): string {
  const content = writeForm(document);
  try {
    return JSON.stringify(content, null, indent);
  } catch {
    // The engine gives up some thousand levels down, and forms that deep have been read as well.
    return stringify(content, indent);
  }
}

/** JSON without recursion. */
function stringify(value: Json, indent: number): string {
  const parts: string[] = [];
  const open: { entries: Iterator<[number | string, Json]>; isList: boolean; count: number }[] = [];
  const newLine = (depth: number) => (indent > 0 ? `\n${' '.repeat(indent * depth)}` : '');
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
