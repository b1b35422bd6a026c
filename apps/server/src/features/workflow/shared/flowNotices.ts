import { flowRecordPath, type FlowEvent, type FlowPlan, type FlowState } from '@gezi/domain';
import { flowCc, newId, timeText } from '../../../platform/db';
import type { Services } from '../../../FeatureModule';
import { writtenNotice } from '../../../records/notices/writtenNotice';
import { flowPeople } from './flowPeople';
import type { StoredInstance } from '../../../records/approvals/flowStore';
import { flowTexts } from './flowTexts';

type NoticedInstance = Pick<
  StoredInstance,
  | 'id'
  | 'tenantId'
  | 'title'
  | 'definitionId'
  | 'definitionName'
  | 'category'
  | 'deploymentId'
  | 'businessKey'
  | 'initiator'
>;

const t = flowTexts.notices;

/** Notifies the people of a process of what a step led to, and stores the copies they are sent. */
export function flowNotices({ db, clock, notices }: Pick<Services, 'db' | 'clock' | 'notices'>) {
  const people = flowPeople(db);

  /**
   * Call it within the transaction of the step.
   *
   * @param sender username
   * @param cc usernames that get a copy
   * @returns notifies open windows; call it after the transaction commits
   */
  return async (
    instance: NoticedInstance,
    plan: FlowPlan,
    { state, events }: { state: FlowState; events: readonly FlowEvent[] },
    sender: string,
    cc: readonly string[] = [],
  ): Promise<() => void> => {
    const { tenantId, title } = instance;
    const sent: (() => void)[] = [];
    const nameOf = (nodeId: string | null) => plan.nodes.get(nodeId ?? '')?.name ?? '';
    const open = new Set(state.tasks.map(({ id }) => id));

    for (const [type, nodeId, receivers] of grouped(events, open)) {
      const task = nameOf(nodeId);
      const isReminder = type === 'remind';
      await send(receivers, {
        title: () => (isReminder ? t.remindTitle(task) : t.todoTitle(task)),
        content: () => (isReminder ? t.remind(title, task) : t.todo(title, task)),
      });
    }
    const copies = new Set(cc);
    for (const event of events) {
      if (event.type === 'copy') for (const user of event.to ?? []) copies.add(user);
      if (event.type !== 'listener') continue;
      const given = splitNames(event.params?.users ?? event.params?.to);
      if (event.handler === 'cc') for (const user of given) copies.add(user);
      if (event.handler === 'notify') {
        await send(given.length > 0 ? given : (event.to ?? []), {
          title: () => t.eventTitle(title),
          content: () => event.params?.message || t.event(title, nameOf(event.nodeId)),
        });
      }
    }
    if (copies.size > 0) {
      await storeCopies(instance, [...copies], sender, events.find(({ taskId }) => taskId)?.taskId ?? null);
      await send([...copies], { title: () => t.ccTitle(title), content: () => t.cc(title) });
    }
    if (state.status !== 'running' && sender !== instance.initiator) {
      const { status } = state;
      await send([instance.initiator], {
        title: () => t.endTitle(title),
        content: () => t.end(title, flowTexts.status[status]),
      });
    }
    return () => {
      for (const notify of sent) notify();
    };

    /** @param receivers usernames, and groups as `group:…` */
    async function send(receivers: readonly string[], notice: { title: () => string; content: () => string }) {
      const ids = new Set<string>();
      const usernames: string[] = [];
      for (const receiver of receivers) {
        if (!receiver.startsWith('group:')) usernames.push(receiver);
        else for (const { id } of await people.membersOf(tenantId, receiver.slice('group:'.length))) ids.add(id);
      }
      for (const { id } of (await people.namesOf(usernames)).values()) ids.add(id);
      if (ids.size === 0) return;
      const link = { page: flowRecordPath({ procInsId: instance.id }), busType: 'flow', busId: instance.id };
      sent.push(await notices.send({ tenantId, userIds: [...ids], ...writtenNotice(notice), sender, link }));
    }
  };

  async function storeCopies(
    instance: NoticedInstance,
    users: readonly string[],
    sender: string,
    taskId: string | null,
  ): Promise<void> {
    const now = timeText(clock());
    await db.write(
      db.orm.insert(flowCc).values(
        users.map((username) => ({
          id: newId(),
          title: instance.title,
          flowId: instance.definitionId,
          flowName: instance.definitionName,
          category: instance.category,
          deploymentId: instance.deploymentId,
          instanceId: instance.id,
          taskId,
          businessKey: instance.businessKey,
          username,
          initiatorUsername: instance.initiator,
          createBy: sender,
          createTime: now,
          updateTime: now,
          tenantId: instance.tenantId,
        })),
      ),
    );
  }
}

/** Receivers of notices about open tasks: one notice for each node and kind. */
function grouped(events: readonly FlowEvent[], open: ReadonlySet<string>): [string, string | null, string[]][] {
  const groups = new Map<string, [string, string | null, Set<string>]>();
  for (const { type, nodeId, taskId, to = [] } of events) {
    const isTodo = ['create', 'assign', 'delegate', 'resolve', 'escalate'].includes(type);
    if ((!isTodo && type !== 'remind') || !taskId || !open.has(taskId)) continue;
    const kind = isTodo ? 'todo' : type;
    const key = `${kind} ${nodeId}`;
    const group = groups.get(key) ?? [kind, nodeId, new Set<string>()];
    for (const receiver of to) group[2].add(receiver);
    groups.set(key, group);
  }
  return [...groups.values()].map(([kind, nodeId, receivers]) => [kind, nodeId, [...receivers]]);
}

export const splitNames = (text: string | null | undefined): string[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean),
  ),
];
