import { exportFinishedTasks, finishedTaskFields, listFinishedTasks, type FlowTask } from '@gezi/domain';
import { Space, Tag } from 'antd';
import { useMemo } from 'react';
import type { ListAction } from '../../../crud/ListPage';
import { finishedTaskPath, FlowTaskList } from './FlowTaskList';
import { useTexts } from './texts';

const ENDPOINTS = { list: listFinishedTasks };
const CARDS = ['title', 'status', 'listFlowCommentDto', 'taskName', 'startUserName', 'finishTime'];
const FACES = { listFlowCommentDto: (row: FlowTask) => <Opinion row={row} /> };

/** `/flowable/task/finished`: tasks that the user completed. */
export function FinishedListPage() {
  const texts = useTexts();
  const rowActions = useMemo<ListAction<FlowTask>[]>(
    () => [{ key: 'view', label: texts.view, href: finishedTaskPath }],
    [texts],
  );
  return (
    <FlowTaskList
      fields={finishedTaskFields}
      endpoints={ENDPOINTS}
      exportOf={exportFinishedTasks}
      texts={texts.finished}
      settings="flow-finished"
      cardColumns={CARDS}
      faces={FACES}
      pathOf={finishedTaskPath}
      rowActions={rowActions}
    />
  );
}

const COLORS: Readonly<Record<string, string>> = { '1': 'green', '2': 'orange', '3': 'red', '6': 'red' };

/** How the user completed a task. */
function Opinion({ row: { listFlowCommentDto } }: { row: FlowTask }) {
  const texts = useTexts();
  const [given] = listFlowCommentDto;
  if (!given) return null;
  const { type, comment } = given;
  return (
    <Space size={4}>
      <Tag {...(COLORS[type] && { color: COLORS[type] })}>{texts.outcomes[type] ?? type}</Tag>
      {comment}
    </Space>
  );
}
