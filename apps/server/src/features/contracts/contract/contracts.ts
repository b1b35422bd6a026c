import {
  contractStatus,
  hasOpenOrder,
  priceSource,
  type ContractAction,
  type ContractAdd,
  type ContractEdit,
  type ContractInfo,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import { clockLogger } from '../../../identity/audit/clockLogger';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { databaseTime, timeText } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { systemCaller } from '../../../platform/http/systemCaller';
import { documentApproval } from '../../../records/approvals/documentApproval';
import type { DocumentChange } from '../../../records/documents/documentRecords';
import { recordPrices } from '../../../records/prices/recordPrices';
import { supplierLookup } from '../../../records/suppliers/supplierLookup';
import { CONTRACT_LIST, contractKind, type StoredContract } from '../shared/contractKind';
import { contractNotices } from '../shared/contractNotices';
import { contractReader } from '../shared/contractReader';
import { contractTexts as t } from '../shared/contractTexts';
import { findContracts } from '../shared/findContracts';
import { endSupplements } from '../shared/endSupplements';
import { fulfilment } from '../shared/fulfilment';
import { contractDrafts } from './contractDrafts';
import { contractStore } from './contractStore';

type ActionWords = { id: string; opinion?: string | null | undefined; reason?: string | null | undefined };

/** Contracts: list, view, saving and the actions of their lifecycle. */
export function contracts(services: Services) {
  const { db, clock } = services;
  const { records, list, withTexts, view, present, partyOf } = contractReader(services);
  const store = contractStore(db);
  const drafts = contractDrafts(services, store);
  const suppliers = supplierLookup(db);
  const logAs = clockLogger(services.audit);
  const approval = documentApproval<StoredContract, ContractAction>(services, {
    service: 'contract',
    resource: 'contract:contractInfo',
    kind: contractKind,
    records,
    titleOf: ({ contractNo, contractName }) => `${contractNo} ${contractName}`,
    variablesOf: ({ contractPrice, departName, departId, buyType }) => ({
      amount: contractPrice === null ? null : Number(contractPrice),
      department: departName,
      departmentId: departId,
      buyType,
    }),
    take,
  });

  return {
    list,
    withTexts,
    view,
    add,
    edit,
    act,
    remove,
    find,
    fulfil: fulfilment(services),
    expire,
    records,
    store,
    drafts,
    business: approval.business,
  };

  /** Saves a draft. */
  async function add(caller: Caller, input: ContractAdd, logChange: LogChange): Promise<ContractInfo> {
    const { id } = await db.transaction(async () =>
      records.add(caller, await drafts.created(caller, input), logChange),
    );
    return view(withoutDataRules(caller), id);
  }

  async function edit(caller: Caller, input: ContractEdit, logChange: LogChange): Promise<ContractInfo> {
    await records.edit(caller, 'edit', input, logChange, (contract) => drafts.edited(caller, contract, input));
    return view(withoutDataRules(caller), input.id);
  }

  /** Takes an action of the lifecycle other than a save, and notifies those whom it concerns. */
  async function act(
    caller: Caller,
    action: ContractAction,
    input: ActionWords,
    logChange: LogChange,
  ): Promise<ContractInfo> {
    const party = await partyOf(caller, input.id);
    await approval.act(party, action, input, logChange);
    // The new state may be one that the caller does not see.
    return present(party, await records.findOrRefuse(systemCaller(party.tenantId), input.id));
  }

  /** An action with all that follows from it, within a transaction. @returns notifies open windows after the commit */
  async function take(
    party: Caller,
    action: ContractAction,
    input: ActionWords,
    logChange: LogChange,
  ): Promise<() => void> {
    const notices = contractNotices(services);
    const saved = await records.act(party, action, input, logChange, (contract, { words }) =>
      effectOf(party, action, contract, words),
    );
    if (action === 'supplierConfirm') await becomeEffective(party, saved);
    if (action === 'terminate') await endSupplements(services, saved, logChange);
    await notices.acted(party, action, saved, input);
    return () => notices.notifyWindows();
  }

  async function effectOf(
    caller: Caller,
    action: ContractAction,
    contract: StoredContract,
    words: string | null,
  ): Promise<DocumentChange> {
    switch (action) {
      case 'submit':
        await expectChoosable(caller, contract);
        return { members: { rejectReason: null } };
      case 'approve':
        return { members: decision(caller, words) };
      case 'reject':
        return { members: { ...decision(caller, words), rejectReason: words } };
      case 'supplierReject':
        return { members: { rejectReason: words } };
      case 'supplierConfirm':
        return confirmation(caller, contract);
      case 'terminate':
        return { members: { terminateReason: words } };
      default:
        return { members: {} };
    }
  }

  /** New contracts are made with normal, approved suppliers only (contract, part 3 §4.8). */
  async function expectChoosable(caller: Caller, { supplierId }: StoredContract): Promise<void> {
    const found = await suppliers.choosableSuppliers(caller, [supplierId]);
    if (!found.has(supplierId)) throw refuse(t.unknownSupplier, 'supplierId');
  }

  function decision(caller: Caller, words: string | null) {
    return { approveUser: caller.realname, approveTime: timeText(clock()), approveOpinion: words };
  }

  /** The supplier agrees to the contract and to its prices. */
  async function confirmation(caller: Caller, { jgConfirmList }: StoredContract): Promise<DocumentChange> {
    const signTime = await databaseTime(db);
    return {
      members: { signTime },
      lines: {
        jgConfirmList: jgConfirmList.map(({ id }) => ({
          id,
          status: '1',
          confirmUser: caller.realname,
          confirmTime: signTime,
        })),
      },
    };
  }

  /** Records the agreed prices, and moves the project on once every winner has a contract in force. */
  async function becomeEffective(caller: Caller, contract: StoredContract): Promise<void> {
    const { tenantId } = caller;
    const { contractNo, supplierId, signTime, contractInfoDetailList: lines, purchaseInfoId } = contract;
    const existing = await store.existingMaterials(
      tenantId,
      lines.flatMap(({ materialId }) => materialId ?? []),
    );
    await recordPrices(services, caller, {
      source: priceSource.contract,
      busNo: contractNo,
      supplierId,
      priceTime: signTime!,
      lines: lines.flatMap(({ materialId, price, count, unit }) =>
        materialId !== null && existing.has(materialId) && price !== null ? [{ materialId, price, count, unit }] : [],
      ),
    });
    if (purchaseInfoId) {
      const awards = services.awardSources.get('purchaseProject')!;
      await awards.settle(tenantId, purchaseInfoId, () => store.contractedSuppliers(tenantId, purchaseInfoId));
    }
  }

  function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    return records.remove(caller, 'remove', ids, logChange);
  }

  /** Ends a contract whose end has passed; false if it was changed meanwhile. */
  async function expire(tenantId: number, id: string): Promise<boolean> {
    const system = systemCaller(tenantId);
    const notices = contractNotices(services);
    const isExpired = await db.transaction(async () => {
      const contract = await records.find(system, id, true);
      // Another server may have ended it, or an order was placed.
      if (contract?.status !== contractStatus.inForce || !(await store.hasEnded(tenantId, id))) return false;
      if (hasOpenOrder(contract.contractInfoDetailList)) return false;
      const saved = await records.act(system, 'expire', { id }, logAs(system, 'contract-expire'));
      await notices.acted(system, 'expire', saved, {});
      return true;
    });
    notices.notifyWindows();
    return isExpired;
  }

  /** Searches contracts by number, name or supplier; empty without the list permission. */
  async function find(caller: Caller, keyword: string, limit: number) {
    return (await hasPermission(db, caller, CONTRACT_LIST))
      ? findContracts(db, records.scope(caller), keyword, limit)
      : [];
  }
}
