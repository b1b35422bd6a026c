import { accessTo, actionOf, filtersOf, standard, WithOpinion } from '../../kit';
import { executorChangeFields } from './fields';
import { ChangeExecutor, ChangeExecutorAdd, ChangeExecutorEdit } from './schema';

const BASE = '/contract/changeExecutor';
const RESOURCE = 'contract:changeExecutor';
const calls = standard(BASE, accessTo(RESOURCE));
const action = actionOf(BASE, RESOURCE);

/** Filters of the list of applications. */
export const executorChangeFilters = [
  'id',
  'contractId',
  'newUserId',
  'applyUserId',
  'createTime',
  ...filtersOf(executorChangeFields),
] as const;

export const listExecutorChanges = calls.list(executorChangeFilters, ChangeExecutor);
export const viewExecutorChange = calls.view(ChangeExecutor);
export const addExecutorChange = calls.add(ChangeExecutorAdd, ChangeExecutor);
export const editExecutorChange = calls.edit(ChangeExecutorEdit, ChangeExecutor);
export const deleteExecutorChange = calls.delete();
export const deleteExecutorChanges = calls.deleteBatch();
export const approveExecutorChange = action('approve', WithOpinion, ChangeExecutor);
export const rejectExecutorChange = action('reject', WithOpinion, ChangeExecutor);
