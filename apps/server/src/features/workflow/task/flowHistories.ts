import {
  durationText,
  FLOW_COMMENT,
  type FlowCopy,
  type FlowEventType,
  type FlowHistoryEntry,
  type FlowPlan,
  type FlowTask,
} from '@gezi/domain';
import { and, asc, eq } from 'drizzle-orm';
import { flowCc, flowHistory, timeOf, type Database, type flowTask } from '../../../platform/db';
import { currentLanguage } from '../../../platform/texts';
import type { FlowRunner } from '../shared/flowRunner';
import type { StoredInstance } from '../../../records/approvals/flowStore';

type StoredEvent = typeof flowHistory.$inferSelect;
type StoredTask = typeof flowTask.$inferSelect;

/** Kinds of comments of what happened (contract, part 4 §4.2). */
const COMMENT_TYPES: Readonly<Partial<Record<FlowEventType, string>>> = {
  complete: FLOW_COMMENT.normal,
  resolve: FLOW_COMMENT.normal,
  addSign: FLOW_COMMENT.normal,
  copy: FLOW_COMMENT.normal,
  return: FLOW_COMMENT.returned,
  reject: FLOW_COMMENT.rejected,
  delegate: FLOW_COMMENT.delegated,
  assign: FLOW_COMMENT.assigned,
  stop: FLOW_COMMENT.stopped,
  recall: FLOW_COMMENT.recalled,
  skip: FLOW_COMMENT.skipped,
};

/** Consequences of other events. */
const CONSEQUENCES: ReadonlySet<string> = new Set<FlowEventType>(['enter', 'leave', 'create', 'cancel']);

/** Events that end the work of a person on a task. */
const ENDS: ReadonlySet<string> = new Set<FlowEventType>(['complete', 'resolve', 'reject', 'return', 'skip']);

/** Events of a process and receivers of its copies. */
export function flowHistories(db: Database, { people }: FlowRunner) {
  return { eventsOf, commentsOf, history, copies };

  function eventsOf({ id, tenantId }: StoredInstance): Promise<StoredEvent[]> {
    return db.orm
      .select()
      .from(flowHistory)
      .where(and(eq(flowHistory.tenantId, tenantId), eq(flowHistory.instanceId, id)))
      .orderBy(asc(flowHistory.id));
  }

  /** Comments and files of a task. */
  function commentsOf(
    events: readonly StoredEvent[],
    taskId: string | null,
  ): Pick<FlowTask, 'listFlowCommentDto' | 'listcommentFileDto'> {
    const own = events.filter((event) => event.taskId === taskId);
    return {
      listFlowCommentDto: own.flatMap(({ type, comment }) => {
        const kind = kindOf(type);
        return kind && (comment || type !== 'copy') ? [{ type: kind, comment: comment ?? '' }] : [];
      }),
      listcommentFileDto: own.flatMap(({ type, files }) =>
        files ? [{ type: kindOf(type) ?? FLOW_COMMENT.normal, fileurl: files }] : [],
      ),
    };
  }

  async function history(
    { tenantId }: StoredInstance,
    plan: FlowPlan,
    events: readonly StoredEvent[],
    tasks: readonly StoredTask[],
  ): Promise<FlowHistoryEntry[]> {
    const shown = events.filter(({ type }) => !CONSEQUENCES.has(type));
    const receiversOf = ({ receivers }: StoredEvent) => receivers?.split(',').filter(Boolean) ?? [];
    const all = shown.flatMap(receiversOf);
    const names = await people.namesOf([...shown.map(({ username }) => username), ...all]);
    const groups = await people.groupNames(tenantId, [
      ...new Set(all.filter((name) => name.startsWith(GROUP)).map((name) => name.slice(GROUP.length))),
    ]);
    const nameOf = (receiver: string): string =>
      receiver.startsWith(GROUP)
        ? (groups.get(receiver.slice(GROUP.length)) ?? receiver)
        : (names.get(receiver)?.realname ?? plan.nodes.get(receiver)?.name ?? receiver);
    const created = new Map(tasks.map(({ id, createTime }) => [id, createTime]));
    return shown.map((event): FlowHistoryEntry => {
      const { id, type, nodeId, taskId, username, comment, files, time } = event;
      const since = ENDS.has(type) ? created.get(taskId ?? '') : undefined;
      return {
        id,
        type,
        kind: kindOf(type) ?? null,
        nodeName: plan.nodes.get(nodeId ?? '')?.name ?? null,
        taskId,
        username,
        realname: username === null ? null : (names.get(username)?.realname ?? username),
        receivers: receiversOf(event).map(nameOf).join('、').slice(0, 4000) || null,
        comment,
        files,
        time,
        duration: since ? durationText(timeOf(time) - timeOf(since), currentLanguage()) : null,
      };
    });
  }

  async function copies({ id, tenantId }: StoredInstance): Promise<FlowCopy[]> {
    const rows = await db.orm
      .select()
      .from(flowCc)
      .where(and(eq(flowCc.tenantId, tenantId), eq(flowCc.instanceId, id)))
      .orderBy(asc(flowCc.id));
    const names = await people.namesOf(rows.flatMap(({ username, createBy }) => [username, createBy]));
    return rows.map(({ username, createBy, createTime, state }) => ({
      username,
      realname: names.get(username)?.realname ?? username,
      sentByName: createBy === null ? null : (names.get(createBy)?.realname ?? createBy),
      isRead: state === '1',
      time: createTime,
    }));
  }
}

/** Prefix of groups among receivers. */
const GROUP = 'group:';

const kindOf = (type: string): string | undefined => COMMENT_TYPES[type as FlowEventType];
