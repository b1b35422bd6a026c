import {
  addFlowSigners,
  allFlowFields,
  assignFlowTask,
  claimFlowTask,
  completeFlowTask,
  completeFlowTasks,
  copyFlow,
  delegateFlowTask,
  deleteFlow,
  deleteFlowTask,
  drawFlow,
  exportAllFlows,
  exportColumnsOf,
  exportFinishedTasks,
  exportMyFlows,
  exportTodoTasks,
  finishedTaskFields,
  listAllFlows,
  listClaimTasks,
  listCustomFlows,
  listFinishedTasks,
  listFinishedTasksByPageNum,
  listFlowBusiness,
  listFlowCc,
  listMyFlowCc,
  listMyFlows,
  listMyFlowsByPageNum,
  listReturnTargets,
  listTodoTasks,
  listTodoTasksByPageNum,
  myFlowFields,
  previewNextFlowNode,
  readFlowCc,
  recallFlow,
  rejectFlowTask,
  returnFlowTask,
  stopFlow,
  todoTaskFields,
  unclaimFlowTask,
  updateFlowState,
  viewFlowBusiness,
  viewFlowNodes,
  viewFlowNodesByDataId,
  viewFlowNodesByName,
  viewFlowRecord,
  viewFlowRecordByDataId,
  viewFlowVariables,
  type FlowAction,
  type ListField,
} from '@gezi/domain';
import { splitList } from '@gezi/advanced-query/core';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../FeatureModule';
import { changeLogger, type LogChange } from '../../../identity/audit/changeLogger';
import { flowCandidate, flowCc, flowHistory, flowInstance, flowTask } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { WithMessage } from '../../../platform/http/envelope';
import { Refusal, refuse } from '../../../platform/http/refusal';
import { serve } from '../../../platform/http/serve';
import { texts } from '../../../platform/texts';
import { attachments } from '../../../records/files/attachments';
import { serveWrite } from '../../../records/lists/serveWrite';
import { serveExport } from '../../../records/workbooks/serveExport';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { flowRunner } from '../shared/flowRunner';
import { splitNames } from '../shared/flowNotices';
import { flowTexts as t } from '../shared/flowTexts';
import { flowCopies } from './flowCopies';
import { flowBusinessLists } from './flowBusinessLists';
import { flowLists, type ExportedList, type FlowFilters, type FlowLists } from './flowLists';
import { flowRecords } from './flowRecords';

interface Words {
  comment?: string | null | undefined;
  commentFileDto?: { fileurl?: string | null | undefined } | null | undefined;
}

