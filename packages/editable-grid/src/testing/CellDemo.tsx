import { useEffect, useMemo, useRef } from 'react';
import type { GridColumn } from '../core/columns/GridColumn';
import { EditableGrid } from '../react/EditableGrid';
import type { EditableGridProps } from '../react/EditableGridProps';
import type { GridApi } from '../react/GridApi';

export interface DemoRow {
  id: string;
  label: string;
  value: unknown;
}

type WithoutKey<Column> = Column extends unknown ? Omit<Column, 'key'> : never;

export interface CellDemoProps extends Pick<
  EditableGridProps<DemoRow>,
  'alwaysEdit' | 'readOnly' | 'disabled' | 'rowDisabled' | 'size' | 'onRowsChange' | 'footer'
> {
  /** The column shown; its key is `value`. */
  column: WithoutKey<GridColumn<DemoRow>>;
  /** One row per value. */
  values: readonly unknown[];
  /** Validates on mount. */
  validate?: boolean;
}

/** A grid with one column. */
export function CellDemo({ column, values, validate = false, ...props }: CellDemoProps) {
  const api = useRef<GridApi<DemoRow>>(null);
  const columns = useMemo<GridColumn<DemoRow>[]>(
    () => [
      { key: 'label', title: '行', type: 'normal', width: 120 },
      { ...column, key: 'value' },
    ],
    [column],
  );
  const rows = useMemo(
    () => values.map((value, nth) => ({ id: `r${nth}`, label: `第 ${nth + 1} 行`, value })),
    [values],
  );

  useEffect(() => {
    if (validate) void api.current?.validate();
  }, [validate]);

  return (
    <div style={{ maxWidth: 480 }}>
      <EditableGrid apiRef={api} columns={columns} rows={rows} label={column.title ?? '示例'} {...props} />
    </div>
  );
}
