import {
  contractStatus,
  executorChangeFields,
  executorChangeLifecycle,
  executorChangeStatus,
  isOwnContract,
  type ChangeExecutor,
  type ChangeExecutorAdd,
  type ChangeExecutorEdit,
  type ExecutorChangeAction,
  type InputOf,
  type listExecutorChanges,
  type ResultOf,
} from '@gezi/domain';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { clockLogger } from '../../../identity/audit/clockLogger';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { activeBuyer } from '../../../identity/users/activeBuyer';
import { contractChangeExecutor, contractInfo, timeText } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { forbidden, refuse } from '../../../platform/http/refusal';
import { systemCaller } from '../../../platform/http/systemCaller';
import { pageOf } from '../../../platform/query/pageOf';
import { texts } from '../../../platform/texts';
import { approvalActors } from '../../../records/approvals/approvalActors';
import { documentApproval } from '../../../records/approvals/documentApproval';
import type { DocumentKind } from '../../../records/documents/DocumentKind';
import { documentRecords } from '../../../records/documents/documentRecords';
import { documentTexts } from '../../../records/documents/texts';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { namedTitle } from '../../../records/notices/namedTitle';
import { contractNotices } from '../shared/contractNotices';
import { contractReader } from '../shared/contractReader';
import { executorChangeTexts as t } from './texts';

/** Menu component of the list. */
const PAGE = 'contract/ChangeExecutorList';

type StoredChange = Omit<ChangeExecutor, 'status_dictText' | 'actions'>;

