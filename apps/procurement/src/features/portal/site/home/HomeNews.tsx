import { useClient } from '@gezi/client';
import { EmptyState } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { NewsCards } from '../news/NewsCards';
import { newsQuery } from '../queries';
import { SiteFailure } from '../SiteFailure';
import { useTexts } from '../texts';
import { Section } from './Section';

const MAX_SHOWN = 3;

/** Latest news, pinned ones first. */
export function HomeNews() {
  const texts = useTexts();
  const { data, error, refetch } = useQuery(newsQuery(useClient(), { pageSize: MAX_SHOWN }));
  return (
    <Section title={texts.latestNews} more={{ path: '/news', name: texts.news }}>
      {error && <SiteFailure error={error} onRetry={() => void refetch()} />}
      {!error && data?.total === 0 && <EmptyState title={texts.noNews} />}
      {!error && data?.total !== 0 && <NewsCards rows={data?.records} expected={MAX_SHOWN} heading="h3" />}
    </Section>
  );
}
