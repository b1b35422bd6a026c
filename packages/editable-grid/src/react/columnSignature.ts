import type { ColumnLayout } from '../core/columns/arrangeColumns';

/**
 * What a row's elements are built from. As long as it stays the same, new column objects (a caller that writes them
 * inline) only repaint and build nothing.
 */
export const columnSignature = <Row extends object>({ columns }: ColumnLayout<Row>): string =>
  JSON.stringify(
    columns.map(({ column, pin, edge }) => [
      column.key,
      column.title,
      column.type,
      column.align,
      column.placeholder,
      column.maxLength,
      column.validateRules?.some((rule) => 'required' in rule && rule.required),
      pin,
      edge,
    ]),
  );
