import {
  contractLifecycle,
  contractStatus,
  contractTotal,
  contractType,
  isFulfilled,
  orderedAfter,
  priceSource,
  readContractLines,
  readPriceConfirmations,
  receivedAfter,
  type ContractAfterUse,
  type ContractDetail,
  type ContractDetailIn,
  type ContractInLifecycle,
  type ContractLineUse,
  type PriceConfirmation,
} from '@gezi/domain';
import type { contractDetail, contractInfo, contractPriceConfirm } from '../../../platform/db';
import { contractAgreement } from '../../data/contracts';
import { attach } from './attach';
import { allowed, walk } from './walk';
import { createdBy, SYSTEM, type DemoSupplier, type FulfilmentWorld, type Person } from './world';

export type ContractRow = typeof contractInfo.$inferSelect;
export type ContractLineRow = typeof contractDetail.$inferSelect;
type PriceRow = typeof contractPriceConfirm.$inferSelect;

/** Source of a drafted contract. */
export interface ContractDraftSeed {
  name: string;
  contractType: string;
  supplier: DemoSupplier;
  /** When it was drafted. */
  time: string;
  /** Last day. */
  endDate: string;
  lines: readonly ContractDetailIn[];
  /** Limit of a framework agreement in yuan; 0: none. */
  limit?: string;
  /** Project that it was drawn from. */
  project?: Pick<
    ContractRow,
    'purchaseInfoId' | 'proNo' | 'proName' | 'buyType' | 'bidId' | 'paymentMode' | 'priceType'
  >;
}

