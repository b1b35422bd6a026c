import { actionSlots } from '../core/columns/RowAction';
import type { ColumnLayout } from '../core/columns/arrangeColumns';
import { isRequired } from '../core/validation/isRequired';

/**
 * Signature of a row's structure. While it stays the same, new column objects (e.g. written inline) only repaint rows.
 */
export const columnSignature = <Row extends object>({ columns }: ColumnLayout<Row>): string =>
  JSON.stringify(
    columns.map(({ column, definition, pin, edge }) => [
      column.key,
      column.title,
      column.type,
      column.align,
      column.placeholder,
      column.maxLength,
      // The choices of a switch are drawn in every cell; elsewhere the popup reads them.
      definition.control === 'toggle' ? column.options : undefined,
      column.fileUrl !== undefined,
      isRequired(column),
      column.actions && actionSlots(column),
      pin,
      edge,
    ]),
  );
