import { useClient } from '@gezi/client';
import { useQuery } from '@tanstack/react-query';
import { Skeleton, Tag } from 'antd';
import { Link, useParams } from 'react-router';
import { projectQuery } from '../queries';
import { SiteBanner } from '../SiteBanner';
import { SiteContent } from '../SiteContent';
import { SiteFailure } from '../SiteFailure';
import { useTexts } from '../texts';
import { usePageTitle } from '../usePageTitle';
import { ProjectFacts } from './ProjectFacts';
import { ProjectMaterials } from './ProjectMaterials';
import { STATE_COLORS } from './stateColors';

/** `/projectintro/detail/{id}`: the public details of a project. */
export function ProjectPage() {
  const texts = useTexts();
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(projectQuery(useClient(), id));
  usePageTitle(data?.proName ?? texts.projects);
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
              {data.award && (
                <section className="gezi-project-award" aria-labelledby="gezi-project-award">
                  <h2 id="gezi-project-award">{texts.award}</h2>
                  <dl>
                    <dt>{texts.winners}</dt>
                    {data.award.winners.map((winner) => (
                      <dd key={winner}>{winner}</dd>
                    ))}
                    {data.award.awardTime && (
                      <>
                        <dt>{texts.awardTime}</dt>
                        <dd>{data.award.awardTime}</dd>
                      </>
                    )}
                  </dl>
                </section>
              )}
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
