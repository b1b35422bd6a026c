import {
  contractStatus,
  contractType,
  incrementLifecycle,
  incrementStatus,
  leftOfLimit,
  orderLinesOf,
  orderTotal,
  readIncrementLines,
  type IncrementDetail,
  type IncrementDetailIn,
  type IncrementStatus,
} from '@gezi/domain';
import type { incrementDetail, purchaseIncrement } from '../../../platform/db';
import type { DemoContract } from './contract';
import { orderOf, type DemoOrder } from './order';
import { allowed, walk } from './walk';
import { createdBy, type FulfilmentWorld } from './world';

export type IncrementRow = typeof purchaseIncrement.$inferSelect;
export type IncrementLineRow = typeof incrementDetail.$inferSelect;

interface IncrementSeed {
  time: string;
  demandTime: string;
  lines: readonly IncrementDetailIn[];
  to: IncrementStatus;
}

/** Additional demand under a framework agreement up to a state, with the order that it became. */
export function incrementOf(contract: DemoContract, seed: IncrementSeed, world: FulfilmentWorld) {
  const { approver } = world;
  const applicant = contract.executor();
  const created = createdBy(applicant, seed.time, world);
  const id = world.newId('increment');
  const incrementNo = world.numberOf('ZL', seed.time);
  const { contractNo, contractName, departId, supplierId, supplierName, status } = contract.row;
  if (status !== contractStatus.inForce || contract.row.contractType !== contractType.framework) {
    throw new Error(`${contractNo} is no framework agreement in force`);
  }
  const lines = allowed(readIncrementLines(seed.lines, contract.lines), incrementNo).map(
    (line, at): IncrementLineRow => ({
      ...created,
      ...line,
      id: world.newId('incrementLine'),
      incrementId: id,
      orderNum: at + 1,
      demandTime: seed.demandTime,
    }),
  );
  const row: IncrementRow = {
    ...created,
    id,
    incrementNo,
    contractId: contract.row.id,
    contractNo,
    contractName,
    departId,
    supplierId,
    supplierName,
    applyUserId: applicant.userId,
    applyUserName: applicant.realname,
    applyTime: seed.time,
    reason: '检修计划提前，协议内物料需求增加',
    totalPrice: orderTotal(lines.map(({ counts, price }) => ({ count: counts, price }))),
    status: incrementStatus.draft,
    approveUser: null,
    approveTime: null,
    auditOpinion: null,
    orderId: null,
  };
  const details = lines.map(({ counts, price, ...line }): IncrementDetail => ({
    ...line,
    counts: Number(counts),
    price: price === null ? null : Number(price),
  }));
  const docOf = (increment: IncrementRow) => ({ ...increment, incrementDetailList: details });
  const document = walk(world, 'purchase_increment', row, incrementLifecycle, docOf, applicant);
  let order: DemoOrder | undefined;
  for (const action of PATHS[seed.to]) take(action);
  return { row, lines, order };

  function take(action: (typeof PATHS)[IncrementStatus][number]): void {
    const time = document.after(8);
    switch (action) {
      case 'submit': {
        const left = leftOfLimit(contract.row);
        if (left !== undefined && Number(row.totalPrice) > Number(left))
          throw new Error(`${incrementNo} exceeds ${left}`);
        return document.take('submit', applicant, time);
      }
      case 'approve':
      case 'reject': {
        const opinion = action === 'approve' ? '同意增量' : '请先消化现有库存，再申请增量';
        const set = { approveUser: approver.realname, approveTime: time, auditOpinion: opinion };
        return document.take(action, approver, time, { input: { opinion }, set });
      }
      case 'createOrder': {
        const draft = { time, demandTime: seed.demandTime, consignee: applicant, incrementId: id };
        order = orderOf(contract, { ...draft, lines: orderLinesOf(details) }, world);
        return document.take('createOrder', applicant, time, {
          note: order.row.orderNo,
          set: { orderId: order.row.id },
        });
      }
      default:
        return document.take(action, applicant, time);
    }
  }
}

const PATHS = {
  [incrementStatus.draft]: [],
  [incrementStatus.inApproval]: ['submit'],
  [incrementStatus.approved]: ['submit', 'approve'],
  [incrementStatus.rejected]: ['submit', 'reject'],
  [incrementStatus.ordered]: ['submit', 'approve', 'createOrder'],
  [incrementStatus.cancelled]: ['submit', 'approve', 'cancel'],
} as const satisfies Record<IncrementStatus, readonly ('submit' | 'approve' | 'reject' | 'createOrder' | 'cancel')[]>;
