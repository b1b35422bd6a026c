import { useClient } from '@gezi/client';
import { completeFlowTasks, type FlowTask } from '@gezi/domain';
import type { BatchAction } from '@gezi/editable-grid';
import { useQueryClient } from '@tanstack/react-query';
import { App } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { AreaField } from '../../../forms/fields/AreaField';
import { RecordDialog } from '../../../forms/RecordDialog';
import { refreshFlows } from '../shared/refreshFlows';
import { titleOf } from './FlowTaskList';
import { RefusedTasks, type BatchAnswer } from './RefusedTasks';
import { useTexts } from './texts';
import './task.css';

/** Tasks of one call (contract, part 4 §4.5). */
const MAX_BATCH = 100;

/** Completes selected tasks with one comment, then lists those that were refused. */
export function useBatchApproval(): { action: BatchAction<FlowTask>; dialog: ReactNode } {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const { message } = App.useApp();
  const [tasks, setTasks] = useState<readonly FlowTask[]>();
  const [refused, setRefused] = useState<{ tasks: readonly FlowTask[]; answer: BatchAnswer }>();

  const action = useMemo<BatchAction<FlowTask>>(
    () => ({
      key: 'approve',
      label: texts.approveSeveral,
      onClick: (rows) => {
        if (rows.length > MAX_BATCH) void message.warning(texts.tooMany(MAX_BATCH));
        else setTasks(rows);
      },
    }),
    [texts, message],
  );

  async function approve(chosen: readonly FlowTask[], comment: string): Promise<BatchAnswer> {
    try {
      const taskIds = chosen.map(({ id }) => id);
      return await client.call(completeFlowTasks, { taskIds, comment: comment || null }, { silent: true });
    } finally {
      void refreshFlows(queries);
    }
  }

  const question = tasks && (
    <RecordDialog<{ comment: string }, BatchAnswer>
      title={texts.approveTitle(tasks.length)}
      okText={texts.approve}
      schema={completeFlowTasks.input}
      initial={{ comment: '' }}
      save={({ comment }) => approve(tasks, comment)}
      saved={null}
      onSaved={(answer) => {
        if (answer.refused.length > 0) setRefused({ tasks, answer });
        else void message.success(texts.approvedAll(answer.completed.length));
      }}
      onClose={() => setTasks(undefined)}
    >
      <ul className="gezi-flow-chosen" aria-label={texts.approveTitle(tasks.length)}>
        {tasks.map((task) => (
          <li key={task.id}>
            <span>{titleOf(task)}</span>
            <small>{task.taskName}</small>
          </li>
        ))}
      </ul>
      <AreaField name="comment" label={texts.opinion} placeholder={texts.opinionHint} showCount lines={[3, 8]} />
    </RecordDialog>
  );
  const refusals = refused && <RefusedTasks {...refused} onClose={() => setRefused(undefined)} />;
  return {
    action,
    dialog: (
      <>
        {question}
        {refusals}
      </>
    ),
  };
}
