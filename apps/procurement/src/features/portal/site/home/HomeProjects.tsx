import { useClient } from '@gezi/client';
import { EmptyState } from '@gezi/ui';
import { useQuery } from '@tanstack/react-query';
import { ProjectRows } from '../projects/ProjectRows';
import { projectsQuery } from '../queries';
import { SiteFailure } from '../SiteFailure';
import { useTexts } from '../texts';
import { Section } from './Section';

const MAX_SHOWN = 5;
/** Project query of the home page: the latest notices. */
export const CURRENT = { kind: 'notice', pageSize: MAX_SHOWN } as const;

/** Current projects. */
export function HomeProjects() {
  const texts = useTexts();
  const { data, error, refetch } = useQuery(projectsQuery(useClient(), CURRENT));
  return (
    <Section
      title={texts.currentProjects}
      lead={texts.currentProjectsHint}
      more={{ path: '/projectintro', name: texts.projects }}
    >
      {error && <SiteFailure error={error} onRetry={() => void refetch()} />}
      {!error && data?.total === 0 && <EmptyState title={texts.noCurrentProjects} />}
      {!error && data?.total !== 0 && <ProjectRows rows={data?.records} expected={MAX_SHOWN} />}
    </Section>
  );
}
