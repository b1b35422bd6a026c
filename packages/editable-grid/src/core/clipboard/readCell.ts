import type { CellDefinition, CellRefusal } from '../cells/CellDefinition';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import type { Outcome } from '@gezi/client/core';
import { plainNumber } from './plainNumber';

/** Reads pasted or filled text for a column, with its cell type's parser and `maxLength`. */
export function readCell<Row extends object>(
  text: string,
  column: ResolvedColumn<Row>,
  definition: CellDefinition,
): Outcome<unknown, CellRefusal> {
  // A single line takes no break: a space keeps the words apart.
  const fitting = definition.multiline ? text : text.replaceAll(/\s*\r?\n\s*/g, ' ');
  const read = readWhole(fitting, column, definition);
  // Typing stops at the same length; choices and dates have no limit.
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
