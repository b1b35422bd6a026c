import {
  listAllFlows,
  listClaimTasks,
  listCustomFlows,
  listFinishedTasks,
  listMyFlowCc,
  listMyFlows,
  listTodos,
  listTodoTasks,
} from '@gezi/domain';
import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '../../../crud/invalidate';

/** Reloads the lists of tasks and processes and the numbers in the menu, after a step of a process. */
export const refreshFlows = (queries: QueryClient): Promise<void> =>
  invalidate(
    queries,
    listTodoTasks,
    listClaimTasks,
    listFinishedTasks,
    listMyFlows,
    listAllFlows,
    listCustomFlows,
    listMyFlowCc,
    listTodos,
  );
