import { Type, type TProperties, type TSchema } from 'typebox';
import { endpoint, holders, Id, listInput, Maybe, Page, signedIn, Text, type Access } from '../../kit';
import { flowPageInput } from '../definition/endpoints';
import {
  FlowCc,
  FlowMyBusiness,
  FlowRecord,
  FlowTask,
  flowTaskMembers as members,
  NextFlowNode,
  VisitedNode,
} from './schema';

const BASE = '/flowable/task';
const READ = signedIn('tenant');
/** Administrators of processes. */
const ALL = holders('flowable:task:all');

const taskFilters = {
  procDefName: Type.Optional(Text(200)),
  startUserName: Type.Optional(Text(100)),
  category: Type.Optional(Text(64)),
  title: Type.Optional(Text(255)),
  createTime_begin: Type.Optional(Text(19)),
  createTime_end: Type.Optional(Text(19)),
};
const allFilters = { ...taskFilters, status: Type.Optional(Text(20)) };

const listOf = <Row extends TSchema>(path: string, access: Access, row: Row, filters: TProperties = taskFilters) =>
  endpoint({
    method: 'GET',
    path: `${BASE}/${path}`,
    access,
    input: Type.Object({ ...flowPageInput, ...(filters as typeof allFilters) }),
    result: Page(row),
  });

/** Tasks that wait for the caller. */
export const listTodoTasks = listOf('todoListNew', READ, FlowTask);
export const listTodoTasksByPageNum = listOf('todoList', READ, FlowTask);
/** Tasks that the caller may claim. */
export const listClaimTasks = listOf('claimList', READ, FlowTask);
/** Tasks that the caller completed. */
export const listFinishedTasks = listOf('finishedListNew', READ, FlowTask);
export const listFinishedTasksByPageNum = listOf('finishedList', READ, FlowTask);
/** Processes that the caller started. */
export const listMyFlows = listOf('myProcessNew', READ, FlowTask, allFilters);
export const listMyFlowsByPageNum = listOf('myProcess', READ, FlowTask, allFilters);
export const listAllFlows = listOf('allProcess', ALL, FlowTask, allFilters);
export const listCustomFlows = endpoint({
  method: 'GET',
  path: `${BASE}/customList`,
  access: READ,
  input: Type.Object({ ...flowPageInput, businessName: Type.Optional(Text(100)) }),
  result: Page(FlowMyBusiness),
});

const exportOfList = (path: string, access: Access, filters: TProperties = taskFilters) =>
  endpoint({
    method: 'GET',
    alsoBy: ['POST'],
    path: `${BASE}/${path}`,
    access,
    input: Type.Object({
      ...flowPageInput,
      ...(filters as typeof allFilters),
      selections: Type.Optional(Text(100_000)),
    }),
    alsoByQuery: true,
    result: Type.Unknown(),
    answer: 'raw',
  });
export const exportTodoTasks = exportOfList('todoExportXls', READ);
export const exportFinishedTasks = exportOfList('finishedExportXls', READ);
export const exportMyFlows = exportOfList('myExportXls', READ, allFilters);
export const exportAllFlows = exportOfList('allExportXls', ALL, allFilters);

/**
 * History of a process; callers who take no part in it are refused. With only `deployId` or `procDefId` it is the record
 * of a process that is about to start.
 */
export const viewFlowRecord = endpoint({
  method: 'GET',
  path: `${BASE}/flowRecord`,
  access: READ,
  input: Type.Object({
    procInsId: Type.Optional(Text(36)),
    deployId: Type.Optional(Text(36)),
    procDefId: Type.Optional(Text(36)),
    businessKey: Type.Optional(Text(64)),
    taskId: Type.Optional(Text(36)),
    category: Type.Optional(Text(64)),
  }),
  result: FlowRecord,
});
export const viewFlowRecordByDataId = endpoint({
  method: 'GET',
  path: `${BASE}/flowRecordBydataid`,
  access: READ,
  input: Type.Object({ dataId: Id }),
  result: FlowRecord,
});
export const viewFlowVariables = endpoint({
  method: 'GET',
  path: `${BASE}/processVariables/{taskId}`,
  access: READ,
  input: Type.Object({ taskId: Id }),
  result: Type.Record(Type.String(), Type.Unknown()),
});

/** An action by POST, whose input may also be in the query. */
const action = <Input extends TProperties, Result extends TSchema>(path: string, input: Input, result: Result) =>
  endpoint({
    method: 'POST',
    path: `${BASE}/${path}`,
    access: READ,
    input: Type.Object(input),
    alsoByQuery: true,
    result,
  });
const { taskId, instanceId, comment, assignee, targetKey, values, commentFileDto, ccUsers } = members;
const words = { comment, commentFileDto };

