import { EditableGrid, type EditableGridProps, type GridColumn, type RowAction } from '@gezi/editable-grid';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { useNarrow } from './useNarrow';

/** Maximum column width in pixels in a narrow window: fits two columns, and a time with seconds. */
const WIDEST = 152;

type ListGridProps<Row extends object> = Omit<EditableGridProps<Row>, 'readOnly' | 'size'>;

/** Read-only grid for lists; its links use the application's router. */
export function ListGrid<Row extends object>({ columns, rowActions, ...grid }: ListGridProps<Row>) {
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const fitting = useMemo(() => (isNarrow ? columns.map(narrowed) : columns), [columns, isNarrow]);
  const actions = useMemo(
    () =>
      rowActions?.map((action): RowAction<Row> => {
        const { href, onClick } = action;
        return href && !onClick ? { ...action, onClick: (row) => void navigate(href(row)) } : action;
      }),
    [rowActions, navigate],
  );
  return (
    <EditableGrid {...grid} columns={fitting} {...(actions?.length && { rowActions: actions })} readOnly size="mini" />
  );
}

const narrowed = <Row extends object>(column: GridColumn<Row>): GridColumn<Row> =>
  column.width === undefined || column.width <= WIDEST ? column : { ...column, width: WIDEST };
