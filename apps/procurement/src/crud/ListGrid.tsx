import { EditableGrid, type EditableGridProps, type RowAction } from '@gezi/editable-grid';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { ListCards } from './cards/ListCards';
import { useFittedColumns } from './useFittedColumns';
import { useNarrow } from './useNarrow';

type ListGridProps<Row extends object> = Omit<EditableGridProps<Row>, 'readOnly' | 'size'>;

/** Read-only grid for lists, cards on phones; its links use the application's router. */
export function ListGrid<Row extends object>({ rowActions, ...grid }: ListGridProps<Row>) {
  const columns = useFittedColumns(grid.columns, grid.rows);
  const navigate = useNavigate();
  const isNarrow = useNarrow();
  const actions = useMemo(
    () =>
      rowActions?.map((action): RowAction<Row> => {
        const { href, onClick } = action;
        return href && !onClick ? { ...action, onClick: (row) => void navigate(href(row)) } : action;
      }),
    [rowActions, navigate],
  );
  const props = { ...grid, ...(actions?.length && { rowActions: actions }) };
  return isNarrow ? <ListCards {...props} /> : <EditableGrid {...props} columns={columns} readOnly size="mini" />;
}
