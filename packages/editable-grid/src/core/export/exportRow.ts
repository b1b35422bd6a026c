import { decimalText } from '@gezi/ui/core';
import type { CellDefinition } from '../cells/CellDefinition';
import type { ResolvedColumn } from '../columns/ResolvedColumn';
import { fieldOf } from '../rowId';
import type { ExportValue } from './csvText';

/** A column to export. */
export interface ExportColumn<Row extends object> {
  column: ResolvedColumn<Row>;
  definition: CellDefinition;
  /** Pixels. */
  width: number;
}

/**
 * A row of an export: numbers as numbers, all other values as displayed text.
 *
 * @param yesNo words of a switch
 * @param columnFor the column for that row
 */
export const exportRow = <Row extends object>(
  row: Row,
  columns: readonly ExportColumn<Row>[],
  yesNo: readonly [yes: string, no: string],
  columnFor: (row: Row, column: ResolvedColumn<Row>) => ResolvedColumn<Row> = (_, same) => same,
): ExportValue[] =>
  columns.map(({ column: written, definition }) => {
    const column = columnFor(row, written);
    const value = fieldOf(row, column.key);
    if (definition.switched) return yesNo[definition.switched(value, column) ? 0 : 1];
    if (typeof value === 'number' && !column.options) return Number.isFinite(value) ? Number(decimalText(value)) : null;
    const text = definition.format(value, column);
    return text === '' ? null : text;
  });

/** Columns with data: not the grid's own, and none that only renders buttons. */
export const isExported = <Row extends object>(
  { column, definition }: Pick<ExportColumn<Row>, 'column' | 'definition'>,
  sample: Row | undefined,
): boolean => {
  if (definition.control === 'lead' || definition.control === 'none') return false;
  return !column.render || (sample !== undefined && column.key in sample);
};