/** Applications for another user responsible for a contract, and their decision. */
export function executorChanges(services: Services) {
  const { db, clock } = services;
  const contracts = contractReader(services);
  const kind: DocumentKind<StoredChange, ExecutorChangeAction, never> = {
    name: () => t.what,
    nameOf: ({ contractNo }) => contractNo,
    table: contractChangeExecutor,
    columns: getTableColumns(contractChangeExecutor),
    page: PAGE,
    fields: executorChangeFields,
    // Readers of the contract see them.
    scope: (caller) =>
      and(
        eq(contractChangeExecutor.tenantId, caller.tenantId),
        sql`exists (select 1 from ${contractInfo} where ${contractInfo.id} = ${contractChangeExecutor.contractId}
        and ${contracts.records.scope(caller)})`,
      ),
    lines: {},
    lifecycle: executorChangeLifecycle,
    statusDict: 'executor_change_status',
    describeFault: ({ code }) => code,
  };
  const records = documentRecords(services, kind);
  const actorsOf = approvalActors(services, 'executorChange', executorChangeLifecycle);
  const approval = documentApproval<StoredChange, ExecutorChangeAction>(services, {
    service: 'executorChange',
    resource: 'contract:changeExecutor',
    kind,
    records,
    titleOf: ({ contractNo, newUserName }) => t.processTitle(contractNo, newUserName),
    async variablesOf({ tenantId, contractId }) {
      const contract = await contracts.records.findOrRefuse(systemCaller(tenantId!), contractId);
      const { contractPrice, departName, departId, buyType } = contract;
      const amount = contractPrice === null ? null : Number(contractPrice);
      return { amount, department: departName, departmentId: departId, buyType };
    },
    take,
    lockFirst: async (tenantId, id) => {
      const change = await records.find(systemCaller(tenantId), id);
      if (change) await contracts.records.find(systemCaller(tenantId), change.contractId, true);
    },
  });

  return { records, list, view, add, edit, decide, remove, business: approval.business };

  async function list(
    caller: Caller,
    request: InputOf<typeof listExecutorChanges>,
  ): Promise<ResultOf<typeof listExecutorChanges>> {
    const { rows, total, list: query } = await records.list(caller, request);
    return pageOf(await shown(caller, rows), total, query);
  }

  async function view(caller: Caller, id: string): Promise<ChangeExecutor> {
    return (await shown(caller, [await records.findOrRefuse(caller, id)]))[0]!;
  }

  /** Adds dictionary texts and what the caller may do. */
  async function shown(caller: Caller, rows: readonly StoredChange[]): Promise<ChangeExecutor[]> {
    const withDicts = await withDictTexts(rows, { status: 'executor_change_status' }, services.dictionaries);
    const actorOf = await actorsOf(caller, rows);
    return withDicts.map((row) => ({ ...row, actions: executorChangeLifecycle.openActions(row, actorOf(row)) }));
  }

  /** Applies for another executor of a contract in force; one application at a time. */
  async function add(caller: Caller, input: ChangeExecutorAdd, logChange: LogChange): Promise<ChangeExecutor> {
    const notices = contractNotices(services);
    const { id, started } = await db.transaction(async () => {
      const contract = await contracts.records.find(caller, input.contractId, true);
      if (!contract) throw refuse(texts.notFound, 'contractId');
      if (!isOwnContract(caller, contract)) throw forbidden(documentTexts.notAllowed);
      if (contract.status !== contractStatus.inForce) throw refuse(t.notInForce, 'contractId');
      if (await isWaiting(caller.tenantId, contract.id)) throw refuse(t.waiting, 'contractId');
      const { contractNo, contractName, departId, executorUserId, executorUserName } = contract;
      const saved = await records.add(
        caller,
        {
          members: {
            ...(await membersOf(caller, input, executorUserId)),
            contractId: contract.id,
            contractNo,
            contractName,
            departId,
            oldUserId: executorUserId,
            oldUserName: executorUserName,
            applyUserId: caller.userId,
          },
        },
        logChange,
      );
      const started = await approval.started(caller, saved.id, logChange);
      if (!started) {
        await notices.toApprovers(caller, contract, {
          title: namedTitle(() => t.notice.submitTitle, contractNo),
          content: () => t.notice.submitContent(contractNo, executorUserName ?? '', saved.newUserName),
        });
      }
      return { id: saved.id, started };
    });
    notices.notifyWindows();
    started?.();
    return view(withoutDataRules(caller), id);
  }

  async function edit(caller: Caller, input: ChangeExecutorEdit, logChange: LogChange): Promise<ChangeExecutor> {
    await db.transaction(async () => {
      const actor = await approval.actorOf(caller, input.id);
      await records.edit(actor, 'edit', input, logChange, async ({ oldUserId }) => ({
        members: await membersOf(caller, input, oldUserId),
      }));
    });
    return view(withoutDataRules(caller), input.id);
  }

  /** Decides on an application; an approved one replaces the executor. */
  async function decide(
    caller: Caller,
    action: 'approve' | 'reject',
    input: { id: string; opinion?: string | null | undefined },
    logChange: LogChange,
  ): Promise<ChangeExecutor> {
    await approval.act(caller, action, input, logChange);
    return view(withoutDataRules(caller), input.id);
  }

  /** An action with all that follows from it, within a transaction. @returns notifies open windows after the commit */
  async function take(
    caller: Caller,
    action: ExecutorChangeAction,
    input: { id: string; opinion?: string | null | undefined },
    logChange: LogChange,
  ): Promise<() => void> {
    const notices = contractNotices(services);
    const { contractId } = await records.findOrRefuse(caller, input.id);
    const system = systemCaller(caller.tenantId);
    const contract = await contracts.records.findOrRefuse(system, contractId, true);
    const saved = await records.act(caller, action, input, logChange, (_before, { words }) => {
      if (action === 'approve' && contract.status !== contractStatus.inForce) throw refuse(t.notInForce, 'id');
      const members = { auditUser: caller.realname, auditTime: timeText(clock()), auditOpinion: words };
      return { members };
    });
    const { contractNo, oldUserId, oldUserName, newUserId, newUserName, applyUserId } = saved;
    if (action === 'approve') {
      const logAs = clockLogger(services.audit)(system, 'contract-executor');
      await contracts.records.act(system, 'changeExecutor', { id: contractId }, logAs, () => ({
        members: { executorUserId: newUserId, executorUserName: newUserName },
        note: `${oldUserName ?? ''} → ${newUserName}`,
      }));
      await notices.toUsers(caller, contract, [applyUserId, oldUserId, newUserId], {
        title: namedTitle(() => t.notice.approveTitle, contractNo),
        content: () => t.notice.approveContent(contractNo, oldUserName ?? '', newUserName),
      });
    } else {
      await notices.toUsers(caller, contract, [applyUserId], {
        title: namedTitle(() => t.notice.rejectTitle, contractNo),
        content: () => t.notice.rejectContent(contractNo, saved.auditOpinion ?? ''),
      });
    }
    return () => notices.notifyWindows();
  }

  /** Deletes applications; those that processes decide on end them. */
  async function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    const ended: (() => void)[] = [];
    await records.remove(caller, 'remove', ids, logChange, async (removed) => {
      for (const { id } of removed) ended.push(await approval.leave(caller, id));
    });
    for (const notify of ended) notify();
    return null;
  }

  async function membersOf(
    caller: Caller,
    { newUserId, reason }: Partial<Pick<ChangeExecutorAdd, 'newUserId' | 'reason'>>,
    oldUserId: string | null,
  ) {
    if (reason !== undefined && !reason.trim()) throw refuse(documentTexts.wordsMissing.reason, 'reason');
    const user = newUserId === undefined ? undefined : await activeBuyer(db, caller.tenantId, newUserId);
    if (newUserId !== undefined && !user) throw refuse(t.unknownUser, 'newUserId');
    if (user?.id === oldUserId && user) throw refuse(t.sameUser, 'newUserId');
    return {
      ...(reason !== undefined && { reason: reason.trim() }),
      ...(user && { newUserId: user.id, newUserName: user.realname }),
    };
  }

  async function isWaiting(tenantId: number, contractId: string): Promise<boolean> {
    const rows = await db.orm
      .select({ id: contractChangeExecutor.id })
      .from(contractChangeExecutor)
      .where(
        and(
          eq(contractChangeExecutor.tenantId, tenantId),
          eq(contractChangeExecutor.contractId, contractId),
          eq(contractChangeExecutor.status, executorChangeStatus.waiting),
        ),
      );
    return rows.length > 0;
  }
}
