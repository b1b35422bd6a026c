import { isCandidate, type BusinessService, type Decision, type DocumentProcess, type FlowAction } from '@gezi/domain';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { flowInstance, flowTask, sysRole } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { texts } from '../../../platform/texts';
import type { ApprovalProcess, BusinessDocument } from '../../../records/approvals/ApprovalProcess';
import { boundDefinitions } from '../shared/boundDefinitions';
import { DOCUMENT_KIND } from '../shared/flowBusinesses';
import type { FlowRunner } from '../shared/flowRunner';
import type { StoredInstance } from '../../../records/approvals/flowStore';
import { flowTexts as t } from '../shared/flowTexts';

type TaskRow = typeof flowTask.$inferSelect;

/** Processes that decide on documents, as the documents and their pages see them. */
export function documentProcesses({ db, approvals }: Pick<Services, 'db' | 'approvals'>, runner: FlowRunner) {
  const { people, definitions } = runner;
  const bound = boundDefinitions(db, definitions);
  const process: ApprovalProcess = { isBound: bound.isBound, start, decisionsOf, take, holdersOf, stop };

  return { process, view };

  async function start(
    caller: Caller,
    { service, id, title }: BusinessDocument & { title: string },
    variables: object,
    logChange: Parameters<ApprovalProcess['start']>[3],
  ): Promise<() => void> {
    const definition = await bound.ofService(caller.tenantId, service);
    if (!definition) throw refuse(t.unknownDefinition);
    const { done } = await runner.startWithin(caller, definition, {
      variables: { ...variables },
      title,
      business: { key: id, service, kind: DOCUMENT_KIND },
      logChange,
    });
    return done;
  }

  function isOf(tenantId: number, service: string, ids: readonly string[]) {
    return and(
      eq(flowInstance.tenantId, tenantId),
      inArray(flowInstance.businessKey, [...ids]),
      eq(flowInstance.businessService, service),
      eq(flowInstance.businessKind, DOCUMENT_KIND),
    );
  }

  /** Processes that decide on documents now, with their open tasks. */
  async function running(tenantId: number, service: string, ids: readonly string[]) {
    const instances = await db.orm
      .select()
      .from(flowInstance)
      .where(and(isOf(tenantId, service, ids), eq(flowInstance.status, 'running')));
    const tasks = await openTasks(instances);
    return instances.map((instance) => ({
      instance,
      tasks: tasks.filter(({ instanceId }) => instanceId === instance.id),
    }));
  }

  async function openTasks(instances: readonly StoredInstance[]): Promise<TaskRow[]> {
    if (instances.length === 0) return [];
    const ids = instances.map(({ id }) => id);
    return db.orm
      .select()
      .from(flowTask)
      .where(
        and(
          eq(flowTask.tenantId, instances[0]!.tenantId),
          eq(flowTask.state, 'open'),
          inArray(flowTask.instanceId, ids),
        ),
      )
      .orderBy(flowTask.id);
  }

  /** Tests whether a caller has a task, or may claim it. */
  async function ownTask(caller: Caller): Promise<(task: TaskRow) => boolean> {
    const { username } = caller;
    const groups = await people.groupsOf(caller);
    return (task) => (task.assignee === null ? isCandidate(task, { username, groups }) : task.assignee === username);
  }

  async function decisionsOf(
    caller: Caller,
    service: BusinessService,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, readonly Decision[]>> {
    const found = await running(caller.tenantId, service, ids);
    if (found.length === 0) return new Map();
    const isOwn = await ownTask(caller);
    return new Map(
      found.map(({ instance, tasks }) => [
        instance.businessKey!,
        decisionsIn(instance, tasks, firstOwn(tasks, isOwn), caller.username),
      ]),
    );
  }

  /** Completes or rejects the task of the caller, which is claimed first if need be, or recalls the process. */
  async function take(
    caller: Caller,
    { service, id }: BusinessDocument,
    { decision, words }: { decision: Decision; words: string | null },
    logChange: Parameters<ApprovalProcess['take']>[3],
  ): Promise<() => void> {
    const [found] = await running(caller.tenantId, service, [id]);
    if (!found) throw refuse(t.unknownInstance);
    const said = words === null ? {} : { comment: words };
    const instanceId = found.instance.id;
    if (decision === 'withdraw') {
      return (await runner.stepWithin(caller, { instanceId }, { type: 'recall', ...said }, { logChange })).done;
    }
    const task = firstOwn(found.tasks, await ownTask(caller));
    if (!task) throw refuse(t.refusals['not-candidate']);
    const taskId = task.id;
    if (task.assignee === null) await runner.stepWithin(caller, { instanceId }, { type: 'claim', taskId });
    const action: FlowAction = { type: decision === 'approve' ? 'complete' : 'reject', taskId, ...said };
    return (await runner.stepWithin(caller, { instanceId }, action, { logChange })).done;
  }

  async function holdersOf(tenantId: number, { service, id }: BusinessDocument): Promise<string> {
    const tasks = (await running(tenantId, service, [id])).flatMap((found) => found.tasks);
    const named = await namesIn(tenantId, tasks);
    return tasks.map((task) => `${task.name}（${named(task)}）`).join('、');
  }

  /** Names of those who have a task or may claim it. */
  async function namesIn(tenantId: number, tasks: readonly TaskRow[]): Promise<(task: TaskRow) => string> {
    const users = await people.namesOf(
      tasks.flatMap(({ assignee, candidateUsers }) => (assignee ? [assignee] : candidateUsers)),
    );
    const groups = new Map<string, string[]>();
    for (const group of new Set(tasks.flatMap(({ candidateGroups }) => candidateGroups))) {
      const members = await people.membersOf(tenantId, group);
      const names = await people.namesOf(members.map(({ username }) => username));
      const known = [...names.values()].map(({ realname }) => realname);
      groups.set(group, known.length > 0 && known.length <= MAX_NAMES ? known : await roleNames(tenantId, group));
    }
    return ({ assignee, candidateUsers, candidateGroups }) => {
      const named = (assignee ? [assignee] : candidateUsers).map((user) => users.get(user)?.realname ?? user);
      const offered = assignee ? [] : candidateGroups.flatMap((group) => groups.get(group) ?? []);
      return [...new Set([...named, ...offered])].join('、');
    };
  }

  async function roleNames(tenantId: number, group: string): Promise<string[]> {
    const rows = await db.orm
      .select({ name: sysRole.roleName })
      .from(sysRole)
      .where(and(inArray(sysRole.tenantId, [0, tenantId]), eq(sysRole.roleCode, group)));
    return rows.length > 0 ? rows.slice(0, 1).map(({ name }) => name) : [group];
  }

  async function stop(caller: Caller, { service, id }: BusinessDocument, reason: string): Promise<() => void> {
    const [found] = await running(caller.tenantId, service, [id]);
    if (!found) return () => {};
    const action = { type: 'stop', comment: reason } as const;
    return (await runner.stepWithin(caller, { instanceId: found.instance.id }, action, { asSystem: true })).done;
  }

  /** The latest process of a document that the caller may read. */
  async function view(caller: Caller, { service, id }: BusinessDocument): Promise<DocumentProcess | null> {
    if (!(await approvals.businesses.get(service)?.mayRead(caller, id))) throw refuse(texts.notFound, 'id');
    const [instance] = await db.orm
      .select()
      .from(flowInstance)
      .where(isOf(caller.tenantId, service, [id]))
      .orderBy(desc(flowInstance.id))
      .limit(1);
    if (!instance) return null;
    const tasks = instance.status === 'running' ? await openTasks([instance]) : [];
    const named = await namesIn(caller.tenantId, tasks);
    const isOwn = await ownTask(caller);
    const initiator = await people.namesOf([instance.initiator]);
    return {
      procInsId: instance.id,
      deployId: instance.deploymentId,
      procDefName: instance.definitionName,
      procDefVersion: instance.definitionVersion,
      status: instance.status,
      isSuspended: instance.isSuspended,
      startUserName: initiator.get(instance.initiator)?.realname ?? instance.initiator,
      createTime: instance.createTime,
      finishTime: instance.endTime,
      tasks: tasks.map((task) => ({ taskId: task.id, name: task.name, people: named(task), isMine: isOwn(task) })),
    };
  }
}

/** Members of a group that are named; larger groups go by the name of their role. */
const MAX_NAMES = 5;

/** The task that a decision of its user is about: one that is theirs, else one that they may claim. */
const firstOwn = (tasks: readonly TaskRow[], isOwn: (task: TaskRow) => boolean): TaskRow | undefined => {
  const own = tasks.filter(isOwn);
  return own.find(({ assignee }) => assignee !== null) ?? own[0];
};

function decisionsIn(
  { isSuspended, initiator, isHandled }: StoredInstance,
  tasks: readonly TaskRow[],
  own: TaskRow | undefined,
  username: string,
): Decision[] {
  if (isSuspended) return [];
  const mayRecall = initiator === username && (!isHandled || tasks.every(({ assignee }) => assignee === username));
  // The delegate gives an opinion, the owner decides.
  const decisions: Decision[] = own ? (own.owner === null ? ['approve', 'reject'] : ['approve']) : [];
  return mayRecall ? [...decisions, 'withdraw'] : decisions;
}
