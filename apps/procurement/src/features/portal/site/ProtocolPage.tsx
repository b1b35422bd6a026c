import { useClient } from '@gezi/client';
import { formatDate } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { Link, useParams } from 'react-router';
import { PrintButton } from './PrintButton';
import { protocolQuery } from './queries';
import { SiteBanner } from './SiteBanner';
import { SiteContent } from './SiteContent';
import { SiteFailure } from './SiteFailure';
import { useTexts } from './texts';
import { usePageTitle } from './usePageTitle';

/** `/protocol/{code}`: the current version of a protocol. */
export function ProtocolPage() {
  const texts = useTexts();
  const { code = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(protocolQuery(useClient(), code));
  usePageTitle(data?.title ?? texts.protocol);
  return (
    <>
      <SiteBanner title={data?.title ?? texts.protocol}>
        {data && (
          <p className="gezi-site-facts">
            <span>{texts.version(data.version)}</span>
            {data.effectiveTime && <span>{texts.effective(formatDate(data.effectiveTime))}</span>}
            <PrintButton />
          </p>
        )}
      </SiteBanner>
      <article className="gezi-site-reading">
        {isPending && <Skeleton active title={false} paragraph={{ rows: 10 }} />}
        {error && (
          <SiteFailure error={error} onRetry={() => void refetch()} back={<Link to="/home">{texts.helpBack}</Link>} />
        )}
        {data && <SiteContent html={data.content} />}
      </article>
    </>
  );
}
