import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { useNarrow } from '../crud/useNarrow';

interface PartTableProps<Row extends { id: string }> {
  /** Accessible name. */
  label: string;
  columns: readonly GridColumn<Row>[];
  rows: readonly Row[];
  emptyText?: string;
}

/** Maximum height in pixels; the table scrolls inside. */
const MAX_HEIGHT = 620;

/** A stored list of a document, read-only. */
export function PartTable<Row extends { id: string }>({ label, columns, rows, emptyText }: PartTableProps<Row>) {
  const isNarrow = useNarrow();
  return (
    <EditableGrid<Row>
      label={label}
      columns={columns}
      rows={rows}
      readOnly
      rowNumber={!isNarrow}
      size="small"
      maxHeight={MAX_HEIGHT}
      {...(emptyText !== undefined && { emptyText })}
    />
  );
}
