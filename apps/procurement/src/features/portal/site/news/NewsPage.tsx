import { useClient } from '@gezi/client';
import { formatDate } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Link, useParams } from 'react-router';
import { PrintButton } from '../PrintButton';
import { articleQuery } from '../queries';
import { SiteBanner } from '../SiteBanner';
import { SiteContent } from '../SiteContent';
import { SiteFailure } from '../SiteFailure';
import { useTexts } from '../texts';
import { usePageTitle } from '../usePageTitle';

/** `/news/detail/{id}`: one news item. */
export function NewsPage() {
  const texts = useTexts();
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(articleQuery(useClient(), id));
  usePageTitle(data?.title ?? texts.news);
  const back = <Link to="/news">{texts.toNews}</Link>;
  return (
    <>
      <SiteBanner title={data?.title ?? texts.news}>
        {data && (
          <p className="gezi-site-facts">
            {data.category && <span>{texts.categories[data.category] ?? data.category}</span>}
            {data.author && <span>{data.author}</span>}
            <time dateTime={data.publishTime?.replace(' ', 'T')}>{formatDate(data.publishTime)}</time>
            <span>{texts.views(data.viewCount)}</span>
            <PrintButton />
          </p>
        )}
      </SiteBanner>
      <article className="gezi-site-reading">
        {isPending && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
        {error && <SiteFailure error={error} onRetry={() => void refetch()} back={back} />}
        {data && (
          <>
            {data.summary && <p className="gezi-site-summary">{data.summary}</p>}
            <SiteContent html={data.content} />
            <p className="gezi-site-back">{back}</p>
          </>
        )}
      </article>
    </>
  );
}
