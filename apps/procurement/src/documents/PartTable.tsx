import { EditableGrid, type GridColumn, type RowAction } from '@gezi/editable-grid';
import { useFittedColumns } from '../crud/useFittedColumns';
import { useNarrow } from '../crud/useNarrow';

interface PartTableProps<Row extends { id: string }> {
  /** Accessible name. */
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  emptyText?: string;
  /** Actions of the rows, and the name of a row for them. */
  actions?: { of: readonly RowAction<Row>[]; nameOf: (row: Row) => string };
}

/** Maximum height in pixels; the table scrolls inside. */
const MAX_HEIGHT = 620;

/** A stored list of a document, read-only. */
export function PartTable<Row extends { id: string }>(props: PartTableProps<Row>) {
  const { label, columns, rows, emptyText, actions } = props;
  const isNarrow = useNarrow();
  return (
    <EditableGrid<Row>
      label={label}
      columns={useFittedColumns(columns, rows)}
      rows={rows}
      readOnly
      rowNumber={!isNarrow}
      size="mini"
      maxHeight={MAX_HEIGHT}
      {...(emptyText !== undefined && { emptyText })}
      {...(actions && { rowActions: actions.of, rowName: actions.nameOf })}
    />
  );
}
