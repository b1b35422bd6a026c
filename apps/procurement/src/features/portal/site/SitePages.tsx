import { Pagination } from 'antd';
import { useTexts } from './texts';
import { PAGE_SIZE } from './useListAddress';

interface SitePagesProps {
  pageNo: number;
  total: number;
  onChange: (pageNo: number) => void;
}

/** Paging of a public list; renders nothing for a single page. */
export function SitePages({ pageNo, total, onChange }: SitePagesProps) {
  const texts = useTexts();
  if (total <= PAGE_SIZE) return null;
  return (
    <Pagination
      className="gezi-site-pages"
      align="end"
      current={pageNo}
      total={total}
      pageSize={PAGE_SIZE}
      showSizeChanger={false}
      showTotal={(all, [from, to]) => texts.pageTotal(from, to, all)}
      onChange={onChange}
    />
  );
}
