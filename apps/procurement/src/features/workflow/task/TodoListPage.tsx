import { exportTodoTasks, listTodoTasks, todoTaskFields, type FlowTask } from '@gezi/domain';
import { useMemo } from 'react';
import type { ListAction } from '../../../crud/ListPage';
import { FlowTaskList, taskPath } from './FlowTaskList';
import { useTexts } from './texts';
import { useBatchApproval } from './useBatchApproval';

const CARDS = ['title', 'procDefName', 'taskName', 'startUserName', 'createTime'];
const ENDPOINTS = { list: listTodoTasks };

/** `/flowable/task/todo`: tasks that wait for the user, to handle one by one or to approve together. */
export function TodoListPage() {
  const texts = useTexts();
  const { action, dialog } = useBatchApproval();
  const rowActions = useMemo<ListAction<FlowTask>[]>(
    () => [{ key: 'handle', label: texts.handle, href: taskPath }],
    [texts],
  );
  const batchActions = useMemo(() => [action], [action]);
  return (
    <>
      <FlowTaskList
        fields={todoTaskFields}
        endpoints={ENDPOINTS}
        exportOf={exportTodoTasks}
        texts={texts.todo}
        settings="flow-todo"
        cardColumns={CARDS}
        pathOf={taskPath}
        rowActions={rowActions}
        batchActions={batchActions}
      />
      {dialog}
    </>
  );
}
