import {
  contractStatus,
  exactAmount,
  isBelowOrdered,
  isOwnContract,
  supplementLifecycle,
  type InputOf,
  type listSupplements,
  type ResultOf,
  type Supplemental,
  type SupplementalAdd,
  type SupplementalEdit,
} from '@gezi/domain';
import { splitList } from '@gezi/advanced-query/core';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { contractInfo, contractSupplemental, timeText } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { forbidden, refuse } from '../../../platform/http/refusal';
import { pageOf } from '../../../platform/query/pageOf';
import { texts } from '../../../platform/texts';
import { documentNumber } from '../../../records/documents/documentNumber';
import { documentTexts } from '../../../records/documents/texts';
import { emptyAsNull } from '../../../records/lists/emptyAsNull';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import { namedTitle } from '../../../records/notices/namedTitle';
import type { StoredContract } from '../shared/contractKind';
import { contractNotices } from '../shared/contractNotices';
import { contractReader } from '../shared/contractReader';
import { fulfilment } from '../shared/fulfilment';
import { supplementRecords, type StoredSupplement } from '../shared/supplementRecords';
import { supplementTexts as t } from '../shared/supplementTexts';

/** Prefix of the numbers (contract, part 3 §3.4). */
const PREFIX = 'BC';

/**
 * Supplemental agreements: list, view, saving, submission and the supplier's answer. Every change locks the contract
 * first, like those of the contract, so that two changes never wait for each other.
 */
