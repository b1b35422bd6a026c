import {
  projectLifecycle,
  type InputOf,
  type listProjects,
  type ProjectAction,
  type PurchaseInfo,
  type ResultOf,
} from '@gezi/domain';
import type { Services } from '../../../../FeatureModule';
import type { Caller } from '../../../../platform/http/Caller';
import { pageOf } from '../../../../platform/query/pageOf';
import { approvalActors } from '../../../../records/approvals/approvalActors';
import { documentRecords } from '../../../../records/documents/documentRecords';
import { withDictTexts } from '../../../../records/lists/withDictTexts';
import { projectKind, type ProjectLists, type StoredHeader, type StoredProject } from './projectKind';
import { projectStore } from './projectStore';
import { tenantRules } from './tenantRules';

const DICTS = {
  status: 'purchase_status',
  buyType: 'buy_type',
  contractType: 'contract_type',
  payType: 'pay_type',
  priceType: 'price_type',
  orgCode: 'sys_depart,depart_name,org_code',
  openConfirmUser: 'sys_user,realname,id',
} as const;

/** Purchase projects as purchasers read them. */
export function projectReader(
  services: Pick<Services, 'db' | 'clock' | 'dataRules' | 'dictionaries' | 'secrets' | 'approvals'>,
) {
  const { db, dictionaries } = services;
  const records = documentRecords<StoredProject, ProjectAction, ProjectLists>(services, projectKind);
  const store = projectStore(db, records.scope);

  const actorsOf = approvalActors(services, 'project', projectLifecycle);

  return { records, store, list, withTexts, view };

  async function list(caller: Caller, request: InputOf<typeof listProjects>): Promise<ResultOf<typeof listProjects>> {
    const { rows, total, list: query } = await records.list(caller, request);
    return pageOf(await withTexts(caller, rows), total, query);
  }

  /** Adds dictionary texts, counts and what the caller may do. */
  async function withTexts<Row extends StoredHeader>(caller: Caller, rows: readonly Row[]) {
    const withDicts = await withDictTexts(rows, DICTS, dictionaries);
    const ids = rows.map(({ id }) => id);
    const invited = await store.inviteCounts(caller.tenantId, ids);
    const bids = await store.bidCounts(caller.tenantId, ids);
    const { isApprovalOff } = await tenantRules(db, caller.tenantId);
    const actorOf = await actorsOf(caller, rows);
    return withDicts.map((row) => ({
      ...row,
      budgetTotalPrice: Number(row.budgetTotalPrice),
      minStep: row.minStep === null ? null : Number(row.minStep),
      actions: projectLifecycle.openActions({ ...row, isApprovalOff }, actorOf(row)),
      inviteCount: invited.get(row.id) ?? 0,
      bidCount: bids.get(row.id) ?? 0,
    }));
  }

  async function view(caller: Caller, id: string): Promise<PurchaseInfo> {
    const stored = await records.findOrRefuse(caller, id);
    const [row] = await withTexts(caller, [stored]);
    const { inviteCount: _invites, bidCount: _bids, ...project } = row!;
    const supplierList = await withDictTexts(stored.supplierList, { inviteStatus: 'invite_status' }, dictionaries);
    const contractInfoList = stored.contractInfoList.map(({ contractId, ...framework }) => ({
      ...framework,
      id: contractId,
    }));
    return { ...project, supplierList, contractInfoList };
  }
}

export type ProjectReader = ReturnType<typeof projectReader>;
