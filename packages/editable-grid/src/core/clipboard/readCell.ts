import type { CellDefinition, CellRefusal } from '../cells/CellDefinition';
import type { GridColumn } from '../columns/GridColumn';
import type { Outcome } from '../outcome';
import { plainNumber } from './plainNumber';

/** The value that pasted or filled text stands for in a column, by the cell type's own reading. */
export function readCell<Row extends object>(
  text: string,
  column: GridColumn<Row>,
  definition: CellDefinition,
): Outcome<unknown, CellRefusal> {
  // A single line has no room for a break: the words stay apart all the same.
  const fitting = definition.multiline ? text : text.replaceAll(/\s*\r?\n\s*/g, ' ');
  const own = column as never;
  const parsed = definition.parse(fitting, own);
  if (parsed.ok || parsed.reason !== 'not-a-number') return parsed;
  const plain = plainNumber(fitting);
  return plain === undefined ? parsed : definition.parse(plain, own);
}
