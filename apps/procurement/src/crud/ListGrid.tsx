import { EditableGrid, type EditableGridProps, type GridColumn } from '@gezi/editable-grid';
import { useMemo } from 'react';
import { useNarrow } from './useNarrow';

/** Pixels of the one button that is left of `RowActions` in a narrow window. */
const FOLDED = 76;
/** Pixels of any other column there: two of them are seen, and a time with its seconds is seen whole. */
const WIDEST = 152;

type ListGridProps<Row extends object> = Omit<EditableGridProps<Row>, 'readOnly' | 'size'>;

/** The grid of lists: it only shows, and in a narrow window what can be done with a row leaves the room to the row. */
export function ListGrid<Row extends object>({ columns, ...grid }: ListGridProps<Row>) {
  const isNarrow = useNarrow();
  const fitting = useMemo(() => (isNarrow ? columns.map(folded) : columns), [columns, isNarrow]);
  return <EditableGrid {...grid} columns={fitting} readOnly size="mini" />;
}

function folded<Row extends object>(column: GridColumn<Row>): GridColumn<Row> {
  const most = column.pin === 'end' ? FOLDED : WIDEST;
  return column.width === undefined || column.width <= most ? column : { ...column, width: most };
}
