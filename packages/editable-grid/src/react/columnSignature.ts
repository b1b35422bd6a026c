import { actionSlots } from '../core/columns/RowAction';
import type { ColumnLayout } from '../core/columns/arrangeColumns';

/**
 * What a row's elements are built from. As long as it stays the same, new column objects (a caller that writes them
 * inline) only repaint and build nothing.
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
      column.validateRules?.some((rule) => 'required' in rule && rule.required),
      column.actions && actionSlots(column),
      pin,
      edge,
    ]),
  );
