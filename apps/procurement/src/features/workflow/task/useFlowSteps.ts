import { useClient } from '@gezi/client';
import { deleteFlow, recallFlow, stopFlow, updateFlowState, type FlowTask } from '@gezi/domain';
import { useMemo } from 'react';
import type { ListAction } from '../../../crud/ListPage';
import { titleOf } from './FlowTaskList';
import type { FlowStepQuestion } from './FlowWordsDialog';
import { useTexts } from './texts';
import { useFlowCall } from './useFlowCall';

const MAX_COMMENT = 2000;
const MAX_REASON = 500;

/**
 * Steps on whole processes, as actions of their rows.
 *
 * @param ask shows the question of a step
 */
export function useFlowSteps(ask: (step: FlowStepQuestion) => void) {
  const texts = useTexts();
  const client = useClient();
  const act = useFlowCall();
  return useMemo(() => {
    const recall: ListAction<FlowTask> = {
      key: 'recall',
      label: texts.recall,
      visible: isRunning,
      onClick: (row) =>
        ask({
          title: texts.recall,
          question: texts.recallQuestion(titleOf(row)),
          done: texts.recalled,
          maxLength: MAX_COMMENT,
          take: (comment) => client.call(recallFlow, { instanceId: row.id, comment }, { silent: true }),
        }),
    };
    const stop: ListAction<FlowTask> = {
      key: 'stop',
      label: texts.stop,
      danger: true,
      visible: isRunning,
      onClick: (row) =>
        ask({
          title: texts.stop,
          question: texts.stopQuestion(titleOf(row)),
          done: texts.stopped,
          maxLength: MAX_COMMENT,
          take: (comment) => client.call(stopFlow, { instanceId: row.id, comment }, { silent: true }),
        }),
    };
    const suspend: ListAction<FlowTask> = {
      key: 'suspend',
      label: texts.suspend,
      inMenu: true,
      visible: (row) => isRunning(row) && !row.isSuspended,
      confirm: (row) => texts.suspendQuestion(titleOf(row)),
      onClick: ({ id }) =>
        act({
          call: () => client.call(updateFlowState, { state: '2', instanceId: id }),
          done: texts.suspended,
        }),
    };
    const activate: ListAction<FlowTask> = {
      key: 'activate',
      label: texts.activate,
      inMenu: true,
      visible: (row) => isRunning(row) && row.isSuspended,
      onClick: ({ id }) =>
        act({
          call: () => client.call(updateFlowState, { state: '1', instanceId: id }),
          done: texts.activated,
        }),
    };
    const remove: ListAction<FlowTask> = {
      key: 'delete',
      label: texts.remove,
      danger: true,
      inMenu: true,
      onClick: (row) =>
        ask({
          title: texts.remove,
          question: texts.removeQuestion(titleOf(row)),
          done: texts.removed,
          maxLength: MAX_REASON,
          take: (reason) =>
            client.call(
              deleteFlow,
              { instanceId: row.id, ...(reason !== null && { deleteReason: reason }) },
              { silent: true },
            ),
        }),
    };
    return { recall, stop, suspend, activate, remove };
  }, [texts, client, act, ask]);
}

const isRunning = ({ status }: FlowTask): boolean => status === 'running';
