import type { completeFlowTasks, FlowTask, ResultOf } from '@gezi/domain';
import { Dialog } from '@gezi/ui';
import { Button } from 'antd';
import { titleOf } from './FlowTaskList';
import { useTexts } from './texts';
import './task.css';

export type BatchAnswer = ResultOf<typeof completeFlowTasks>;

interface RefusedTasksProps {
  tasks: readonly FlowTask[];
  answer: BatchAnswer;
  onClose: () => void;
}

/** The tasks of a batch that were refused, each with its reason. */
export function RefusedTasks({ tasks, answer: { completed, refused }, onClose }: RefusedTasksProps) {
  const texts = useTexts();
  const titles = new Map(tasks.map((task) => [task.id, titleOf(task)]));
  return (
    <Dialog
      open
      width={560}
      title={texts.refusedTitle(completed.length, refused.length)}
      footer={
        <Button type="primary" onClick={onClose}>
          {texts.close}
        </Button>
      }
      onCancel={onClose}
    >
      <ul className="gezi-flow-chosen" aria-label={texts.refusedLabel}>
        {refused.map(({ taskId, message }) => (
          <li key={taskId}>
            <span>{titles.get(taskId) ?? taskId}</span>
            <small className="gezi-flow-refusal">{message}</small>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
