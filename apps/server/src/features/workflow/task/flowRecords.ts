import {
  isCandidate,
  openFlowActions,
  readLayout,
  returnTargets,
  startOf,
  type EngineTask,
  type FlowActor,
  type FlowRecord,
  type FlowState,
  type FlowTask,
  type NextFlowNode,
  type Variables,
  type VisitedNode,
} from '@gezi/domain';
import type { FormValues } from '@gezi/form-designer/core';
import { and, desc, eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import {
  flowCandidate,
  flowCc,
  flowDeployOnline,
  flowHistory,
  flowInstance,
  flowTask,
  sysCustomForm,
} from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import type { FlowReader } from '../shared/flowForms';
import { ALL_FLOWS, type FlowRunner } from '../shared/flowRunner';
import type { StoredInstance } from '../../../records/approvals/flowStore';
import { flowTexts as t } from '../shared/flowTexts';
import { drawSvg } from './drawSvg';
import { flowHistories } from './flowHistories';
import type { FlowLists } from './flowLists';

type TaskRow = typeof flowTask.$inferSelect;

/** The history, drawing and state of single processes, for those who take part in them. */
export function flowRecords(services: Services, runner: FlowRunner, lists: FlowLists) {
  const { db } = services;
  const { people, definitions, store, forms } = runner;
  const histories = flowHistories(db, runner);

  return { record, formViews, variables, visited, diagram, targets, next, find, mayRead };

  /** The latest process that matches. @throws {Refusal} if there is none or the caller takes no part in it */
  async function find(caller: Caller, condition: SQL | undefined, field: string): Promise<StoredInstance> {
    const [row] = await db.orm
      .select()
      .from(flowInstance)
      .where(and(eq(flowInstance.tenantId, caller.tenantId), condition))
      .orderBy(desc(flowInstance.id))
      .limit(1);
    if (!row || !(await mayRead(caller, row))) throw refuse(t.unknownInstance, field);
    return row;
  }

  /** Initiator, everybody who had, has or may claim a task, receivers of a copy, administrators, readers of its document. */
  async function mayRead(caller: Caller, instance: StoredInstance): Promise<boolean> {
    const { id, initiator, tenantId, businessKey } = instance;
    const { username } = caller;
    if (initiator === username) return true;
    const had = or(eq(flowTask.assignee, username), eq(flowTask.owner, username), eq(flowTask.agentFor, username));
    const ofInstance = and(eq(flowTask.tenantId, tenantId), eq(flowTask.instanceId, id));
    const [task] = await db.orm.select({ id: flowTask.id }).from(flowTask).where(and(ofInstance, had)).limit(1);
    if (task) return true;
    const [acted] = await db.orm
      .select({ id: flowHistory.id })
      .from(flowHistory)
      .where(
        and(eq(flowHistory.tenantId, tenantId), eq(flowHistory.instanceId, id), eq(flowHistory.username, username)),
      )
      .limit(1);
    if (acted) return true;
    const [copy] = await db.orm
      .select({ id: flowCc.id })
      .from(flowCc)
      .where(and(eq(flowCc.tenantId, tenantId), eq(flowCc.instanceId, id), eq(flowCc.username, username)))
      .limit(1);
    if (copy) return true;
    const groups = await people.groupsOf(caller);
    const [offer] = await db.orm
      .select({ id: flowTask.id })
      .from(flowTask)
      .innerJoin(flowCandidate, eq(flowCandidate.taskId, flowTask.id))
      .where(
        and(
          ofInstance,
          eq(flowCandidate.tenantId, tenantId),
          inArray(flowCandidate.target, [username, ...groups.map((group) => `group:${group}`)]),
        ),
      )
      .limit(1);
    if (offer || (await hasPermission(db, caller, ALL_FLOWS))) return true;
    return businessKey !== null && Boolean(await runner.businesses.businessOf(instance)?.mayRead(caller, businessKey));
  }

  function findByTask(caller: Caller, taskId: string): Promise<StoredInstance> {
    const ofTask = db.orm
      .select({ id: flowTask.instanceId })
      .from(flowTask)
      .where(and(eq(flowTask.tenantId, caller.tenantId), eq(flowTask.id, taskId)));
    return find(caller, inArray(flowInstance.id, ofTask), 'taskId');
  }

  async function record(
    caller: Caller,
    by: {
      procInsId?: string | undefined;
      businessKey?: string | undefined;
      taskId?: string | undefined;
      deployId?: string | undefined;
      procDefId?: string | undefined;
    },
  ): Promise<FlowRecord> {
    if (!by.procInsId && !by.taskId && !by.businessKey && (by.deployId || by.procDefId)) return startRecord(caller, by);
    const instance = by.procInsId
      ? await find(caller, eq(flowInstance.id, by.procInsId), 'procInsId')
      : by.taskId
        ? await findByTask(caller, by.taskId)
        : await find(caller, eq(flowInstance.businessKey, by.businessKey ?? ''), 'businessKey');
    const tasks = await tasksOf(instance);
    const [ofProcess, ...rows] = await lists.rowsOf([
      { task: null, instance },
      ...tasks.map((task) => ({ task, instance })),
    ]);
    const plan = await definitions.planOf(caller.tenantId, instance.definitionId);
    const events = await histories.eventsOf(instance);
    const state = await store.stateOf(instance);
    const actor = await runner.actorOf(caller);
    const own = ownTask(state, actor, by.taskId);
    const { createTime, finishTime, duration } = ofProcess!;
    // The task that was asked for may be over: a link to it shows the one that the caller has now.
    const shownTask = own?.id ?? by.taskId;
    const current = tasks.find(({ id }) => id === shownTask);
    const first = tasks.at(-1);
    return {
      flowList: rows.map((row) => ({ ...row, ...histories.commentsOf(events, row.taskId) })),
      process: { ...(rows.find(({ taskId }) => taskId === own?.id) ?? ofProcess!), createTime, finishTime, duration },
      actions: openFlowActions(plan, state, actor, own?.id),
      history: await histories.history(instance, plan, events, tasks),
      copies: await histories.copies(instance),
      ...(await formsOf(instance, await readerOf(caller, instance, tasks, shownTask))),
      isStartUserNode:
        current !== undefined && current.nodeId === first?.nodeId && instance.initiator === caller.username,
    };
  }

  /** The record of a process that the caller is about to start. */
  async function startRecord(
    caller: Caller,
    { deployId, procDefId }: { deployId?: string | undefined; procDefId?: string | undefined },
  ): Promise<FlowRecord> {
    const { tenantId, username, realname } = caller;
    const definition = procDefId
      ? await definitions.byId(tenantId, procDefId)
      : await definitions.byDeployment(tenantId, deployId!);
    if (!definition) throw refuse(t.unknownDefinition, procDefId ? 'procDefId' : 'deployId');
    const { category, deploymentId, id, key, name, version, model, suspensionState } = definition;
    return {
      flowList: [],
      process: {
        ...NO_TASK,
        id,
        startUserId: username,
        startUserName: realname,
        category,
        deployId: deploymentId,
        procDefId: id,
        procDefKey: key,
        procDefName: name,
        procDefVersion: version,
        isSuspended: suspensionState !== '1',
      },
      actions: suspensionState === '1' ? ['start'] : [],
      history: [],
      copies: [],
      formData: (await forms.startForm(tenantId, model, deploymentId)) ?? { values: {} },
    };
  }

  /** The part of a form record that the caller sees in its processes, with the forms of all steps of the caller. */
  async function formViews(caller: Caller, recordId: string): Promise<FormValues[]> {
    const views: FormValues[] = [];
    for (const instance of await store.withRecord(caller.tenantId, recordId)) {
      if (!(await mayRead(caller, instance))) continue;
      const reader = await readerOf(caller, instance, await tasksOf(instance));
      const { definition } = await definitions.planOf(instance.tenantId, instance.definitionId);
      const { formData, taskFormData } = await forms.shownTo(instance, definition, reader);
      const shown = [formData, taskFormData];
      for (const shownNode of reader.steps.filter((step) => step !== reader.nodeId)) {
        // Only the form of the step: the rights to the main form are those of now.
        shown.push(
          (await forms.shownTo(instance, definition, { ...reader, nodeId: undefined, shownNode })).taskFormData,
        );
      }
      views.push(...shown.flatMap((form) => (form?.recordId === recordId ? [form.values as FormValues] : [])));
    }
    return views;
  }

  /** The forms of a process, and where the records of its business are. */
  async function formsOf(instance: StoredInstance, reader: FlowReader) {
    const { tenantId, deploymentId, businessKind, businessService } = instance;
    const { definition } = await definitions.planOf(tenantId, instance.definitionId);
    const base = await forms.shownTo(instance, definition, reader);
    if (businessKind === 'online') {
      const [link] = await db.orm
        .select()
        .from(flowDeployOnline)
        .where(and(eq(flowDeployOnline.tenantId, tenantId), eq(flowDeployOnline.deployId, deploymentId)))
        .limit(1);
      return { ...base, onlineId: businessService, onlineConfig: link ?? null };
    }
    if (businessKind !== 'zdyyw') return base;
    const [custom] = await db.orm
      .select({ routeName: sysCustomForm.routeName })
      .from(sysCustomForm)
      .where(and(eq(sysCustomForm.tenantId, tenantId), eq(sysCustomForm.businessService, businessService ?? '')))
      .limit(1);
    return { ...base, routeName: custom?.routeName ?? null };
  }

  /**
   * How the caller looks at a process.
   *
   * @param tasks all tasks of the process, latest first
   * @param taskId task that was asked for; default: the caller's open task
   */
  async function readerOf(
    caller: Caller,
    instance: StoredInstance,
    tasks: readonly TaskRow[],
    taskId?: string,
  ): Promise<FlowReader> {
    const { username } = caller;
    const isOpen = ({ state }: TaskRow) => state === 'open';
    const waits = (task: TaskRow) => isOpen(task) && task.assignee === null;
    const groups = tasks.some(waits) ? new Set(await people.groupsOf(caller)) : new Set<string>();
    const isOwn = (task: TaskRow) =>
      [task.assignee, task.owner, task.agentFor].includes(username) ||
      (waits(task) &&
        (task.candidateUsers.includes(username) || task.candidateGroups.some((group) => groups.has(group))));
    const own = tasks.filter(isOwn);
    const isRunning = instance.status === 'running' && !instance.isSuspended;
    const fillable = (task: TaskRow) => isRunning && isOpen(task) && task.assignee === username;
    const asked = own.find(({ id }) => id === taskId);
    const current = asked ? (fillable(asked) ? asked : undefined) : own.find(fillable);
    const { definition } = await definitions.planOf(instance.tenantId, instance.definitionId);
    const start = instance.initiator === username ? startOf(definition)?.id : undefined;
    return {
      nodeId: current?.nodeId,
      shownNode: (asked ?? own[0])?.nodeId,
      steps: [...new Set([...(start ? [start] : []), ...own.map(({ nodeId }) => nodeId)])],
      isAdmin: await hasPermission(db, caller, ALL_FLOWS),
    };
  }

  async function variables(caller: Caller, taskId: string): Promise<Variables> {
    const instance = await findByTask(caller, taskId);
    const { definition } = await definitions.planOf(instance.tenantId, instance.definitionId);
    const reader = await readerOf(caller, instance, await tasksOf(instance), taskId);
    return forms.visibleVariables(instance, definition, reader);
  }

  function tasksOf({ id, tenantId }: StoredInstance): Promise<TaskRow[]> {
    return db.orm
      .select()
      .from(flowTask)
      .where(and(eq(flowTask.tenantId, tenantId), eq(flowTask.instanceId, id)))
      .orderBy(desc(flowTask.id));
  }

  /** Nodes that the process came through; those where it is now are not completed. */
  async function visited(instance: StoredInstance): Promise<VisitedNode[]> {
    const current = new Set(instance.tokens.map(({ nodeId }) => nodeId));
    const entered = (await histories.eventsOf(instance)).flatMap(({ type, nodeId }) =>
      (type === 'enter' || type === 'start') && nodeId ? [nodeId] : [],
    );
    return [...new Set(entered)].map((key) => ({ key, completed: !current.has(key) }));
  }

  /** The drawing of a process, or of a definition, as SVG. */
  async function diagram(caller: Caller, id: string): Promise<string> {
    const ofId = await definitions.byId(caller.tenantId, id);
    const instance = ofId ? undefined : await find(caller, eq(flowInstance.id, id), 'processId');
    const definition = ofId ?? (await definitions.byId(caller.tenantId, instance!.definitionId))!;
    const layout = await readLayout(definition.xml, definition.model);
    return drawSvg(definition.model, layout, instance ? await visited(instance) : []);
  }

  async function targets(caller: Caller, taskId: string) {
    const instance = await findByTask(caller, taskId);
    const plan = await definitions.planOf(caller.tenantId, instance.definitionId);
    return returnTargets(plan, await store.stateOf(instance), taskId);
  }

  /** The first task that completing a task, or starting a process, would create; undefined if there is none. */
  async function next(
    caller: Caller,
    { taskId, procDefId }: { taskId?: string | undefined; procDefId?: string | undefined },
    values: Variables | undefined,
  ): Promise<{ node: NextFlowNode | undefined; isEnd: boolean }> {
    const { plan, before, step } = taskId
      ? await runner.preview(caller, taskId, values)
      : await previewStart(caller, procDefId, values);
    const known = new Set(before.tasks.map(({ id }) => id));
    const added = step.state.tasks.filter(({ id }) => !known.has(id));
    const [first] = added;
    const isEnd = step.state.status !== 'running';
    const node = first && plan.nodes.get(first.nodeId);
    if (!first || node?.type !== 'userTask') return { node: isEnd ? undefined : WAITING, isEnd };
    const usersOf = ({ assignee, candidateUsers }: EngineTask) => (assignee ? [assignee] : candidateUsers);
    const names = await people.namesOf(added.flatMap(usersOf));
    const groupNames = await people.groupNames(caller.tenantId, [
      ...new Set(added.flatMap(({ candidateGroups }) => candidateGroups)),
    ]);
    const userName = (username: string) => names.get(username)?.realname ?? username;
    const groupName = (group: string) => groupNames.get(group) ?? group;
    const ofFirst = added.filter(({ nodeId }) => nodeId === first.nodeId);
    const groups = first.candidateGroups;
    return {
      isEnd,
      node: {
        type: node.multi
          ? 'multiInstance'
          : first.assignee
            ? 'assignee'
            : groups.length > 0
              ? 'candidateGroups'
              : 'candidateUsers',
        steps: [...new Set(added.map(({ nodeId }) => nodeId))].map((nodeId) => {
          const tasks = added.filter((task) => task.nodeId === nodeId);
          const named = tasks.flatMap((task) => [
            ...usersOf(task).map(userName),
            ...task.candidateGroups.map(groupName),
          ]);
          return { name: plan.nodes.get(nodeId)?.name ?? '', people: [...new Set(named)] };
        }),
        vars: node.multi?.collection ?? null,
        userTask: { id: node.id, name: node.name, dataType: node.people.dataType },
        userList: [...new Set(ofFirst.flatMap(usersOf))].map((username) => ({
          username,
          realname: userName(username),
        })),
        roleList: groups.map((roleCode) => ({ roleCode, roleName: groupName(roleCode) })),
        bmutiInstanceFinish: node.multi === undefined,
        bisSequential: node.multi?.isSequential ?? false,
      },
    };
  }

  async function previewStart(caller: Caller, procDefId: string | undefined, values: Variables = {}) {
    if (!procDefId) throw refuse(t.taskMissing, 'taskId');
    const definition = await definitions.byId(caller.tenantId, procDefId);
    if (!definition) throw refuse(t.unknownDefinition, 'procDefId');
    return runner.previewStart(caller, definition, values);
  }
}

/** The task that the caller acts on: the given one, else one that waits for the caller, else one to claim. */
function ownTask({ tasks }: FlowState, actor: FlowActor, taskId: string | undefined): EngineTask | undefined {
  const own = tasks.filter((task) =>
    task.assignee === null ? isCandidate(task, actor) : task.assignee === actor.username,
  );
  return own.find(({ id }) => id === taskId) ?? own.find(({ assignee }) => assignee !== null) ?? own[0];
}

/** Nothing follows until other branches are done. */
const WAITING: NextFlowNode = {
  type: 'waiting',
  steps: [],
  vars: null,
  userTask: null,
  userList: [],
  roleList: [],
  bmutiInstanceFinish: true,
  bisSequential: false,
};

const NO_TASK: FlowTask = {
  id: '',
  taskId: null,
  taskName: null,
  taskDefKey: null,
  assigneeId: null,
  assigneeName: null,
  deptName: null,
  startUserId: null,
  startUserName: null,
  startDeptName: null,
  category: null,
  procVars: null,
  taskLocalVars: null,
  deployId: null,
  procDefId: null,
  procDefKey: null,
  procDefName: null,
  procDefVersion: null,
  procInsId: null,
  hisProcInsId: null,
  duration: null,
  candidate: null,
  createTime: null,
  finishTime: null,
  businessKey: null,
  nodeType: null,
  listFlowCommentDto: [],
  listcommentFileDto: [],
  taskFormValues: null,
  title: null,
  status: null,
  isSuspended: false,
  agentForName: null,
  ownerName: null,
};

export type FlowRecords = ReturnType<typeof flowRecords>;
