import type { FlowMyBusiness, InputOf, listCustomFlows, listFlowBusiness } from '@gezi/domain';
import { and, count, desc, eq, ilike, inArray, sql, type SQL } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { flowInstance, flowTask, sysCustomForm } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { containsSql } from '../../../platform/query/characterPairs';
import { likeText } from '../../../platform/query/likeText';
import { pageOf } from '../../../platform/query/pageOf';
import type { FlowRunner } from '../shared/flowRunner';
import { pageAt, type FlowFilters } from './flowLists';

type TaskRow = typeof flowTask.$inferSelect;
type InstanceRow = typeof flowInstance.$inferSelect;

/** Lists of the records of businesses that are in processes (FlowMyBusiness of the contract, part 4 §4.2). */
export function flowBusinessLists({ db }: Services, { people }: FlowRunner) {
  return { business, businessById, custom };

  /** Processes about records that the caller started. */
  async function business(caller: Caller, request: InputOf<typeof listFlowBusiness>) {
    const { title, dataId, actStatus } = request;
    const status = Object.entries(STATUS_TEXTS).find(([, text]) => text === actStatus)?.[0];
    return businessPage(
      request,
      and(
        eq(flowInstance.tenantId, caller.tenantId),
        eq(flowInstance.initiator, caller.username),
        sql`${flowInstance.businessKey} is not null`,
        title ? containsSql(flowInstance.title, title) : undefined,
        dataId ? eq(flowInstance.businessKey, dataId) : undefined,
        actStatus ? eq(flowInstance.status, (status ?? '') as InstanceRow['status']) : undefined,
      ),
    );
  }

  async function custom(caller: Caller, request: InputOf<typeof listCustomFlows>) {
    const named = request.businessName
      ? inArray(
          flowInstance.businessService,
          db.orm
            .select({ service: sysCustomForm.businessService })
            .from(sysCustomForm)
            .where(
              and(
                eq(sysCustomForm.tenantId, caller.tenantId),
                ilike(sysCustomForm.businessName, likeText(request.businessName)),
              ),
            ),
        )
      : undefined;
    return businessPage(
      request,
      and(
        eq(flowInstance.tenantId, caller.tenantId),
        eq(flowInstance.initiator, caller.username),
        eq(flowInstance.businessKind, 'zdyyw'),
        named,
      ),
    );
  }

  async function businessById(caller: Caller, id: string): Promise<FlowMyBusiness | undefined> {
    const { records } = await businessPage(
      { pageSize: 1 },
      and(
        eq(flowInstance.tenantId, caller.tenantId),
        eq(flowInstance.initiator, caller.username),
        eq(flowInstance.id, id),
      ),
    );
    return records[0];
  }

  async function businessPage(request: FlowFilters, where: SQL | undefined) {
    const at = pageAt(request);
    const rows = await db.orm
      .select()
      .from(flowInstance)
      .where(where)
      .orderBy(desc(flowInstance.id))
      .limit(at.size)
      .offset(at.offset);
    const [total] = await db.orm.select({ count: count() }).from(flowInstance).where(where);
    const tasksByInstance = new Map<string, TaskRow[]>();
    if (rows.length > 0) {
      const found = await db.orm
        .select()
        .from(flowTask)
        .where(
          and(
            eq(flowTask.tenantId, rows[0]!.tenantId),
            inArray(
              flowTask.instanceId,
              rows.map(({ id }) => id),
            ),
          ),
        )
        .orderBy(flowTask.id);
      for (const task of found) {
        tasksByInstance.set(task.instanceId, [...(tasksByInstance.get(task.instanceId) ?? []), task]);
      }
    }
    const routes = await routesOf(rows);
    const names = await people.namesOf([...tasksByInstance.values()].flat().map(({ assignee }) => assignee));
    const usersOf = (some: readonly TaskRow[]) => {
      const users = [...new Set(some.flatMap(({ assignee }) => assignee ?? []))];
      const realnames = users.map((username) => names.get(username)?.realname ?? username);
      return { names: users.join().slice(0, 4000), realnames: realnames.join('、').slice(0, 4000) };
    };
    const records = rows.map((row): FlowMyBusiness => {
      const ofRow = tasksByInstance.get(row.id) ?? [];
      const open = ofRow.filter(({ state }) => state === 'open');
      const waiting = usersOf(open);
      const done = usersOf(ofRow.filter(({ state }) => state === 'completed'));
      return {
        id: row.id,
        processDefinitionKey: row.definitionKey,
        processDefinitionId: row.definitionId,
        processInstanceId: row.id,
        title: row.title,
        dataId: row.businessKey,
        serviceImplName: row.businessService,
        proposer: row.initiator,
        actStatus: actStatusOf(row, ofRow),
        taskId: open[0]?.id ?? null,
        taskName: open[0]?.name ?? null,
        taskNameId: open[0]?.nodeId ?? null,
        todoUsers: waiting.names,
        todoUsers_dictText: waiting.realnames,
        doneUsers: done.names,
        doneUsers_dictText: done.realnames,
        priority: null,
        routeName: routes.get(row.businessService ?? '') ?? null,
        createBy: row.createBy,
        createTime: row.createTime,
        updateBy: row.updateBy,
        updateTime: row.updateTime,
        sysOrgCode: row.sysOrgCode,
        tenantId: row.tenantId,
      };
    });
    return pageOf(records, total!.count, at);
  }

  async function routesOf(rows: readonly InstanceRow[]): Promise<Map<string, string | null>> {
    const services = [...new Set(rows.flatMap(({ businessService }) => businessService ?? []))];
    if (services.length === 0) return new Map();
    const forms = await db.orm
      .select({ service: sysCustomForm.businessService, routeName: sysCustomForm.routeName })
      .from(sysCustomForm)
      .where(and(eq(sysCustomForm.tenantId, rows[0]!.tenantId), inArray(sysCustomForm.businessService, services)));
    return new Map(forms.map(({ service, routeName }) => [service, routeName]));
  }
}

/** The states of a business record, as the contract words them. */
const STATUS_TEXTS: Readonly<Record<InstanceRow['status'], string>> = {
  running: '审批中',
  finished: '审批通过',
  rejected: '驳回',
  recalled: '撤回',
  stopped: '审批异常',
};

function actStatusOf({ status, initiator }: InstanceRow, tasks: readonly TaskRow[]): string {
  if (status !== 'running') return STATUS_TEXTS[status];
  const open = tasks.filter(({ state }) => state === 'open');
  const last = tasks.findLast(({ state }) => state === 'completed');
  if (last?.outcome === '3' && open.some(({ assignee }) => assignee === initiator)) return '驳回';
  if (open.some(({ owner }) => owner !== null)) return '委派';
  return tasks.some(({ state, assignee }) => state === 'completed' && assignee !== initiator) ? '审批中' : '启动';
}
