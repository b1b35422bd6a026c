import { Pagination } from 'antd';
import { useTexts } from './texts';
import { PAGE_SIZE } from './useListAddress';

interface SitePagesProps {
  pageNo: number;
  total: number;
  onChange: (pageNo: number) => void;
}

/** The pages of a public list; nothing where there is one. */
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
