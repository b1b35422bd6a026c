import {
  contractStatus,
  isPurchaser,
  openToOrder,
  openToReceive,
  orderedAfter,
  receivedAfter,
  type ContractAfterUse,
  type ContractDetail,
  type ContractUseRefusal,
  type Outcome,
  type UsedContract,
} from '@gezi/domain';
import { and, asc, eq, inArray, type SQL } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { bulkUpdate, contractDetail, contractInfo } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { groupBy } from '../../../platform/kit/groupBy';
import type { LineSource, LineUse, SourceLine } from '../../../records/documents/LineSource';
import { lineStore } from '../../../records/documents/lineStore';
import { contractKind } from '../shared/contractKind';
import { contractTexts } from '../shared/contractTexts';
import type { contracts } from './contracts';

/** Changes by a use: quantities of lines and the amount of their contract. */
interface UsedMembers {
  count: 'orderedCount' | 'receivedCount';
  price: 'orderedPrice' | 'receivedPrice';
  after: (contract: UsedContract, uses: readonly LineUse[]) => Outcome<ContractAfterUse, ContractUseRefusal>;
}

const ORDERED: UsedMembers = { count: 'orderedCount', price: 'orderedPrice', after: orderedAfter };
const RECEIVED: UsedMembers = { count: 'receivedCount', price: 'receivedPrice', after: receivedAfter };

/** Lines of contracts, which orders take quantities from and receipts fulfil (contract, part 3 §4.6, §4.7). */
export function contractLineSources(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { records, fulfil }: Pick<ReturnType<typeof contracts>, 'records' | 'fulfil'>,
): Record<'contract' | 'contractReceipt', LineSource<ContractDetail>> {
  const lines = lineStore(db, clock, contractKind.lines.contractInfoDetailList);

  return {
    /** Ordered quantities. Purchasers take them from contracts that they see; anybody gives them back. */
    contract: {
      find: async (caller, lineIds) =>
        isPurchaser(caller)
          ? find(caller, lineIds, openToOrder, [records.scope(caller), eq(contractInfo.status, contractStatus.inForce)])
          : [],
      async use(caller, uses) {
        const taken = uses.find(({ quantity }) => !quantity.startsWith('-'));
        if (taken && !isPurchaser(caller)) throw refuse(contractTexts.unknownLine, taken.field);
        await use(caller, uses, ORDERED, records.scope(caller));
      },
    },
    /** Accepted quantities, whoever receives them. */
    contractReceipt: {
      find: (caller, lineIds) => find(caller, lineIds, openToReceive, []),
      async use(caller, uses) {
        for (const id of await use(caller, uses, RECEIVED)) await fulfil(caller.tenantId, id);
      },
    },
  };

  async function find(
    caller: Caller,
    lineIds: readonly string[],
    openOf: (line: ContractDetail) => string | null,
    conditions: readonly (SQL | undefined)[],
  ): Promise<SourceLine<ContractDetail>[]> {
    const headers = await db.orm
      .select({ id: contractInfo.id })
      .from(contractInfo)
      .where(
        and(
          eq(contractInfo.tenantId, caller.tenantId),
          inArray(contractInfo.id, contractsOf(caller.tenantId, lineIds)),
          ...conditions,
        ),
      )
      .orderBy(asc(contractInfo.id));
    const wanted = new Set(lineIds);
    const byContract = await lines.read(
      caller.tenantId,
      headers.map(({ id }) => id),
    );
    return [...byContract].flatMap(([documentId, found]) =>
      (found as ContractDetail[])
        .filter(({ id }) => wanted.has(id))
        .map((line) => ({ documentId, line, open: openOf(line) })),
    );
  }

  /** @param mayTake contracts that the caller may take from; default: all of the tenant. @returns ids of the contracts */
  async function use(
    { tenantId }: Caller,
    uses: readonly LineUse[],
    members: UsedMembers,
    mayTake?: SQL,
  ): Promise<string[]> {
    const lineIds = [...new Set(uses.map(({ lineId }) => lineId))];
    const contracts = await lockContracts(tenantId, lineIds);
    const takeable = mayTake && new Set(await idsOf(mayTake, [...contracts.keys()]));
    const stored = await linesOf(tenantId, lineIds);
    const byId = new Map(stored.map((line) => [line.id, line]));
    for (const { lineId, quantity, field } of uses) {
      const contractId = byId.get(lineId)?.contractId;
      const isHidden = takeable && !quantity.startsWith('-') && !takeable.has(contractId ?? '');
      if (contractId === undefined || isHidden) throw refuse(contractTexts.unknownLine, field);
    }
    const usesOf = groupBy(uses, ({ lineId }) => byId.get(lineId)!.contractId);
    const linesOfContract = groupBy(stored, ({ contractId }) => contractId);
    for (const [id, ofContract] of usesOf) {
      const after = members.after({ ...contracts.get(id)!, lines: linesOfContract.get(id)! }, ofContract);
      if (!after.ok) throw refuse(describe(after.reason), after.reason.field);
      await save(tenantId, id, members, after.value);
    }
    return [...usesOf.keys()];
  }

  function contractsOf(tenantId: number, lineIds: readonly string[]) {
    return db.orm
      .select({ contractId: contractDetail.contractId })
      .from(contractDetail)
      .where(and(eq(contractDetail.tenantId, tenantId), inArray(contractDetail.id, [...lineIds])));
  }

  /** Locks the contracts first, like every change of a contract, so that two changes never wait for each other. */
  async function lockContracts(tenantId: number, lineIds: readonly string[]) {
    const { id, status, contractType, contractPrice, orderedPrice, receivedPrice } = contractInfo;
    const rows = await db.orm
      .select({ id, status, contractType, contractPrice, orderedPrice, receivedPrice })
      .from(contractInfo)
      .where(and(eq(contractInfo.tenantId, tenantId), inArray(id, contractsOf(tenantId, lineIds))))
      .orderBy(asc(id))
      .for('update');
    return new Map(rows.map((row) => [row.id, row]));
  }

  async function idsOf(scope: SQL, ids: readonly string[]): Promise<string[]> {
    const rows = await db.orm
      .select({ id: contractInfo.id })
      .from(contractInfo)
      .where(and(scope, inArray(contractInfo.id, [...ids])));
    return rows.map(({ id }) => id);
  }

  function linesOf(tenantId: number, lineIds: readonly string[]) {
    const { id, contractId, count, orderedCount, receivedCount } = contractDetail;
    return db.orm
      .select({ id, contractId, count, orderedCount, receivedCount })
      .from(contractDetail)
      .where(and(eq(contractDetail.tenantId, tenantId), inArray(id, [...lineIds])));
  }

  async function save(tenantId: number, id: string, { count, price }: UsedMembers, after: ContractAfterUse) {
    await bulkUpdate(
      db,
      contractDetail,
      [...after.counts].map(([lineId, amount]) => ({ id: lineId, [count]: amount })),
      eq(contractDetail.tenantId, tenantId),
    );
    await db.orm
      .update(contractInfo)
      .set({ [price]: after.price })
      .where(and(eq(contractInfo.tenantId, tenantId), eq(contractInfo.id, id)));
  }
}

function describe(reason: ContractUseRefusal): string {
  const texts = contractTexts.use;
  return reason.code === 'not-in-force' ? texts[reason.code]() : texts[reason.code](reason.open);
}
