import type { Client } from '@gezi/client';
import {
  addFlowSigners,
  assignFlowTask,
  claimFlowTask,
  completeFlowTask,
  copyFlow,
  deleteFlow,
  delegateFlowTask,
  recallFlow,
  rejectFlowTask,
  returnFlowTask,
  stopFlow,
  unclaimFlowTask,
  updateFlowState,
  type Variables,
} from '@gezi/domain';
import { chosenPeople } from '../core/nextStep';
import type { OfferedAction } from './flowActions';

/** Target of an action. */
export interface FlowActionTarget {
  taskId: string;
  instanceId: string;
  /** Values of the form. */
  values?: Variables;
}

/** Input of the user for an action. */
export interface FlowActionInput {
  comment?: string | null;
  /** JSON text of a list of `{name, url}`. */
  fileurl?: string | null;
  /** Usernames, comma-joined. */
  people?: string | null;
  ccUsers?: string | null;
  nextPeople?: string | null;
  targetKey?: string | null;
}

/** Takes an action. @param silent leaves failures to the caller */
export function callAction(
  client: Client,
  type: OfferedAction,
  { taskId, instanceId, values }: FlowActionTarget,
  { comment, fileurl, people, ccUsers, nextPeople, targetKey }: FlowActionInput,
  silent: boolean,
): Promise<null> {
  const options = { silent };
  const words = { ...(comment && { comment }), ...(fileurl && { commentFileDto: { fileurl } }) };
  const users = (people ?? '').split(',').filter(Boolean);
  const assignee = people ?? '';
  switch (type) {
    case 'complete': {
      const { assignee: one, candidateUsers } = chosenPeople(nextPeople) ?? {};
      const next = { ...(one && { assignee: one }), ...(candidateUsers && { candidateUsers: [...candidateUsers] }) };
      const input = {
        taskId,
        ...words,
        ...(ccUsers && { ccUsers }),
        ...next,
        ...(values && { values: { ...values } }),
      };
      return client.call(completeFlowTask, input, options);
    }
    case 'claim':
      return client.call(claimFlowTask, { taskId }, options);
    case 'unclaim':
      return client.call(unclaimFlowTask, { taskId }, options);
    case 'reject':
      return client.call(rejectFlowTask, { taskId, ...words }, options);
    case 'return':
      return client.call(returnFlowTask, { taskId, targetKey: targetKey ?? '', ...words }, options);
    case 'delegate':
      return client.call(delegateFlowTask, { taskId, assignee, ...words }, options);
    case 'assign':
      return client.call(assignFlowTask, { taskId, assignee, ...words }, options);
    case 'addSign':
      return client.call(addFlowSigners, { taskId, users, ...words }, options);
    case 'copy':
      return client.call(copyFlow, { taskId, users, ...words }, options);
    case 'recall':
      return client.call(recallFlow, { instanceId, ...words }, options);
    case 'stop':
      return client.call(stopFlow, { instanceId, ...words }, options);
    case 'suspend':
      return client.call(updateFlowState, { instanceId, state: '2' }, options);
    case 'delete':
      return client.call(deleteFlow, { instanceId, ...(comment && { deleteReason: comment }) }, options);
    case 'activate':
      return client.call(updateFlowState, { instanceId, state: '1' }, options);
  }
}
