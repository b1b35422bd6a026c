import { useClient } from '@gezi/client';
import { EmptyState, namedPopup } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Segmented, Select } from 'antd';
import { MAX_QUERY, queryParams } from '../../../../crud/core/listState';
import { KeywordSearch } from '../KeywordSearch';
import { projectsQuery } from '../queries';
import { SiteBanner } from '../SiteBanner';
import { SiteFailure } from '../SiteFailure';
import { SitePages } from '../SitePages';
import { useTexts } from '../texts';
import { PAGE_SIZE, useListAddress } from '../useListAddress';
import { usePageTitle } from '../usePageTitle';
import { ProjectQuery } from './ProjectQuery';
import { ProjectRows } from './ProjectRows';

const KINDS = ['notice', 'award'] as const;

/** `/projectintro`: public projects with a search; its conditions are stored in the address. */
export function ProjectListPage() {
  const texts = useTexts();
  const { pageNo, valueOf, change } = useListAddress();
  const keyword = valueOf('keyword');
  const kind = KINDS.find((one) => one === valueOf('kind')) ?? '';
  const buyType = valueOf('buyType') in texts.buyTypes ? valueOf('buyType') : '';
  const query = valueOf('query', MAX_QUERY);
  const conditions = { keyword, kind, buyType, ...queryParams({ query }) } as const;
  const list = useQuery(projectsQuery(useClient(), { pageNo, pageSize: PAGE_SIZE, ...conditions }));
  usePageTitle(texts.projects);
  return (
    <>
      <SiteBanner title={texts.projects} lead={texts.projectsLead} />
      <div className="gezi-site-wide gezi-site-list">
        <search className="gezi-site-search">
          <Segmented
            aria-label={texts.kind}
            value={kind}
            options={[
              { value: '', label: texts.kinds.all },
              { value: 'notice', label: texts.kinds.notice },
              { value: 'award', label: texts.kinds.award },
            ]}
            onChange={(chosen) => change({ kind: chosen })}
          />
          <Select
            aria-label={texts.buyType}
            popupRender={namedPopup(texts.buyType)}
            virtual={false}
            value={buyType}
            options={[
              { value: '', label: texts.anyBuyType },
              ...Object.entries(texts.buyTypes).map(([value, label]) => ({ value, label })),
            ]}
            onChange={(chosen: string) => change({ buyType: chosen })}
          />
          <KeywordSearch
            label={texts.projectSearch}
            hint={texts.projectSearchHint}
            keyword={keyword}
            onSearch={(typed) => change({ keyword: typed })}
          />
          <ProjectQuery query={query} onSearch={(next) => change({ query: next })} />
        </search>
        {list.error && <SiteFailure error={list.error} onRetry={() => void list.refetch()} />}
        {!list.error && list.data?.total === 0 && (
          <EmptyState title={texts.noProjects} description={texts.noProjectsHint} />
        )}
        {!list.error && list.data?.total !== 0 && <ProjectRows rows={list.data?.records} expected={8} />}
        <SitePages pageNo={pageNo} total={list.data?.total ?? 0} onChange={(page) => change({}, page)} />
      </div>
    </>
  );
}
