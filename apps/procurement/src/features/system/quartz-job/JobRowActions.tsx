import { usePermission } from '@gezi/client';
import { jobStatus, type QuartzJob } from '@gezi/domain';
import { RowActions } from '../../../crud/RowActions';
import { RowButton } from '../../../crud/RowButton';
import { RowMore } from '../../../crud/RowMore';
import { nameOf } from './jobColumns';
import type { JobAction } from './queries';
import { useTexts } from './texts';

interface JobRowActionsProps {
  job: QuartzJob;
  onEdit: (job: QuartzJob) => void;
  onHistory: (job: QuartzJob) => void;
  onAct: (action: JobAction, job: QuartzJob) => void;
}

/** What the caller may do with a job. */
export function JobRowActions({ job, onEdit, onHistory, onAct }: JobRowActionsProps) {
  const texts = useTexts();
  const mayEdit = usePermission('system:quartzJob:edit');
  const mayDelete = usePermission('system:quartzJob:delete');
  const name = nameOf(job);
  const isRunning = job.status === jobStatus.running;
  const turn: JobAction = isRunning ? 'pause' : 'resume';
  const more = [
    ...(mayEdit ? [{ key: turn, label: isRunning ? texts.pause : texts.resume }] : []),
    ...(mayEdit ? [{ key: 'execute' as const, label: texts.execute }] : []),
    ...(mayDelete ? [{ key: 'remove' as const, label: texts.remove, danger: true }] : []),
  ];
  return (
    <RowActions>
      {mayEdit && <RowButton label={texts.edit} of={name} onClick={() => onEdit(job)} />}
      <RowButton label={texts.history} of={name} onClick={() => onHistory(job)} />
      <RowMore name={name} items={more} onChoose={(action) => onAct(action, job)} />
    </RowActions>
  );
}
