import { useClient } from '@gezi/client';
import { AWARD_STATES, type ProjectIntroDetail } from '@gezi/domain';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, Tag } from 'antd';
import { Link, useParams } from 'react-router';
import { projectQuery } from '../queries';
import { SiteBanner } from '../SiteBanner';
import { SiteContent } from '../SiteContent';
import { SiteFailure } from '../SiteFailure';
import { useTexts } from '../texts';
import type { Texts } from '../texts/zh-CN';
import { usePageTitle } from '../usePageTitle';
import { ProjectFacts } from './ProjectFacts';
import { ProjectMaterials } from './ProjectMaterials';
import { ProjectResult } from './ProjectResult';
import { STATE_COLORS } from './stateColors';

/** `/projectintro/detail/{id}`: the public details of a project. */
export function ProjectPage() {
  const texts = useTexts();
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(projectQuery(useClient(), id));
  usePageTitle(data ? titleOf(data, texts) : texts.projects);
  const back = <Link to="/projectintro">{texts.toProjects}</Link>;
  return (
    <>
      <SiteBanner title={data?.proName ?? texts.projects}>
        {data && (
          <p className="gezi-site-facts">
            <Tag color={STATE_COLORS[data.status] ?? 'default'}>{data.status_dictText}</Tag>
            <span>{texts.buyTypes[data.buyType] ?? data.buyType_dictText}</span>
            <span>{data.proNo}</span>
          </p>
        )}
      </SiteBanner>
      <div className="gezi-site-wide gezi-project-page">
        {isPending && <Skeleton active title={false} paragraph={{ rows: 10 }} />}
        {error && <SiteFailure error={error} onRetry={() => void refetch()} back={back} />}
        {data && (
          <>
            <div className="gezi-project-parts">
              <ProjectResult project={data} />
              <section aria-labelledby="gezi-project-notice">
                <h2 id="gezi-project-notice">{texts.notice}</h2>
                <SiteContent html={data.noticeContent} />
              </section>
              <ProjectMaterials materials={data.materials} />
            </div>
            <ProjectFacts project={data} back={back} />
          </>
        )}
      </div>
    </>
  );
}

/** Title of the window and of a shared link: it says whether the notice or the result is shown. */
function titleOf({ status, proName }: ProjectIntroDetail, texts: Texts): string {
  const isDecided = AWARD_STATES.some((state) => state === status);
  return texts.projectTitle(isDecided ? texts.award : texts.notice, proName);
}
