import { EmptyState } from '@gezi/ui';
import { Table, type TableColumnsType, type TablePaginationConfig } from 'antd';
import type { SorterResult } from 'antd/es/table/interface';
import type { ReactNode } from 'react';
import type { Page } from '../../core/calls';
import type { SelectionStore } from '../../core/selection/createSelectionStore';
import type { Selection, SelectionRefusal } from '../../core/selection/Selection';
import { useTexts } from '../../texts/useTexts';
import { boxColumn } from './boxColumn';
import { LoadFailure } from './LoadFailure';
import { tableKeys } from './tableKeys';
import type { Answer } from './useAnswer';

/** Pixels that ten rows take. */
export const TEN_ROWS = 392;

/** An answer that comes sooner shows no sign of loading: it would only flicker. */
const SPIN_AFTER_MS = 150;

/** Where a list stands. */
export interface ListPlace {
  /** From 1. */
  pageNo: number;
  pageSize: number;
  column?: string;
  order?: 'asc' | 'desc';
}

export interface PagedTableProps<Row extends object> {
  answer: Answer<Page<Row>>;
  columns: TableColumnsType<Row>;
  place: ListPlace;
  onPlace: (place: ListPlace) => void;
  selection: Selection<Row>;
  store: SelectionStore<Row>;
  tell: (refusal: SelectionRefusal | undefined) => void;
  /** What a row is called, for the name of its box. */
  nameOf: (row: Row) => string;
  /** Keys of rows left out. */
  exclude?: readonly string[];
  /** Name of the table. */
  label: string;
  /** Pixels of the rows' part before it scrolls. */
  height: number;
  emptyText: string;
  /** A field to jump to a page by its number; default true. */
  quickJumper?: boolean;
  /** Page sizes offered; default 10, 20, 30. */
  pageSizes?: readonly number[];
  /** Single mode: a double click on a row takes it at once. */
  onConfirm?: (row: Row) => void;
  /** Stands over the table: a search. */
  children?: ReactNode;
}

/** A page of rows to choose from: a click on a row toggles it, the arrow keys go from box to box. */
export function PagedTable<Row extends object>(props: PagedTableProps<Row>) {
  const { answer, columns, place, onPlace, selection, store, tell, nameOf, exclude = [], label, height } = props;
  const texts = useTexts();
  const { data, loading, error, retry } = answer;
  const rows = (data?.records ?? []).filter((row) => !exclude.includes(store.keyOf(row)));
  const { multiple, disabled } = store.rules;
  const isLocked = (row: Row) => disabled?.has(store.keyOf(row)) ?? false;

  const placeOf = new Map(rows.map((row, place) => [row, place]));

  function change({ current = 1, pageSize = place.pageSize }: TablePaginationConfig, sorter: unknown) {
    const { field, order } = sorter as SorterResult<Row>;
    const sorted = order && { column: String(field), order: order === 'ascend' ? ('asc' as const) : ('desc' as const) };
    onPlace({ pageNo: current, pageSize, ...(sorted || { column: undefined, order: undefined }) });
  }
  const turn = (by: number) => {
    const last = Math.max(1, Math.ceil((data?.total ?? 0) / place.pageSize));
    const pageNo = Math.min(last, Math.max(1, place.pageNo + by));
    if (pageNo !== place.pageNo) onPlace({ ...place, pageNo });
  };

  return (
    <div className="gezi-picker-list" role="presentation" onKeyDown={(event) => tableKeys(event, turn)}>
      {props.children}
      {error && <LoadFailure error={error} onRetry={retry} />}
      <Table<Row>
        size="small"
        aria-label={label}
        // By place: the next page is written into the rows of the one before.
        rowKey={(row) => String(placeOf.get(row))}
        columns={[boxColumn({ rows, selection, store, tell, nameOf, isLocked, texts }), ...columns]}
        dataSource={rows}
        loading={{ spinning: loading, delay: SPIN_AFTER_MS }}
        scroll={{ x: 'max-content', y: `min(${height}px, max(200px, 100dvh - 400px))` }}
        locale={{ emptyText: loading || error ? ' ' : <EmptyState compact title={props.emptyText} /> }}
        onChange={(pagination, _filters, sorter) => change(pagination, sorter)}
        onRow={(row) => ({
          onClick: () => !isLocked(row) && tell(store.toggle(row)),
          onDoubleClick: () => !multiple && !isLocked(row) && props.onConfirm?.(row),
          className: [
            isLocked(row) ? 'gezi-picker-locked' : 'gezi-picker-row',
            selection.keys.includes(store.keyOf(row)) && 'ant-table-row-selected',
          ]
            .filter(Boolean)
            .join(' '),
        })}
        pagination={{
          size: 'small',
          current: place.pageNo,
          pageSize: place.pageSize,
          total: data?.total ?? 0,
          pageSizeOptions: [...(props.pageSizes ?? [10, 20, 30])],
          showSizeChanger: true,
          showQuickJumper: props.quickJumper ?? true,
          showTotal: (total, [from, to]) => texts.range(from, to, total),
        }}
      />
    </div>
  );
}