/** Tasks and processes (contract, part 4 §4.5). */
export function taskRoutes(app: FastifyInstance, services: Services): void {
  const { db, replicas } = services;
  const runner = flowRunner(services);
  const own = flowLists(services, runner);
  const onReplica = <Read>(caller: Caller, read: (lists: FlowLists) => Promise<Read>) =>
    replicas.read(caller, (readDb) => read(flowLists({ ...services, db: readDb }, runner)));
  const lists: FlowLists = {
    ...own,
    finished: (caller, filters) => onReplica(caller, (read) => read.finished(caller, filters)),
    exported: (list, caller, ...by) =>
      list === 'finished'
        ? onReplica(caller, (read) => read.exported(list, caller, ...by))
        : own.exported(list, caller, ...by),
  };
  const businessLists = flowBusinessLists(services, runner);
  const copies = flowCopies(services, runner);
  const records = flowRecords(services, runner, lists);
  const attached = attachments(db, 'workflow');
  const loggerFor = changeLogger(services.audit);

  serve(app, listTodoTasks, (filters, caller) => lists.todo(caller, filters));
  serve(app, listTodoTasksByPageNum, (filters, caller) => lists.todo(caller, filters));
  serve(app, listClaimTasks, (filters, caller) => lists.claim(caller, filters));
  serve(app, listFinishedTasks, (filters, caller) => lists.finished(caller, filters));
  serve(app, listFinishedTasksByPageNum, (filters, caller) => lists.finished(caller, filters));
  serve(app, listMyFlows, (filters, caller) => lists.mine(caller, filters));
  serve(app, listMyFlowsByPageNum, (filters, caller) => lists.mine(caller, filters));
  serve(app, listAllFlows, (filters, caller) => lists.all(caller, filters));
  serve(app, listCustomFlows, (request, caller) => businessLists.custom(caller, request));
  serve(app, listFlowBusiness, (request, caller) => businessLists.business(caller, request));
  serve(app, viewFlowBusiness, async ({ id }, caller) => {
    const found = await businessLists.businessById(caller, id);
    if (!found) throw refuse(texts.notFound, 'id');
    return found;
  });

  exportList(exportTodoTasks, 'todo', todoTaskFields);
  exportList(exportFinishedTasks, 'finished', finishedTaskFields);
  exportList(exportMyFlows, 'mine', myFlowFields);
  exportList(exportAllFlows, 'all', allFlowFields);

  function exportList(endpoint: typeof exportAllFlows, list: ExportedList, fields: readonly ListField[]): void {
    const columns = sheetColumns(exportColumnsOf(fields));
    serveExport(app, services, endpoint, async ({ selections = '', ...filters }, caller) => ({
      title: () => t.lists[list],
      columns,
      rows: await lists.exported(list, caller, filters as FlowFilters, splitList(selections)),
    }));
  }

  serve(app, viewFlowRecord, async ({ category: _category, ...by }, caller) =>
    copies.opened(caller, await records.record(caller, by)),
  );
  serve(app, viewFlowRecordByDataId, async ({ dataId }, caller) =>
    copies.opened(caller, await records.record(caller, { businessKey: dataId })),
  );
  serve(app, viewFlowVariables, ({ taskId }, caller) => records.variables(caller, taskId));
  serve(app, viewFlowNodes, async ({ procInsId }, caller) =>
    records.visited(await records.find(caller, eq(flowInstance.id, procInsId!), 'procInsId')),
  );
  serve(app, viewFlowNodesByDataId, async ({ dataId }, caller) =>
    records.visited(await records.find(caller, eq(flowInstance.businessKey, dataId!), 'dataId')),
  );
  serve(app, viewFlowNodesByName, async ({ processDefinitionName }, caller) => {
    const ofCaller = and(
      eq(flowInstance.initiator, caller.username),
      eq(flowInstance.definitionName, processDefinitionName!),
    );
    try {
      return await records.visited(await records.find(caller, ofCaller, 'processDefinitionName'));
    } catch (error) {
      if (error instanceof Refusal) return null;
      throw error;
    }
  });
  serve(app, drawFlow, async ({ processId }, caller, { reply }) => {
    const svg = await records.diagram(caller, processId);
    reply.header('content-type', 'image/svg+xml; charset=utf-8');
    reply.header('content-security-policy', "default-src 'none'; sandbox");
    return svg;
  });
  serve(app, listReturnTargets, ({ taskId }, caller) => records.targets(caller, taskId));
  serve(app, previewNextFlowNode, async ({ values, ...at }, caller) => {
    const { node, isEnd } = await records.next(caller, at, values);
    return node ?? new WithMessage(isEnd ? t.finished : '', null);
  });

  /** Takes an action on a task, or on a process, and logs it. */
  async function take(
    caller: Caller,
    target: { taskId: string } | { instanceId: string },
    action: FlowAction,
    logChange: LogChange,
    { commentFileDto, ccUsers }: Words & { ccUsers?: string | null | undefined } = {},
  ): Promise<null> {
    const { id, title } = await runner.step(caller, target, action, {
      files: commentFileDto?.fileurl,
      cc: splitNames(ccUsers),
      logChange,
    });
    await logChange('edit', () => t.audit.stepped(title), { id, action: action.type, ...target });
    return null;
  }
  const said = ({ comment }: Words) => (comment ? { comment } : {});

  serveWrite(
    app,
    services,
    () => t.completed,
    completeFlowTask,
    (caller, input, logChange) => {
      const { taskId, values, assignee, candidateUsers, candidateGroups } = input;
      const next = {
        ...(assignee && { assignee }),
        ...(candidateUsers && { candidateUsers }),
        ...(candidateGroups && { candidateGroups }),
      };
      const action: FlowAction = { type: 'complete', taskId, ...(values && { values }), ...said(input), next };
      return take(caller, { taskId }, action, logChange, input);
    },
  );
  serve(app, completeFlowTasks, async ({ taskIds, ...words }, caller, at) => {
    const completed: string[] = [];
    const refused: { taskId: string; message: string }[] = [];
    for (const taskId of new Set(taskIds)) {
      try {
        await take(caller, { taskId }, { type: 'complete', taskId, ...said(words) }, loggerFor(caller, at));
        completed.push(taskId);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        refused.push({ taskId, message: error.message });
      }
    }
    return new WithMessage(t.completed, { completed, refused });
  });
  serveWrite(
    app,
    services,
    () => t.claimed,
    claimFlowTask,
    (caller, { taskId }, logChange) => take(caller, { taskId }, { type: 'claim', taskId }, logChange),
  );
  serveWrite(
    app,
    services,
    () => t.unclaimed,
    unclaimFlowTask,
    (caller, { taskId }, logChange) => take(caller, { taskId }, { type: 'unclaim', taskId }, logChange),
  );
  serveWrite(
    app,
    services,
    () => t.delegated,
    delegateFlowTask,
    (caller, { taskId, assignee, ...words }, logChange) =>
      take(caller, { taskId }, { type: 'delegate', taskId, to: assignee, ...said(words) }, logChange, words),
  );
  serveWrite(
    app,
    services,
    () => t.assigned,
    assignFlowTask,
    (caller, { taskId, assignee, ...words }, logChange) =>
      take(caller, { taskId }, { type: 'assign', taskId, to: assignee, ...said(words) }, logChange, words),
  );
  serveWrite(
    app,
    services,
    () => t.signersAdded,
    addFlowSigners,
    (caller, { taskId, users, ...words }, logChange) =>
      take(caller, { taskId }, { type: 'addSign', taskId, users, ...said(words) }, logChange, words),
  );
  serveWrite(
    app,
    services,
    () => t.copied,
    copyFlow,
    (caller, { taskId, users, ...words }, logChange) =>
      take(caller, { taskId }, { type: 'copy', taskId, users, ...said(words) }, logChange, words),
  );
  serveWrite(
    app,
    services,
    () => t.rejected,
    rejectFlowTask,
    (caller, { taskId, ...words }, logChange) =>
      take(caller, { taskId }, { type: 'reject', taskId, ...said(words) }, logChange, words),
  );
  serveWrite(
    app,
    services,
    () => t.returned,
    returnFlowTask,
    (caller, { taskId, targetKey, ...words }, logChange) =>
      take(caller, { taskId }, { type: 'return', taskId, target: targetKey, ...said(words) }, logChange, words),
  );
  serveWrite(
    app,
    services,
    () => t.recalled,
    recallFlow,
    (caller, { instanceId, ...words }, logChange) =>
      take(caller, { instanceId }, { type: 'recall', ...said(words) }, logChange, words),
  );
  serveWrite(
    app,
    services,
    () => t.stopped,
    stopFlow,
    (caller, { instanceId, ...words }, logChange) =>
      take(caller, { instanceId }, { type: 'stop', ...said(words) }, logChange, words),
  );
  serveWrite(
    app,
    services,
    () => t.stopped,
    deleteFlowTask,
    (caller, { taskId, ...words }, logChange) => take(caller, { taskId }, { type: 'stop', ...said(words) }, logChange),
  );
  serveWrite(
    app,
    services,
    () => t.stateChanged,
    updateFlowState,
    (caller, { state, instanceId }, logChange) =>
      take(caller, { instanceId }, { type: state === '1' ? 'activate' : 'suspend' }, logChange),
  );
  serveWrite(
    app,
    services,
    () => t.deleted,
    deleteFlow,
    (caller, input, logChange) => removeFlow(caller, input, logChange),
  );

  /** Deletes a process with everything that belongs to it. */
  async function removeFlow(
    caller: Caller,
    { instanceId, deleteReason, dataId }: { instanceId: string; deleteReason?: string; dataId?: string },
    logChange: LogChange,
  ): Promise<null> {
    const { tenantId } = caller;
    let notify = () => {};
    await db.transaction(async () => {
      await runner.businesses.lock(tenantId, instanceId);
      const row = await runner.store.lock(tenantId, instanceId);
      if (!row) throw refuse(t.unknownInstance, 'instanceId');
      if (dataId && row.businessKey !== dataId) throw refuse(t.wrongRecord, 'dataId');
      if (row.status === 'running' && runner.businesses.businessOf(row)) {
        // The document must not wait for a process that is gone.
        const stop = { type: 'stop', ...said({ comment: deleteReason }) } as const;
        notify = (await runner.stepWithin(caller, { instanceId }, stop, { logChange })).done;
      }
      const ofTasks = db.orm
        .select({ id: flowTask.id })
        .from(flowTask)
        .where(and(eq(flowTask.tenantId, tenantId), eq(flowTask.instanceId, instanceId)));
      await db.orm
        .delete(flowCandidate)
        .where(and(eq(flowCandidate.tenantId, tenantId), inArray(flowCandidate.taskId, ofTasks)));
      const history = await db.orm
        .delete(flowHistory)
        .where(and(eq(flowHistory.tenantId, tenantId), eq(flowHistory.instanceId, instanceId)))
        .returning({ id: flowHistory.id });
      for (const table of [flowTask, flowCc]) {
        await db.orm.delete(table).where(and(eq(table.tenantId, tenantId), eq(table.instanceId, instanceId)));
      }
      await db.orm
        .delete(flowInstance)
        .where(and(eq(flowInstance.tenantId, tenantId), eq(flowInstance.id, instanceId)));
      await attached.free(
        tenantId,
        history.map(({ id }) => id),
      );
      await logChange('delete', () => t.audit.instanceDeleted(row.title), { instanceId, deleteReason });
    });
    notify();
    return null;
  }

  serve(app, listFlowCc, (request, caller) => copies.list(caller, request));
  serve(app, listMyFlowCc, (request, caller) => copies.mine(caller, request));
  serve(app, readFlowCc, async ({ id }, caller) => {
    if (!(await copies.markRead(caller, id))) throw refuse(texts.notFound, 'id');
    return null;
  });
}
