import { projectStatus, type ProjectRow } from '@gezi/domain';
import { StatusTag } from '../../../documents/StatusTag';

const COLORS = {
  [projectStatus.inApproval]: 'blue',
  [projectStatus.rejected]: 'red',
  [projectStatus.toStart]: 'cyan',
  [projectStatus.quoting]: 'blue',
  [projectStatus.toOpen]: 'orange',
  [projectStatus.inEvaluation]: 'purple',
  [projectStatus.toAward]: 'gold',
  [projectStatus.awarded]: 'green',
  [projectStatus.contracted]: 'green',
  [projectStatus.failed]: 'red',
};

/** State of a project. */
export const ProjectStatusTag = ({ project }: { project: Pick<ProjectRow, 'status' | 'status_dictText'> }) => (
  <StatusTag doc={project} colors={COLORS} />
);
