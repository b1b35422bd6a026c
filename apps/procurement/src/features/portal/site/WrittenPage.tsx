import { useClient } from '@gezi/client';
import type { PortalPageCode } from '@gezi/domain';
import { EmptyState, formatDate } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Audiences } from './home/Audiences';
import { Flow } from './home/Flow';
import { RegisterCall } from './home/RegisterCall';
import { Trust } from './home/Trust';
import { pageQuery } from './queries';
import { SiteBanner } from './SiteBanner';
import { SiteContent } from './SiteContent';
import { SiteFailure } from './SiteFailure';
import { useTexts } from './texts';
import { usePageTitle } from './usePageTitle';

interface WrittenPageProps {
  code: PortalPageCode;
  title: string;
  /** Rendered above and below the content. */
  before?: ReactNode;
  after?: ReactNode;
}

/** A page whose content is maintained by editors. */
function WrittenPage({ code, title, before, after }: WrittenPageProps) {
  const texts = useTexts();
  const page = useQuery(pageQuery(useClient(), code));
  const shown = page.data?.title || title;
  usePageTitle(shown);
  return (
    <>
      <SiteBanner title={shown} />
      {before}
      <article className="gezi-site-reading">
        {page.isPending && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
        {page.error && <SiteFailure error={page.error} onRetry={() => void page.refetch()} />}
        {page.data &&
          (page.data.content ? (
            <>
              <SiteContent html={page.data.content} />
              {page.data.updateTime && (
                <p className="gezi-site-updated">{texts.updatedAt(formatDate(page.data.updateTime))}</p>
              )}
            </>
          ) : (
            <EmptyState title={texts.notWritten} description={texts.notWrittenHint} />
          ))}
      </article>
      {after}
    </>
  );
}

/** `/about` and `/aboutus` */
export function AboutPage() {
  return <WrittenPage code="about" title={useTexts().about} />;
}

/** `/joinus` */
export function JoinPage() {
  return <WrittenPage code="join" title={useTexts().join} after={<RegisterCall />} />;
}

/** `/platformintro` */
export function PlatformPage() {
  return <WrittenPage code="platform" title={useTexts().platformIntro} after={<Trust />} />;
}

/** `/service` */
export function ServicePage() {
  return (
    <WrittenPage
      code="service"
      title={useTexts().service}
      before={
        <>
          <Audiences />
          <Flow />
        </>
      }
      after={<RegisterCall />}
    />
  );
}

/** `/contact` */
export function ContactPage() {
  return <WrittenPage code="contact" title={useTexts().contact} />;
}
