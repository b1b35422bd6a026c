import { durationText, type FlowTask, type InputOf, type listAllFlows } from '@gezi/domain';
import { and, count, desc, eq, gte, ilike, inArray, isNull, lte, or, type SQL } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { flowCandidate, flowDefinition, flowInstance, flowTask, sysUser, timeOf } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { containsSql } from '../../../platform/query/characterPairs';
import { inSlices } from '../../../platform/query/inSlices';
import { listPage } from '../../../platform/query/listPage';
import { listSize } from '../../../platform/query/listSize';
import { pageOf } from '../../../platform/query/pageOf';
import { readOperand } from '../../../platform/query/readOperand';
import { currentLanguage } from '../../../platform/texts';
import { MAX_EXPORTED } from '../../../records/lists/everyRow';
import type { TodoKind } from '../../../records/todos/TodoKind';
import type { FlowRunner } from '../shared/flowRunner';
import { likeText, partOf } from '../../../platform/query/likeText';
import { flowTexts as t } from '../shared/flowTexts';

/** Lists that are exported. */
export type ExportedList = 'todo' | 'finished' | 'mine' | 'all';
export type FlowFilters = Omit<InputOf<typeof listAllFlows>, 'column' | 'order'>;
type TaskRow = typeof flowTask.$inferSelect;
type InstanceRow = typeof flowInstance.$inferSelect;

