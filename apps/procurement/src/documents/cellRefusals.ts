import type { HandlerRule } from '@gezi/editable-grid';
import type { RefObject } from 'react';

/** The server's refusal of a cell; shown until the value changes. */
export interface CellRefusal {
  rowId: string;
  column: string;
  value: unknown;
  message: string;
}

export type CellRefusals = RefObject<readonly CellRefusal[]>;

/** The rule of a column that shows the server's refusals. */
export const refusalRule = <Line extends { id: string }>(refusals: CellRefusals): HandlerRule<Line> => ({
  handler: ({ value, row, column }) =>
    refusals.current.find((one) => one.rowId === row.id && one.column === column && one.value === value)?.message,
});