export const completeFlowTask = action(
  'complete',
  {
    taskId,
    values,
    ...words,
    ccUsers,
    assignee: Type.Optional(Maybe(Text(100))),
    candidateUsers: members.candidateUsers,
    candidateGroups: members.candidateGroups,
  },
  Type.Null(),
);
/** Completes several tasks, each in its own transaction; refusals are returned by task. */
export const completeFlowTasks = action(
  'completeBatch',
  { taskIds: Type.Array(taskId, { minItems: 1, maxItems: 100, title: '任务' }), comment },
  Type.Object({
    completed: Type.Array(Text(36)),
    refused: Type.Array(Type.Object({ taskId: Text(36), message: Text(500) })),
  }),
);
export const claimFlowTask = action('claim', { taskId }, Type.Null());
export const unclaimFlowTask = action('unClaim', { taskId }, Type.Null());
/** The task returns to its owner after completion. */
export const delegateFlowTask = action('delegate', { taskId, assignee, ...words }, Type.Null());
export const assignFlowTask = action('assign', { taskId, assignee, ...words }, Type.Null());
/** Asks more people to complete the step. */
export const addFlowSigners = action('addSign', { taskId, users: members.users, ...words }, Type.Null());
/** Sends copies of the process. */
export const copyFlow = action('copy', { taskId, users: members.users, ...words }, Type.Null());
export const rejectFlowTask = action('reject', { taskId, ...words }, Type.Null());
export const listReturnTargets = action(
  'returnList',
  { taskId },
  Type.Array(Type.Object({ id: Text(100), name: Text(200) })),
);
export const returnFlowTask = action('return', { taskId, targetKey, ...words }, Type.Null());
/** The next step after a task, or after the start of a process. Null, with a message, if the process ends. */
export const previewNextFlowNode = action(
  'nextFlowNode',
  { taskId: Type.Optional(taskId), procDefId: Type.Optional(Text(36, { title: '流程定义ID' })), values },
  Maybe(NextFlowNode),
);
export const recallFlow = action('revokeProcess', { instanceId, ...words }, Type.Null());
export const stopFlow = action('stopProcess', { instanceId, ...words }, Type.Null());

/** Ends the process of a task. */
export const deleteFlowTask = endpoint({
  method: 'DELETE',
  path: `${BASE}/delete`,
  access: ALL,
  input: Type.Object({ taskId, comment }),
  result: Type.Null(),
});

const viewer = (path: string, member: string) =>
  endpoint({
    method: 'GET',
    path: `${BASE}/${path}/{${member}}`,
    access: READ,
    input: Type.Object({ [member]: Type.String({ minLength: 1, maxLength: 200 }) }),
    result: Maybe(Type.Array(VisitedNode)),
  });
export const viewFlowNodes = viewer('flowViewer', 'procInsId');
export const viewFlowNodesByDataId = viewer('flowViewerByDataId', 'dataId');
/** Of the caller's latest process of that name. */
export const viewFlowNodesByName = viewer('flowViewerByName', 'processDefinitionName');

/** The drawing as SVG. */
export const drawFlow = endpoint({
  method: 'GET',
  path: `${BASE}/diagram/{processId}`,
  access: READ,
  input: Type.Object({ processId: Id }),
  result: Type.String(),
  answer: 'raw',
});

export const updateFlowState = endpoint({
  method: 'POST',
  path: '/flowable/instance/updateState',
  access: ALL,
  input: Type.Object({
    state: Type.Union([Type.Literal('1'), Type.Literal('2')], { title: '状态', reason: '应为 1（激活）或 2（挂起）' }),
    instanceId,
  }),
  alsoByQuery: true,
  result: Type.Null(),
});
/** Deletes a process with its history. */
export const deleteFlow = endpoint({
  method: 'DELETE',
  path: '/flowable/instance/delete',
  access: ALL,
  input: Type.Object({
    instanceId,
    deleteReason: Type.Optional(Text(500, { title: '删除原因' })),
    dataId: Type.Optional(Text(64)),
  }),
  result: Type.Null(),
});

const ccFilters = ['title', 'flowName', 'category', 'state', 'initiatorUsername', 'createTime'] as const;
export const listFlowCc = endpoint({
  method: 'GET',
  path: '/flowable/flowCc/list',
  access: ALL,
  input: listInput([...ccFilters, 'username'], FlowCc),
  result: Page(FlowCc),
});
export const listMyFlowCc = endpoint({
  method: 'GET',
  path: '/flowable/flowCc/myList',
  access: READ,
  input: listInput(ccFilters, FlowCc),
  result: Page(FlowCc),
});
export const readFlowCc = endpoint({
  method: 'GET',
  path: '/flowable/flowCc/updateViewStatus',
  access: READ,
  input: Type.Object({ id: Id }),
  result: Type.Null(),
});

export const listFlowBusiness = endpoint({
  method: 'GET',
  path: '/flowable/flowMyBusiness/list',
  access: READ,
  input: Type.Object({
    ...flowPageInput,
    title: Type.Optional(Text(255)),
    dataId: Type.Optional(Text(64)),
    actStatus: Type.Optional(Text(20)),
  }),
  result: Page(FlowMyBusiness),
});
export const viewFlowBusiness = endpoint({
  method: 'GET',
  path: '/flowable/flowMyBusiness/queryById',
  access: READ,
  input: Type.Object({ id: Id }),
  result: FlowMyBusiness,
});
