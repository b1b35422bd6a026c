import type { ProjectIntro } from '@gezi/domain';
import { formatDate } from '@gezi/ui';
import { Skeleton, Tag } from 'antd';
import { Link } from 'react-router';
import { useTexts } from '../texts';
import { STATE_COLORS } from './stateColors';

interface ProjectRowsProps {
  /** Undefined while loading. */
  rows: readonly ProjectIntro[] | undefined;
  /** Number of placeholder rows while loading. */
  expected: number;
}

/** Public projects, one per row. */
export function ProjectRows({ rows, expected }: ProjectRowsProps) {
  const texts = useTexts();
  if (!rows)
    return (
      <div className="gezi-projects" aria-hidden>
        {Array.from({ length: expected }, (_, at) => (
          <div key={at} className="gezi-project">
            <Skeleton active title={{ width: '60%' }} paragraph={{ rows: 1, width: '40%' }} />
          </div>
        ))}
      </div>
    );
  return (
    <ul className="gezi-projects">
      {rows.map((project) => (
        <li key={project.id} className="gezi-project">
          <div>
            <Link className="gezi-project-name" to={`/projectintro/detail/${encodeURIComponent(project.id)}`}>
              {project.proName}
            </Link>
            <p className="gezi-project-facts">
              <span>{texts.buyTypes[project.buyType] ?? project.buyType_dictText}</span>
              {project.demandOrgName && <span>{project.demandOrgName}</span>}
              <span>{project.proNo}</span>
            </p>
          </div>
          <div className="gezi-project-state">
            <Tag color={STATE_COLORS[project.status] ?? 'default'}>{project.status_dictText}</Tag>
            {project.proEndTime && (
              <time dateTime={project.proEndTime.replace(' ', 'T')}>
                {texts.closesOn(formatDate(project.proEndTime))}
              </time>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
