import type { FlowCc, FlowRecord } from '@gezi/domain';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { flowCc } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { listQuery, type ListRequest } from '../../../platform/query/listQuery';
import { pageOf } from '../../../platform/query/pageOf';
import { selectList } from '../../../platform/query/selectList';
import type { FlowRunner } from '../shared/flowRunner';

const ccColumns = {
  id: flowCc.id,
  title: flowCc.title,
  flowId: flowCc.flowId,
  flowName: flowCc.flowName,
  category: flowCc.category,
  deploymentId: flowCc.deploymentId,
  instanceId: flowCc.instanceId,
  taskId: flowCc.taskId,
  businessKey: flowCc.businessKey,
  username: flowCc.username,
  state: flowCc.state,
  initiatorUsername: flowCc.initiatorUsername,
  createBy: flowCc.createBy,
  createTime: flowCc.createTime,
  updateBy: flowCc.updateBy,
  updateTime: flowCc.updateTime,
  sysOrgCode: flowCc.sysOrgCode,
  tenantId: flowCc.tenantId,
};

/** Copies of processes (contract, part 4 §4.5). */
export function flowCopies({ db }: Pick<Services, 'db'>, { people }: FlowRunner) {
  return { list, mine, markRead, opened };

  async function list(caller: Caller, request: ListRequest, mineOnly?: SQL) {
    const query = listQuery(
      { columns: ccColumns, scope: and(eq(flowCc.tenantId, caller.tenantId), mineOnly) },
      request,
    );
    const { rows, total } = await selectList(db, flowCc, ccColumns, query);
    const names = await people.namesOf(
      rows.flatMap(({ username, initiatorUsername }) => [username, initiatorUsername]),
    );
    const records = rows.map((row): FlowCc => ({
      ...row,
      receiveRealname: names.get(row.username)?.realname ?? row.username,
      initiatorRealname: names.get(row.initiatorUsername ?? '')?.realname ?? row.initiatorUsername,
    }));
    return pageOf(records, total, query);
  }

  function mine(caller: Caller, request: ListRequest) {
    return list(caller, request, eq(flowCc.username, caller.username));
  }

  /** Marks a copy as read. @returns whether the caller has it */
  async function markRead(caller: Caller, id: string): Promise<boolean> {
    const found = await db.orm
      .update(flowCc)
      .set({ state: '1' })
      .where(and(eq(flowCc.tenantId, caller.tenantId), eq(flowCc.username, caller.username), eq(flowCc.id, id)))
      .returning({ id: flowCc.id });
    return found.length > 0;
  }

  /** The record of a process that its reader opens, which marks the reader's copies of it as read. */
  async function opened({ tenantId, username }: Caller, record: FlowRecord): Promise<FlowRecord> {
    const { procInsId } = record.process;
    const isUnread = (copy: FlowRecord['copies'][number]) => copy.username === username && !copy.isRead;
    if (procInsId === null || !record.copies.some(isUnread)) return record;
    await db.orm
      .update(flowCc)
      .set({ state: '1' })
      .where(and(eq(flowCc.tenantId, tenantId), eq(flowCc.username, username), eq(flowCc.instanceId, procInsId)));
    return { ...record, copies: record.copies.map((copy) => (isUnread(copy) ? { ...copy, isRead: true } : copy)) };
  }
}
