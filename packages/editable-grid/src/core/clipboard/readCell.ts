import type { CellDefinition, CellRefusal } from '../cells/CellDefinition';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import type { Outcome } from '../outcome';
import { plainNumber } from './plainNumber';

/** The value that pasted or filled text stands for in a column, by the cell type's own reading and length. */
export function readCell<Row extends object>(
  text: string,
  column: ResolvedColumn<Row>,
  definition: CellDefinition,
): Outcome<unknown, CellRefusal> {
  // A single line has no room for a break: the words stay apart all the same.
  const fitting = definition.multiline ? text : text.replaceAll(/\s*\r?\n\s*/g, ' ');
  const read = readWhole(fitting, column, definition);
  // Where every key is a value the keyboard stops at the same length; choices and dates have none.
  const limited = column.maxLength !== undefined && definition.control === 'text' && definition.commit !== 'leave';
  if (read.ok && limited && definition.format(read.value, column).length > column.maxLength!)
    return { ok: false, reason: 'too-long' };
  return read;
}

function readWhole<Row extends object>(
  text: string,
  column: ResolvedColumn<Row>,
  definition: CellDefinition,
): Outcome<unknown, CellRefusal> {
  const own = column;
  const parsed = definition.parse(text, own);
  if (parsed.ok || parsed.reason !== 'not-a-number') return parsed;
  const plain = plainNumber(text);
  return plain === undefined ? parsed : definition.parse(plain, own);
}
