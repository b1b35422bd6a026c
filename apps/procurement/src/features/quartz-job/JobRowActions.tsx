import { MoreOutlined } from '@ant-design/icons';
import { usePermission } from '@gezi/client';
import { jobStatus, type QuartzJob } from '@gezi/domain';
import { Button, Dropdown } from 'antd';
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
    ...(mayEdit ? [{ key: 'execute', label: texts.execute }] : []),
    ...(mayDelete ? [{ key: 'remove', label: texts.remove, danger: true }] : []),
  ];
  return (
    <span className="gezi-row-actions">
      {mayEdit && (
        <Button type="link" size="small" aria-label={texts.of(texts.edit, name)} onClick={() => onEdit(job)}>
          {texts.edit}
        </Button>
      )}
      <Button type="link" size="small" aria-label={texts.of(texts.history, name)} onClick={() => onHistory(job)}>
        {texts.history}
      </Button>
      {more.length > 0 && (
        <Dropdown trigger={['click']} menu={{ items: more, onClick: ({ key }) => onAct(key as JobAction, job) }}>
          <Button
            type="link"
            size="small"
            aria-label={texts.of(texts.more, name)}
            aria-haspopup="menu"
            icon={<MoreOutlined aria-hidden />}
          >
            {texts.more}
          </Button>
        </Dropdown>
      )}
    </span>
  );
}
