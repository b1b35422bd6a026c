import {
  FLOW_COMMENT,
  receiversOf,
  type EngineTask,
  type FlowEvent,
  type FlowPlan,
  type FlowState,
  type FlowStep,
} from '@gezi/domain';
import { and, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  bulkInsert,
  flowCandidate,
  flowHistory,
  flowInstance,
  flowTask,
  newId,
  timeText,
  type Database,
} from '../../platform/db';

/** Variable with the ids of the records of node forms, by form. No condition can name it. */
export const RECORDS = '#records';

export type StoredInstance = typeof flowInstance.$inferSelect;
type StoredTask = typeof flowTask.$inferSelect;

/** Words and files of the user who acts. */
export interface FlowWords {
  comment?: string | null | undefined;
  /** File list as it is stored. */
  files?: string | null;
  /** Id of the history entry that has the files. */
  historyId?: string;
}

/** SQL of running processes. Call its functions within the transaction of a step. @param nextId ids of history entries */
export function flowStore(db: Database, nextId: () => string = newId) {
  return { lock, withRecord, stateOf, insert, update };

  /** Finds a process and locks it until the transaction ends. */
  async function lock(tenantId: number, id: string): Promise<StoredInstance | undefined> {
    const [row] = await db.orm
      .select()
      .from(flowInstance)
      .where(and(eq(flowInstance.tenantId, tenantId), eq(flowInstance.id, id)))
      .for('update');
    return row;
  }

  /** Processes with a record of a form, latest first: as their main form, else as the form of a step. */
  async function withRecord(tenantId: number, recordId: string): Promise<StoredInstance[]> {
    const find = (condition: SQL) =>
      db.orm
        .select()
        .from(flowInstance)
        .where(and(eq(flowInstance.tenantId, tenantId), condition))
        .orderBy(desc(flowInstance.id));
    const found = await find(eq(flowInstance.businessKey, recordId));
    if (found.length > 0) return found;
    const records = sql`jsonb_path_query_array(${flowInstance.variables}, ${`$."${RECORDS}".*`}::jsonpath)`;
    return find(sql`${records} @> ${JSON.stringify([recordId])}::jsonb`);
  }

  async function stateOf(row: StoredInstance): Promise<FlowState> {
    const tasks = await db.orm
      .select()
      .from(flowTask)
      .where(and(eq(flowTask.tenantId, row.tenantId), eq(flowTask.instanceId, row.id), eq(flowTask.state, 'open')))
      .orderBy(flowTask.id);
    const { status, isSuspended, isHandled, initiator, tokens, timers, variables } = row;
    return { status, isSuspended, isHandled, initiator, tokens, timers, variables, tasks: tasks.map(engineTaskOf) };
  }

  /** Stores a process that was started. @param row without what the step gives */
  async function insert(
    row: Omit<typeof flowInstance.$inferInsert, keyof ReturnType<typeof columnsOf>>,
    plan: FlowPlan,
    step: FlowStep,
    now: number,
  ): Promise<void> {
    await db.orm.insert(flowInstance).values({ ...row, ...columnsOf(step.state, now) });
    await storeTasks({ tenantId: 0, ...row }, plan, [], step, now, {});
  }

  async function update(
    row: StoredInstance,
    plan: FlowPlan,
    before: FlowState,
    step: FlowStep,
    { now, username, words }: { now: number; username: string; words: FlowWords },
  ): Promise<void> {
    await db.write(
      db.orm
        .update(flowInstance)
        .set({ ...columnsOf(step.state, now), updateBy: username, updateTime: timeText(now) })
        .where(and(eq(flowInstance.tenantId, row.tenantId), eq(flowInstance.id, row.id))),
    );
    await storeTasks(row, plan, before.tasks, step, now, words);
  }

  async function storeTasks(
    { id: instanceId, definitionId, tenantId }: Pick<StoredInstance, 'id' | 'definitionId' | 'tenantId'>,
    plan: FlowPlan,
    before: readonly EngineTask[],
    { state, events, closed }: FlowStep,
    now: number,
    words: FlowWords,
  ): Promise<void> {
    const time = timeText(now);
    const known = new Map(before.map((task) => [task.id, task]));
    const ended = new Set(closed.map(({ id }) => id));
    const rowOf = (task: EngineTask) => ({
      ...task,
      instanceId,
      definitionId,
      name: plan.nodes.get(task.nodeId)?.name.slice(0, 200) ?? '',
      createTime: time,
      tenantId,
      ...(ended.has(task.id) ? { ...endOf(task.id, events, words), endTime: time } : { state: 'open' }),
    });
    const added = [...state.tasks, ...closed].filter(({ id }) => !known.has(id));
    if (added.length > 0) await db.write(db.orm.insert(flowTask).values(added.map(rowOf)));
    const changed = state.tasks.filter((task) => known.has(task.id) && known.get(task.id) !== task);
    const over = closed.filter(({ id }) => known.has(id));
    for (const task of [...changed, ...over]) {
      const { createTime: _createTime, id, ...row } = rowOf(task);
      await db.write(
        db.orm
          .update(flowTask)
          .set(row)
          .where(and(eq(flowTask.tenantId, tenantId), eq(flowTask.id, id))),
      );
    }
    const stale = [...changed, ...over].filter((task) => wasOffered(known.get(task.id)!));
    if (stale.length > 0) {
      const tasks = stale.map(({ id }) => id);
      await db.write(
        db.orm
          .delete(flowCandidate)
          .where(and(eq(flowCandidate.tenantId, tenantId), inArray(flowCandidate.taskId, tasks))),
      );
    }
    const offers = [...added, ...changed]
      .filter((task) => !ended.has(task.id) && wasOffered(task))
      .flatMap((task) => receiversOf(task).map((target) => ({ taskId: task.id, target, tenantId })));
    if (offers.length > 0) await db.write(db.orm.insert(flowCandidate).values(offers).onConflictDoNothing());
    await db.write(
      bulkInsert(
        db,
        flowHistory,
        events
          .filter(({ type }) => type !== 'listener')
          .map((event, index) => ({
            id: index === 0 && words.historyId ? words.historyId : nextId(),
            instanceId,
            type: event.type,
            nodeId: event.nodeId,
            taskId: event.taskId ?? null,
            username: event.by,
            receivers: event.to?.join() ?? null,
            comment: event.comment ?? null,
            files: index === 0 ? (words.files ?? null) : null,
            time,
            tenantId,
          })),
      ),
    );
  }
}

