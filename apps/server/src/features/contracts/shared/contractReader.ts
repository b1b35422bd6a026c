import {
  contractLifecycle,
  supplementLifecycle,
  supplementStatus,
  type ContractAction,
  type ContractInfo,
  type InputOf,
  type listContracts,
  type ResultOf,
} from '@gezi/domain';
import { and, desc, eq, getTableColumns, ne } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { contractInfo, contractSupplemental } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { pageOf } from '../../../platform/query/pageOf';
import { texts } from '../../../platform/texts';
import { approvalActors } from '../../../records/approvals/approvalActors';
import { documentRecords } from '../../../records/documents/documentRecords';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { contractKind, type ContractLists, type StoredContract, type StoredContractHeader } from './contractKind';
import { saleScope } from './contractScope';

const DICTS = {
  status: 'contract_status',
  contractType: 'contract_type',
  buyType: 'buy_type',
  paymentDirection: 'contract_income',
  transactionMode: 'contract_deal',
  paymentMode: 'pay_type',
  priceType: 'price_type',
} as const;

/** Contracts as buyers and suppliers read them. */
export function contractReader(
  services: Pick<Services, 'db' | 'clock' | 'dataRules' | 'dictionaries' | 'secrets' | 'awardSources' | 'approvals'>,
) {
  const { db, dictionaries } = services;
  const records = documentRecords<StoredContract, ContractAction, ContractLists>(services, contractKind);

  const actorsOf = approvalActors(services, 'contract', contractLifecycle);

  return { records, list, withTexts, view, present, partyOf };

  async function list(caller: Caller, request: InputOf<typeof listContracts>): Promise<ResultOf<typeof listContracts>> {
    const { rows, total, list: query } = await records.list(caller, request);
    return pageOf(await withTexts(caller, rows), total, query);
  }

  /** Adds dictionary texts and what the caller may do. */
  async function withTexts<Row extends StoredContractHeader>(caller: Caller, rows: readonly Row[]) {
    const withDicts = await withDictTexts(rows, DICTS, dictionaries);
    const actorOf = await actorsOf(caller, rows);
    return withDicts.map((row) => ({
      ...row,
      ...(caller.supplierId && INTERNAL),
      contractPrice: row.contractPrice === null ? null : Number(row.contractPrice),
      orderedPrice: Number(row.orderedPrice),
      receivedPrice: Number(row.receivedPrice),
      actions: contractLifecycle.openActions(row, actorOf(row)),
    }));
  }

  /** @param caller for suppliers: as a party of the contract, see {@link partyOf} */
  async function view(caller: Caller, id: string): Promise<ContractInfo> {
    return present(caller, await records.findOrRefuse(caller, id));
  }

  /** A stored contract as the caller sees it. */
  async function present(caller: Caller, stored: StoredContract): Promise<ContractInfo> {
    const [contract] = await withTexts(caller, [stored]);
    const awards = services.awardSources.get('purchaseProject')!;
    const project = stored.purchaseInfoId && (await awards.projectOf(caller.tenantId, stored.purchaseInfoId));
    const [purchaseInfo] = project ? await withDictTexts([project], { buyType: 'buy_type' }, dictionaries) : [];
    return {
      ...contract!,
      supplementalList: await supplements(caller, stored),
      purchaseInfo: purchaseInfo ?? null,
    };
  }

  /** Supplemental agreements, newest first; suppliers see those that were sent to them. */
  async function supplements(caller: Caller, contract: StoredContract): Promise<ContractInfo['supplementalList']> {
    const rows = await db.orm
      .select(getTableColumns(contractSupplemental))
      .from(contractSupplemental)
      .where(
        and(
          eq(contractSupplemental.tenantId, caller.tenantId),
          eq(contractSupplemental.contractId, contract.id),
          caller.supplierId ? ne(contractSupplemental.status, supplementStatus.draft) : undefined,
        ),
      )
      .orderBy(desc(contractSupplemental.createTime), desc(contractSupplemental.id));
    const withDicts = await withDictTexts(rows, { status: 'supplemental_status' }, dictionaries);
    return withDicts.map((row) => ({
      ...row,
      changePrice: row.changePrice === null ? null : Number(row.changePrice),
      actions: supplementLifecycle.openActions({ ...row, contract }, caller),
    }));
  }

  /**
   * The caller in the tenant of a contract that it sees: people of a supplier may belong to another one.
   *
   * @throws {Refusal} naming `id`
   */
  async function partyOf(caller: Caller, contractId: string): Promise<Caller> {
    if (!caller.supplierId) return caller;
    const [row] = await db.orm
      .select({ tenantId: contractInfo.tenantId })
      .from(contractInfo)
      .where(and(saleScope(caller), eq(contractInfo.id, contractId)));
    if (!row) throw refuse(texts.notFound, 'id');
    return withoutDataRules({ ...caller, tenantId: row.tenantId });
  }
}

/** Members that are the buyer's own. */
const INTERNAL = { approveUser: null, approveTime: null, approveOpinion: null };
