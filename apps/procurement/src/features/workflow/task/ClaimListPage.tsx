import { useClient } from '@gezi/client';
import { claimFlowTask, claimTaskFields, listClaimTasks, type FlowTask } from '@gezi/domain';
import { useMemo } from 'react';
import type { ListAction } from '../../../crud/ListPage';
import { FlowTaskList, taskPath } from './FlowTaskList';
import { useTexts } from './texts';
import { useFlowCall } from './useFlowCall';

const CARDS = ['title', 'procDefName', 'taskName', 'startUserName', 'createTime'];
const ENDPOINTS = { list: listClaimTasks };

/** `/flowable/task/claim`: tasks that are offered to several people; the first to claim one has it. */
export function ClaimListPage() {
  const texts = useTexts();
  const client = useClient();
  const act = useFlowCall();
  const rowActions = useMemo<ListAction<FlowTask>[]>(
    () => [
      {
        key: 'claim',
        label: texts.claimTask,
        onClick: ({ id }) => act({ call: () => client.call(claimFlowTask, { taskId: id }), done: texts.claimed }),
      },
      { key: 'view', label: texts.view, href: taskPath },
    ],
    [texts, client, act],
  );
  return (
    <FlowTaskList
      fields={claimTaskFields}
      endpoints={ENDPOINTS}
      texts={texts.claim}
      settings="flow-claim"
      cardColumns={CARDS}
      pathOf={taskPath}
      rowActions={rowActions}
    />
  );
}