const wasOffered = ({ assignee }: EngineTask): boolean => assignee === null;

/** How a task ended: the action of its user, or a consequence of another one. */
function endOf(taskId: string, events: readonly FlowEvent[], { files = null }: FlowWords) {
  const own = events.filter((event) => event.taskId === taskId);
  const done = own.find(({ type }) => type === 'complete' || type === 'reject' || type === 'return');
  if (done) {
    const outcome = { complete: FLOW_COMMENT.normal, reject: FLOW_COMMENT.rejected, return: FLOW_COMMENT.returned };
    return {
      state: 'completed',
      outcome: outcome[done.type as keyof typeof outcome],
      comment: done.comment ?? null,
      files,
    };
  }
  const isSkipped = own.some(({ type }) => type === 'skip');
  return { state: isSkipped ? 'skipped' : 'cancelled', outcome: isSkipped ? FLOW_COMMENT.skipped : null };
}

const engineTaskOf = (row: StoredTask): EngineTask => ({
  id: row.id,
  tokenId: row.tokenId,
  nodeId: row.nodeId,
  assignee: row.assignee,
  candidateUsers: row.candidateUsers,
  candidateGroups: row.candidateGroups,
  owner: row.owner,
  agentFor: row.agentFor,
  isClaimed: row.isClaimed,
  addedBy: row.addedBy,
});

/** Columns that follow from the state. */
function columnsOf(state: FlowState, now: number) {
  const due = Math.min(...state.timers.map((timer) => timer.due));
  const isWaiting = Number.isFinite(due) && !state.isSuspended;
  return {
    status: state.status,
    isSuspended: state.isSuspended,
    isHandled: state.isHandled,
    initiator: state.initiator,
    variables: state.variables,
    tokens: [...state.tokens],
    timers: [...state.timers],
    // Rounded up: the timer is over when the time of the row is.
    dueTime: isWaiting ? timeText(due + 999) : null,
    endTime: state.status === 'running' ? sql<null>`null` : timeText(now),
  };
}