export function supplements(services: Services) {
  const { db, clock } = services;
  const contracts = contractReader(services);
  const records = supplementRecords(services, contracts.records.scope);
  const fulfil = fulfilment(services);

  return { list, view, add, edit, submit, confirm, refuse: refuseAgreement, remove };

  async function list(
    caller: Caller,
    request: InputOf<typeof listSupplements>,
  ): Promise<ResultOf<typeof listSupplements>> {
    const { rows, total, list: query } = await records.list(caller, request);
    return pageOf(await shown(caller, rows), total, query);
  }

  /** @param id the part after a colon is read, if it has one (P§7) */
  async function view(caller: Caller, id: string): Promise<Supplemental> {
    const stored = await records.findOrRefuse(caller, id.slice(id.indexOf(':') + 1));
    return (await shown(caller, [stored]))[0]!;
  }

  /** Adds dictionary texts and what the caller may do. */
  async function shown(caller: Caller, rows: readonly StoredSupplement[]): Promise<Supplemental[]> {
    const contractIds = [...new Set(rows.map(({ contractId }) => contractId))];
    const { id, status, executorUserId, startDate } = contractInfo;
    const found =
      contractIds.length === 0
        ? []
        : await db.orm
            .select({ id, status, executorUserId, startDate })
            .from(contractInfo)
            .where(and(eq(contractInfo.tenantId, caller.tenantId), inArray(id, contractIds)));
    const byId = new Map(found.map((contract) => [contract.id, contract]));
    const withDicts = await withDictTexts(rows, { status: 'supplemental_status' }, services.dictionaries);
    return withDicts.map((row) => ({
      ...row,
      changePrice: row.changePrice === null ? null : Number(row.changePrice),
      actions: supplementLifecycle.openActions({ ...row, contract: byId.get(row.contractId)! }, caller),
    }));
  }

  async function add(
    caller: Caller,
    { contractId, ...input }: SupplementalAdd,
    logChange: LogChange,
  ): Promise<Supplemental> {
    const { id } = await db.transaction(async () => {
      const contract = await lockOwn(caller, contractId, 'contractId');
      if (!SUPPLEMENTED.includes(contract.status)) throw refuse(t.refused['not-in-force'], 'contractId');
      const supplementalNo = await documentNumber(db, clock(), PREFIX, caller.tenantId);
      const members = { ...membersOf(input), contractId, supplierId: contract.supplierId, supplementalNo };
      return records.add(caller, { members }, logChange);
    });
    return view(withoutDataRules(caller), id);
  }

  async function edit(caller: Caller, input: SupplementalEdit, logChange: LogChange): Promise<Supplemental> {
    const { id, updateTime, ...given } = input;
    await db.transaction(async () => {
      await lockOwn(caller, (await records.findOrRefuse(caller, id)).contractId);
      await records.edit(caller, 'edit', { id, ...(updateTime !== undefined && { updateTime }) }, logChange, () => ({
        members: membersOf(given),
      }));
    });
    return view(withoutDataRules(caller), id);
  }

  /** Sends it to the supplier; the contract takes no orders until it answers. */
  async function submit(caller: Caller, { id }: { id: string }, logChange: LogChange): Promise<Supplemental> {
    const notices = contractNotices(services);
    await db.transaction(async () => {
      const { contractId } = await records.findOrRefuse(caller, id);
      const contract = await lockOwn(caller, contractId);
      const saved = await records.act(caller, 'submit', { id }, logChange, (supplement) => {
        if (contract.status !== contractStatus.inForce) throw refuse(t.refused['not-in-force'], 'id');
        const { changePrice, endDate } = supplement;
        if (endDate && contract.startDate && endDate < contract.startDate) {
          throw refuse(t.refused['end-before-start'], 'endDate');
        }
        if (changePrice !== null && isBelowOrdered(contract, changePrice)) {
          throw refuse(t.belowOrdered(exactAmount(contract.orderedPrice)!), 'changePrice');
        }
        return { members: { submitTime: timeText(clock()), refuseReason: null, replyTime: null, replyUser: null } };
      });
      await contracts.records.act(caller, 'amend', { id: contractId }, logChange, () => ({
        members: {},
        note: saved.supplementalNo,
      }));
      await notices.toSupplier(caller, contract, {
        title: namedTitle(() => t.notice.waitTitle, saved.supplementalNo),
        content: () => t.notice.waitContent(saved.supplementalNo, contract.contractNo),
      });
    });
    notices.notifyWindows();
    return view(withoutDataRules(caller), id);
  }

  /** Puts it into effect: end and price of the contract change. */
  function confirm(caller: Caller, { id }: { id: string }, logChange: LogChange): Promise<Supplemental> {
    return answer(caller, id, async (party, contract) => {
      const saved = await records.act(party, 'confirm', { id }, logChange, () => ({ members: replyOf(party) }));
      const { endDate, changePrice, supplementalNo } = saved;
      await contracts.records.act(party, 'applySupplement', { id: contract.id }, logChange, () => ({
        members: {
          ...(endDate !== null && { endDate, remindTime: null }),
          ...(changePrice !== null && { contractPrice: changePrice }),
        },
        note: supplementalNo,
      }));
      await fulfil(party.tenantId, contract.id);
      return {
        title: namedTitle(() => t.notice.confirmTitle, supplementalNo),
        content: () => t.notice.confirmContent(supplementalNo, contract.supplierName),
      };
    });
  }

  function refuseAgreement(
    caller: Caller,
    { id, reason }: { id: string; reason?: string | null | undefined },
    logChange: LogChange,
  ): Promise<Supplemental> {
    return answer(caller, id, async (party, contract) => {
      const { supplementalNo } = await records.act(
        party,
        'refuse',
        { id, reason },
        logChange,
        (_before, { words }) => ({
          members: { ...replyOf(party), refuseReason: words },
        }),
      );
      await contracts.records.act(party, 'dropSupplement', { id: contract.id, reason }, logChange, () => ({
        members: {},
        note: supplementalNo,
      }));
      return {
        title: namedTitle(() => t.notice.refuseTitle, supplementalNo),
        content: () => t.notice.refuseContent(supplementalNo, contract.supplierName, reason!.trim()),
      };
    });
  }

  /** Takes an answer of the supplier and notifies the executor. */
  async function answer(
    caller: Caller,
    id: string,
    work: (party: Caller, contract: StoredContract) => Promise<{ title: () => string; content: () => string }>,
  ): Promise<Supplemental> {
    const notices = contractNotices(services);
    const [named] = await db.orm
      .select({ contractId: contractSupplemental.contractId })
      .from(contractSupplemental)
      .where(eq(contractSupplemental.id, id));
    if (!named) throw refuse(texts.notFound, 'id');
    const party = await contracts.partyOf(caller, named.contractId);
    await db.transaction(async () => {
      const contract = await contracts.records.findOrRefuse(party, named.contractId, true);
      await notices.toExecutor(party, contract, await work(party, contract));
    });
    notices.notifyWindows();
    return view(party, id);
  }

  function remove(caller: Caller, ids: string, logChange: LogChange): Promise<null> {
    return db.transaction(async () => {
      await lockContracts(caller, splitList(ids));
      return records.remove(caller, 'remove', ids, logChange, async (removed) => {
        for (const { contractId } of removed) await lockOwn(caller, contractId);
      });
    });
  }

  /** Locks the contracts of agreements until the transaction ends, in the order of their ids. */
  async function lockContracts(caller: Caller, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    const { id, contractId, tenantId } = contractSupplemental;
    const named = db.orm
      .select({ contractId })
      .from(contractSupplemental)
      .where(and(eq(tenantId, caller.tenantId), inArray(id, [...ids])));
    await db.orm
      .select({ id: contractInfo.id })
      .from(contractInfo)
      .where(and(eq(contractInfo.tenantId, caller.tenantId), inArray(contractInfo.id, named)))
      .orderBy(asc(contractInfo.id))
      .for('update');
  }

  /** @throws {Refusal} for a contract that another purchaser is responsible for */
  async function lockOwn(caller: Caller, contractId: string, field = 'id'): Promise<StoredContract> {
    const contract = await contracts.records.find(caller, contractId, true);
    if (!contract) throw refuse(texts.notFound, field);
    if (!isOwnContract(caller, contract)) throw forbidden(documentTexts.notAllowed);
    return contract;
  }

  function replyOf(party: Caller) {
    return { replyTime: timeText(clock()), replyUser: party.realname };
  }
}

/** States of contracts to which supplements are written. */
const SUPPLEMENTED: readonly string[] = [contractStatus.inForce, contractStatus.amending];

function membersOf({ changePrice, ...given }: Omit<SupplementalEdit, 'id' | 'updateTime'>) {
  if (changePrice === undefined) return emptyAsNull(given);
  const price = exactAmount(changePrice);
  if (price === undefined) throw refuse(t.tooPrecise, 'changePrice');
  return { ...emptyAsNull(given), changePrice: price };
}
