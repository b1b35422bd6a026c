import { Pagination } from 'antd';
import type { Texts } from '../texts/zh-CN';
import type { GridPagination } from './GridPagination';

const PAGE_SIZES = [10, 20, 30];

export interface PagerProps {
  pagination: GridPagination;
  /** Lines that pages are cut from, on all pages. */
  total: number;
  /** Rows among them, if some are headings of groups; their number is shown instead of the lines. */
  rows?: number | undefined;
  page: number;
  pageSize: number;
  onChange: (page: number, pageSize: number) => void;
  texts: Texts;
}

/** antd's pagination with the spec's settings (B§9): jumper, size changer, range and total. */
export function Pager({ pagination, total, rows, page, pageSize, onChange, texts }: PagerProps) {
  return (
    <Pagination
      className="gezi-pager"
      size="small"
      responsive
      showQuickJumper
      showSizeChanger
      current={page}
      pageSize={pageSize}
      pageSizeOptions={[...(pagination.pageSizeOptions ?? PAGE_SIZES)]}
      total={total}
      showTotal={(all, [from, to]) => (rows === undefined ? texts.range(from, to, all) : texts.rowTotal(rows))}
      onChange={onChange}
    />
  );
}
