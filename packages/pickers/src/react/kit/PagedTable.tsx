import { Pagination } from 'antd';
import type { Page } from '../../core/calls';
import { useTexts } from '../../texts/useTexts';
import { PickerTable, type PickerTableProps } from './PickerTable';
import type { Answer } from './useAnswer';

/** Height of ten rows in pixels. */
export const TEN_ROWS = 390;

/** Position in a paged list, and its order. */
export interface ListPlace {
  /** From 1. */
  pageNo: number;
  pageSize: number;
  column?: string;
  order?: 'asc' | 'desc';
}

type Own = 'rows' | 'sort' | 'onSortChange' | 'loading' | 'error' | 'onRetry' | 'page' | 'selectAllLabel' | 'footer';

export interface PagedTableProps<Row extends object> extends Omit<PickerTableProps<Row>, Own> {
  answer: Answer<Page<Row>>;
  place: ListPlace;
  onPlace: (place: ListPlace) => void;
  /** Keys of rows left out. */
  exclude?: readonly string[];
  /** A field to jump to a page by its number; default true. */
  quickJumper?: boolean;
  /** Page sizes offered; default 10, 20, 30. */
  pageSizes?: readonly number[];
}

/** A page of rows to select from, with the page buttons below (B§2, B§9). */
export function PagedTable<Row extends object>({
  answer,
  place,
  onPlace,
  exclude = [],
  quickJumper = true,
  pageSizes = [10, 20, 30],
  ...table
}: PagedTableProps<Row>) {
  const texts = useTexts();
  const { data, loading, error, retry } = answer;
  const { pageNo, pageSize, column, order } = place;
  const total = data?.total ?? 0;
  const { keyOf } = table.store;

  function turn(by: 1 | -1) {
    const last = Math.max(1, Math.ceil(total / pageSize));
    const next = Math.min(last, Math.max(1, pageNo + by));
    if (next !== pageNo) onPlace({ ...place, pageNo: next });
  }

  return (
    <PickerTable<Row>
      {...table}
      {...{ loading, error }}
      onRetry={retry}
      rows={(data?.records ?? []).filter((row) => !exclude.includes(keyOf(row)))}
      sort={column && order ? { key: column, order } : undefined}
      onSortChange={(sort) => onPlace({ pageNo: 1, pageSize, column: sort?.key, order: sort?.order })}
      page={{ offset: (pageNo - 1) * pageSize, total, onTurn: turn }}
      selectAllLabel={texts.choosePage}
      footer={
        <Pagination
          className="gezi-picker-pages"
          size="small"
          align="end"
          current={pageNo}
          pageSize={pageSize}
          total={total}
          pageSizeOptions={[...pageSizes]}
          showSizeChanger
          showQuickJumper={quickJumper}
          showTotal={(all, [from, to]) => texts.range(from, to, all)}
          onChange={(next, size) => onPlace({ ...place, pageNo: size === pageSize ? next : 1, pageSize: size })}
        />
      }
    />
  );
}