/** Drafts a contract, and offers the actions of its lifecycle. */
export function contractOf(seed: ContractDraftSeed, world: FulfilmentWorld) {
  const { purchaser, approver, calendar, depart } = world;
  const created = createdBy(purchaser, seed.time, world);
  const id = world.newId('contract');
  const contractNo = world.numberOf('HT', seed.time);
  const lines = allowed(readContractLines(seed.lines), seed.name).map((line, at): ContractLineRow => ({
    ...created,
    ...line,
    id: world.newId('contractLine'),
    contractId: id,
    orderNum: at + 1,
    orderedCount: '0',
    receivedCount: '0',
  }));
  const prices = allowed(
    readPriceConfirmations(lines.map(({ materialId, materialName, price }) => ({ materialId, materialName, price }))),
    seed.name,
  ).map((line, at): PriceRow => ({
    ...created,
    ...line,
    id: world.newId('contractPrice'),
    contractId: id,
    orderNum: at + 1,
    confirmUser: null,
    confirmTime: null,
    status: '0',
  }));
  const isProject = seed.contractType === contractType.project;
  const row: ContractRow = {
    ...created,
    id,
    contractNo,
    contractName: seed.name,
    contractType: seed.contractType,
    departId: depart.id,
    departName: depart.departName,
    contactsName: purchaser.realname,
    contactsPhone: purchaser.phone,
    contractPrice: isProject ? contractTotal(lines) : (seed.limit ?? '0'),
    purchaseInfoId: null,
    proNo: null,
    proName: null,
    buyType: null,
    bidId: null,
    draftingUp: seed.time.slice(0, 10),
    supplierId: seed.supplier.id,
    supplierName: seed.supplier.name,
    startDate: calendar.dayAfter(seed.time, 7),
    endDate: seed.endDate,
    agreement: contractAgreement,
    paymentDirection: '1',
    transactionMode: isProject ? '1' : '3',
    paymentMode: isProject ? '1' : '4',
    priceType: '1',
    disputeValidityPeriod: 15,
    deliveryCondition: 30,
    mark: null,
    contractUrl: null,
    status: contractStatus.draft,
    executorUserId: purchaser.userId,
    executorUserName: purchaser.realname,
    orderedPrice: '0',
    receivedPrice: '0',
    approveUser: null,
    approveTime: null,
    approveOpinion: null,
    signTime: null,
    rejectReason: null,
    terminateReason: null,
    remindTime: null,
    lineCount: lines.length,
    ...seed.project,
  };
  const document = walk(world, 'contract_info', row, contractLifecycle, docOf, purchaser);
  const supplier = world.personOf(seed.supplier.id);
  let executor = purchaser;

  function docOf(contract: ContractRow): ContractInLifecycle {
    return {
      ...contract,
      contractPrice: contract.contractPrice === null ? null : Number(contract.contractPrice),
      contractInfoDetailList: lines.map(detailOf),
      jgConfirmList: prices.map((line): PriceConfirmation => ({
        ...line,
        price: numberOf(line.price),
        status: line.status === '1' ? '1' : '0',
      })),
    };
  }

  return {
    row,
    lines,
    prices,
    supplier,
    take: document.take,
    time: document.time,
    after: document.after,
    executor: () => executor,

    submit() {
      const file = { biz: 'contract', name: `${row.contractName}.pdf`, recordId: id } as const;
      row.contractUrl ??= attach(world, file, executor, document.time());
      document.take('submit', executor, document.after(2));
    },
    approve() {
      const time = document.after(20);
      const decision = { approveUser: approver.realname, approveTime: time, approveOpinion: '条款齐全，同意签订' };
      document.take('approve', approver, time, { input: { opinion: decision.approveOpinion }, set: decision });
    },
    reject(opinion: string) {
      const time = document.after(20);
      const decision = { approveUser: approver.realname, approveTime: time, approveOpinion: opinion };
      document.take('reject', approver, time, { input: { opinion }, set: { ...decision, rejectReason: opinion } });
    },
    supplierReject(reason: string) {
      document.take('supplierReject', supplier, document.after(26), {
        input: { reason },
        set: { rejectReason: reason },
      });
    },
    /** The supplier confirms the contract and its prices, which enter the price history. */
    supplierConfirm() {
      const signTime = document.after(22);
      document.take('supplierConfirm', supplier, signTime, { set: { signTime } });
      for (const line of prices)
        Object.assign(line, { status: '1', confirmUser: supplier.realname, confirmTime: signTime });
      recordPrices(
        world,
        { source: priceSource.contract, busNo: contractNo, supplierId: row.supplierId },
        signTime,
        lines,
      );
    },
    /** Another purchaser takes the contract over. */
    changeExecutor(successor: Person, time: string) {
      const note = `${executor.realname} → ${successor.realname}`;
      const set = { executorUserId: successor.userId, executorUserName: successor.realname };
      document.take('changeExecutor', SYSTEM, time, { note, set });
      executor = successor;
    },
    /** Orders take quantities, or give them back. */
    order: (uses: readonly ContractLineUse[]) =>
      save(orderedAfter({ ...row, lines }, uses), 'orderedCount', 'orderedPrice'),
    /** Receipts add accepted quantities. A project contract is completed by the last one. */
    receive(uses: readonly ContractLineUse[], time: string) {
      save(receivedAfter({ ...row, lines }, uses), 'receivedCount', 'receivedPrice');
      const isDone = row.status === contractStatus.inForce && isFulfilled(docOf(row));
      if (isDone) document.take('complete', SYSTEM, time);
    },
  };

  function save(
    outcome: ReturnType<typeof orderedAfter>,
    count: 'orderedCount' | 'receivedCount',
    price: 'orderedPrice' | 'receivedPrice',
  ): void {
    const after: ContractAfterUse = allowed(outcome, contractNo);
    for (const line of lines) line[count] = after.counts.get(line.id) ?? line[count];
    row[price] = after.price;
  }
}

export type DemoContract = ReturnType<typeof contractOf>;

const numberOf = (amount: string | null): number | null => (amount === null ? null : Number(amount));

const detailOf = (line: ContractLineRow): ContractDetail => ({
  ...line,
  price: numberOf(line.price),
  count: numberOf(line.count),
  totalPrice: numberOf(line.totalPrice),
  orderedCount: Number(line.orderedCount),
  receivedCount: Number(line.receivedCount),
});

/** Adds the prices of a document to the history of their materials. */
export function recordPrices(
  { prices, newId, tenantId }: FulfilmentWorld,
  document: { source: string; busNo: string; supplierId: string },
  time: string,
  lines: readonly { materialId: string | null; price: string | null; count: string | null; unit: string | null }[],
): void {
  for (const { materialId, price, count, unit } of lines) {
    if (materialId === null || price === null) continue;
    const row = { ...document, materialId, price, count, unit, priceTime: time };
    prices.push({ ...row, id: newId('fulfilmentPrice'), createBy: 'purchaser', createTime: time, tenantId });
  }
}
