import type { FlowPlan } from '../model';
import type { FlowAction, FlowActor } from './FlowAction';
import type { FlowState } from './FlowState';
import { findRefusal, returnTargets } from './step';

export type FlowActionType = FlowAction['type'];

/**
 * Actions that a user may take now.
 *
 * @param taskId task that actions on tasks are for; default: none
 */
export function openFlowActions(
  plan: FlowPlan,
  state: FlowState,
  actor: FlowActor,
  taskId: string | undefined,
): FlowActionType[] {
  return samples(taskId ?? '').flatMap((action) => {
    if (findRefusal(state, action, actor)) return [];
    const isPossible = action.type !== 'return' || returnTargets(plan, state, action.taskId).length > 0;
    return isPossible ? [action.type] : [];
  });
}

/** One action of each type, which names nobody that could be the reason for a refusal. */
const samples = (taskId: string): FlowAction[] => [
  { type: 'complete', taskId },
  { type: 'claim', taskId },
  { type: 'unclaim', taskId },
  { type: 'reject', taskId },
  { type: 'return', taskId, target: '' },
  { type: 'delegate', taskId, to: '' },
  { type: 'assign', taskId, to: '' },
  { type: 'addSign', taskId, users: [''] },
  { type: 'copy', taskId, users: [''] },
  { type: 'recall' },
  { type: 'stop' },
  { type: 'suspend' },
  { type: 'activate' },
];