/** Lists of tasks and processes (contract, part 4 §4.5). */
export function flowLists({ db, clock }: Services, { people }: FlowRunner) {
  const exportedLists = { todo, finished, mine, all };

  return {
    todo: (caller: Caller, filters: FlowFilters) => todo(caller, filters).page(),
    claim: async (caller: Caller, filters: FlowFilters) => tasks(caller, await isOffered(caller), filters).page(),
    finished: (caller: Caller, filters: FlowFilters) => finished(caller, filters).page(),
    mine: (caller: Caller, filters: FlowFilters) => mine(caller, filters).page(),
    all: (caller: Caller, filters: FlowFilters) => all(caller, filters).page(),
    /** Rows of an export. @param ids empty = all that match the filters */
    exported: (list: ExportedList, caller: Caller, filters: FlowFilters, ids: readonly string[]) =>
      exportedLists[list](caller, filters).every(ids),
    todos,
    rowsOf,
  };

  /** Tasks that wait for the caller, and tasks that the caller may claim. */
  function todos(): TodoKind[] {
    return [
      {
        code: 'flow-todo',
        title: () => t.lists.todo,
        path: '/flowable/task/todo',
        count: (caller) => countTasks(isOpen(caller)),
      },
      {
        code: 'flow-claim',
        title: () => t.lists.claim,
        path: '/flowable/task/claim',
        count: async (caller) => countTasks(await isOffered(caller)),
      },
    ];
  }

  async function countTasks(where: SQL | undefined): Promise<number> {
    const [row] = await db.orm.select({ count: count() }).from(flowTask).where(where);
    return row!.count;
  }

  function isOpen(caller: Caller) {
    return and(
      eq(flowTask.tenantId, caller.tenantId),
      eq(flowTask.state, 'open'),
      eq(flowTask.assignee, caller.username),
    );
  }

  function todo(caller: Caller, filters: FlowFilters) {
    return tasks(caller, isOpen(caller), filters);
  }

  /** Open tasks that the caller is a candidate for. */
  async function isOffered(caller: Caller): Promise<SQL | undefined> {
    const groups = await people.groupsOf(caller);
    const targets = [caller.username, ...groups.map((group) => `group:${group}`)];
    const offered = db.orm
      .select({ id: flowCandidate.taskId })
      .from(flowCandidate)
      .where(and(eq(flowCandidate.tenantId, caller.tenantId), inArray(flowCandidate.target, targets)));
    return and(
      eq(flowTask.tenantId, caller.tenantId),
      eq(flowTask.state, 'open'),
      isNull(flowTask.assignee),
      inArray(flowTask.id, offered),
    );
  }

  function finished(caller: Caller, filters: FlowFilters) {
    const isDone = and(
      eq(flowTask.tenantId, caller.tenantId),
      eq(flowTask.assignee, caller.username),
      eq(flowTask.state, 'completed'),
    );
    return tasks(caller, isDone, filters);
  }

  function mine(caller: Caller, filters: FlowFilters) {
    const ownOnly = and(eq(flowInstance.tenantId, caller.tenantId), eq(flowInstance.initiator, caller.username));
    return instances(caller, ownOnly, filters);
  }

  function all(caller: Caller, filters: FlowFilters) {
    return instances(caller, eq(flowInstance.tenantId, caller.tenantId), filters);
  }

  /** Conditions on what only the process of a row has. */
  function flowSql({ startUserName, title }: FlowFilters): SQL | undefined {
    const started = startUserName
      ? inArray(
          flowInstance.initiator,
          db.orm
            .select({ username: sysUser.username })
            .from(sysUser)
            .where(or(ilike(sysUser.realname, likeText(startUserName)), eq(sysUser.username, partOf(startUserName)))),
        )
      : undefined;
    return and(title ? containsSql(flowInstance.title, title) : undefined, started);
  }

  /** Conditions on the definition of a row. */
  function definitionSql(
    { tenantId }: Caller,
    { procDefName, category }: FlowFilters,
    { definitionId }: typeof flowTask | typeof flowInstance,
  ): SQL | undefined {
    if (!procDefName && !category) return undefined;
    const named = db.orm
      .select({ id: flowDefinition.id })
      .from(flowDefinition)
      .where(
        and(
          eq(flowDefinition.tenantId, tenantId),
          procDefName ? ilike(flowDefinition.name, likeText(procDefName)) : undefined,
          category ? eq(flowDefinition.category, category) : undefined,
        ),
      );
    return inArray(definitionId, named);
  }

  function tasks(caller: Caller, mineOnly: SQL | undefined, filters: FlowFilters) {
    const { from, to } = timesOf(filters);
    const own = and(
      mineOnly,
      definitionSql(caller, filters, flowTask),
      from ? gte(flowTask.createTime, from) : undefined,
      to ? lte(flowTask.createTime, to) : undefined,
    );
    const ofFlow = flowSql(filters);
    const joined = and(eq(flowInstance.id, flowTask.instanceId), eq(flowInstance.tenantId, flowTask.tenantId));
    const select = (ids?: readonly string[]) =>
      db.orm
        .select({ task: flowTask, instance: flowInstance })
        .from(flowTask)
        .innerJoin(flowInstance, joined)
        .where(and(own, ofFlow, ids && inArray(flowTask.id, [...ids])))
        .orderBy(desc(flowTask.id));
    return { page, every };

    async function page() {
      const at = pageAt(filters);
      const rows = await select().limit(at.size).offset(at.offset);
      const total = await totalOf(rows.length, at, async () => {
        const counted = db.orm.select({ count: count() }).from(flowTask);
        const [row] = await (ofFlow
          ? counted.innerJoin(flowInstance, joined).where(and(own, ofFlow))
          : counted.where(own));
        return row!.count;
      });
      return pageOf(await rowsOf(rows), total, at);
    }

    async function every(ids: readonly string[]) {
      const found = await db.orm
        .select({ id: flowTask.id })
        .from(flowTask)
        .innerJoin(flowInstance, joined)
        .where(and(own, ofFlow, ids.length > 0 ? inArray(flowTask.id, [...ids]) : undefined))
        .orderBy(desc(flowTask.id))
        .limit(MAX_EXPORTED);
      return inSlices(
        found.map(({ id }) => id),
        async (slice) => rowsOf(await select(slice)),
      );
    }
  }

  function instances(caller: Caller, scope: SQL | undefined, filters: FlowFilters) {
    const { from, to } = timesOf(filters);
    const { status } = filters;
    const where = and(
      scope,
      definitionSql(caller, filters, flowInstance),
      flowSql(filters),
      status ? eq(flowInstance.status, status as InstanceRow['status']) : undefined,
      from ? gte(flowInstance.createTime, from) : undefined,
      to ? lte(flowInstance.createTime, to) : undefined,
    );
    const select = (ids?: readonly string[]) =>
      db.orm
        .select()
        .from(flowInstance)
        .where(and(where, ids && inArray(flowInstance.id, [...ids])))
        .orderBy(desc(flowInstance.id));
    return { page, every };

    async function page() {
      const at = pageAt(filters);
      const rows = await select().limit(at.size).offset(at.offset);
      const total = await totalOf(rows.length, at, async () => {
        const [row] = await db.orm.select({ count: count() }).from(flowInstance).where(where);
        return row!.count;
      });
      return pageOf(await instanceRowsOf(rows), total, at);
    }

    async function every(ids: readonly string[]) {
      const found = await db.orm
        .select({ id: flowInstance.id })
        .from(flowInstance)
        .where(and(where, ids.length > 0 ? inArray(flowInstance.id, [...ids]) : undefined))
        .orderBy(desc(flowInstance.id))
        .limit(MAX_EXPORTED);
      return inSlices(
        found.map(({ id }) => id),
        async (slice) => instanceRowsOf(await select(slice)),
      );
    }
  }

  /** Rows of processes with their first open task. */
  async function instanceRowsOf(rows: readonly InstanceRow[]): Promise<FlowTask[]> {
    const open = await openTasksOf(rows);
    const records = await rowsOf(rows.map((instance) => ({ task: open.get(instance.id)?.[0] ?? null, instance })));
    return records.map((row, index) => ({ ...row, id: rows[index]!.id }));
  }

  async function openTasksOf(rows: readonly InstanceRow[]): Promise<Map<string, TaskRow[]>> {
    const byInstance = new Map<string, TaskRow[]>();
    if (rows.length === 0) return byInstance;
    const found = await db.orm
      .select()
      .from(flowTask)
      .where(
        and(
          eq(flowTask.tenantId, rows[0]!.tenantId),
          eq(flowTask.state, 'open'),
          inArray(
            flowTask.instanceId,
            rows.map(({ id }) => id),
          ),
        ),
      )
      .orderBy(flowTask.id);
    for (const task of found) byInstance.set(task.instanceId, [...(byInstance.get(task.instanceId) ?? []), task]);
    return byInstance;
  }

  /** Rows on the wire, with the names of people. */
  async function rowsOf(rows: readonly { task: TaskRow | null; instance: InstanceRow }[]): Promise<FlowTask[]> {
    const names = await people.namesOf(
      rows.flatMap(({ task, instance }) => [
        instance.initiator,
        ...(task ? [task.assignee, task.agentFor, task.owner, ...task.candidateUsers] : []),
      ]),
    );
    const tenantId = rows[0]?.instance.tenantId ?? 0;
    const groups = await people.groupNames(tenantId, [
      ...new Set(rows.flatMap(({ task }) => (task && !task.assignee ? task.candidateGroups : []))),
    ]);
    const nameOf = (username: string | null | undefined) =>
      username ? (names.get(username)?.realname ?? username) : null;
    return rows.map(({ task, instance }) => {
      const started = names.get(instance.initiator);
      const createTime = task?.createTime ?? instance.createTime;
      const finishTime = task ? task.endTime : instance.endTime;
      return {
        id: task?.id ?? instance.id,
        taskId: task?.id ?? null,
        taskName: task?.name ?? null,
        taskDefKey: task?.nodeId ?? null,
        assigneeId: task?.assignee ?? null,
        assigneeName: nameOf(task?.assignee),
        deptName: (task?.assignee && names.get(task.assignee)?.departName) || null,
        startUserId: instance.initiator,
        startUserName: started?.realname ?? instance.initiator,
        startDeptName: started?.departName ?? null,
        category: instance.businessKind ?? instance.category,
        procVars: null,
        taskLocalVars: null,
        deployId: instance.deploymentId,
        procDefId: instance.definitionId,
        procDefKey: instance.definitionKey,
        procDefName: instance.definitionName,
        procDefVersion: instance.definitionVersion,
        procInsId: instance.id,
        hisProcInsId: instance.id,
        duration: durationOf(createTime, finishTime),
        candidate:
          task && !task.assignee
            ? [...task.candidateUsers.map(nameOf), ...task.candidateGroups.map((group) => groups.get(group))].join()
            : null,
        createTime,
        finishTime,
        businessKey: instance.businessKey,
        nodeType: task ? 'userTask' : null,
        listFlowCommentDto: task?.outcome ? [{ type: task.outcome, comment: task.comment ?? '' }] : [],
        listcommentFileDto: task?.files ? [{ type: task.outcome ?? '1', fileurl: task.files }] : [],
        taskFormValues: null,
        title: instance.title,
        status: instance.status,
        isSuspended: instance.isSuspended,
        agentForName: nameOf(task?.agentFor),
        ownerName: nameOf(task?.owner),
      };
    });
  }

  function durationOf(from: string | null, to: string | null): string | null {
    return from ? durationText((to ? timeOf(to) : clock()) - timeOf(from), currentLanguage()) : null;
  }
}

export type FlowLists = ReturnType<typeof flowLists>;

/** Page of a request. */
export const pageAt = ({ pageNum, pageNo, pageSize }: FlowFilters) => listPage(pageNum ?? pageNo, listSize(pageSize));

const timesOf = ({ createTime_begin: from, createTime_end: to }: FlowFilters) => ({
  from: from && String(readOperand('datetime', from, 'createTime_begin')),
  to: to && String(readOperand('datetime', to, 'createTime_end', true)),
});

/** A page that is not full is the last one, so that its position gives the total. */
const totalOf = async (
  rows: number,
  { size, offset }: { size: number; offset: number },
  counted: () => Promise<number>,
): Promise<number> => (rows < size && (rows > 0 || offset === 0) ? offset + rows : counted());
