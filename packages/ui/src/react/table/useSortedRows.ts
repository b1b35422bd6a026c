import {
  columnSizingFeature,
  createSortedRowModel,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type ColumnSizingState,
  type SortingState,
} from '@tanstack/react-table';
import { useMemo, useState } from 'react';
import type { DataTableColumn, DataTableSort } from './DataTableProps';
import { valueText } from './valueText';

const features = tableFeatures({
  columnSizingFeature,
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
});

export interface SortedRowsOptions<Row extends object> {
  columns: readonly DataTableColumn<Row>[];
  rows: readonly Row[];
  /** The order the table applies itself. */
  sort: DataTableSort | undefined;
}

export interface SortedRows<Row> {
  rows: readonly Row[];
  /** Widths in pixels of columns that were resized, by key. */
  sizes: Readonly<Record<string, number>>;
  resize: (key: string, width: number) => void;
}

/** Sorted rows and resized column widths: TanStack Table without its rendering. */
export function useSortedRows<Row extends object>({ columns, rows, sort }: SortedRowsOptions<Row>): SortedRows<Row> {
  const [columnSizing, setSizing] = useState<ColumnSizingState>({});
  const sorting = useMemo<SortingState>(() => (sort ? [{ id: sort.key, desc: sort.order === 'desc' }] : []), [sort]);
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    state: { sorting, columnSizing },
    onColumnSizingChange: setSizing,
  });
  return {
    // Without sorting, skips the row model, which is slow for 100,000 rows.
    rows: useMemo(
      () => (sorting.length === 0 ? rows : table.getRowModel().rows.map((row) => row.original)),
      [table, rows, sorting],
    ),
    sizes: columnSizing,
    resize: (key, width) => table.setColumnSizing((sizes) => ({ ...sizes, [key]: width })),
  };
}

function definitionOf<Row extends object>({ key, compare }: DataTableColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id: key,
    accessorFn: (row) => row[key as keyof Row],
    sortUndefined: 'last',
    sortFn: (a, b) =>
      compare ? compare(a.original, b.original) : compareValues(a.getValue<unknown>(key), b.getValue<unknown>(key)),
  };
}

const collator = new Intl.Collator('zh-CN', { numeric: true });

function compareValues(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return collator.compare(valueText(a), valueText(b));
}
