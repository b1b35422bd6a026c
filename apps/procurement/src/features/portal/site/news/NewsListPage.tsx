import { useClient } from '@gezi/client';
import { EmptyState } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { KeywordSearch } from '../KeywordSearch';
import { newsQuery } from '../queries';
import { SiteBanner } from '../SiteBanner';
import { SiteFailure } from '../SiteFailure';
import { SitePages } from '../SitePages';
import { useTexts } from '../texts';
import { PAGE_SIZE, useListAddress } from '../useListAddress';
import { usePageTitle } from '../usePageTitle';
import { NewsCards } from './NewsCards';

/** `/news`: published news, pinned ones first. */
export function NewsListPage() {
  const texts = useTexts();
  const { pageNo, valueOf, change } = useListAddress();
  const keyword = valueOf('keyword');
  const category = valueOf('category') in texts.categories ? valueOf('category') : '';
  const list = useQuery(newsQuery(useClient(), { pageNo, pageSize: PAGE_SIZE, keyword, category }));
  usePageTitle(texts.news);
  return (
    <>
      <SiteBanner title={texts.news} lead={texts.newsLead} />
      <div className="gezi-site-wide gezi-site-list">
        <search className="gezi-site-search">
          <Segmented
            aria-label={texts.category}
            value={category}
            options={['', '1', '2', '3'].map((value) => ({ value, label: texts.categories[value] }))}
            onChange={(chosen) => change({ category: chosen })}
          />
          <KeywordSearch
            label={texts.newsSearch}
            hint={texts.newsSearchHint}
            keyword={keyword}
            onSearch={(typed) => change({ keyword: typed })}
          />
        </search>
        {list.error && <SiteFailure error={list.error} onRetry={() => void list.refetch()} />}
        {!list.error && list.data?.total === 0 && <EmptyState title={texts.noNewsFound} />}
        {!list.error && list.data?.total !== 0 && <NewsCards rows={list.data?.records} expected={6} heading="h2" />}
        <SitePages pageNo={pageNo} total={list.data?.total ?? 0} onChange={(page) => change({}, page)} />
      </div>
    </>
  );
}
