import {
  afterDelivery,
  afterReceipt,
  openToDeliver,
  orderLifecycle,
  orderStateOf,
  orderStatus,
  orderTotal,
  ORDER_TO_DELIVER,
  priceSource,
  readAcceptance,
  readDelivery,
  readOrderLines,
  receiptLifecycle,
  receiptStateOf,
  receiptStatus,
  rejectedWhole,
  releasedOf,
  releasesOfOrder,
  returnsOfOrder,
  usesOfOrder,
  usesOfReceipt,
  type OrderDetailIn,
  type OrderInLifecycle,
} from '@gezi/domain';
import type { orderDetail, orderReceipt, purchaseOrder, receiptDetail } from '../../../platform/db';
import { recordPrices, type DemoContract } from './contract';
import { allowed, walk } from './walk';
import { createdBy, SYSTEM, type FulfilmentWorld, type Person } from './world';

export type OrderRow = typeof purchaseOrder.$inferSelect;
export type OrderLineRow = typeof orderDetail.$inferSelect;
export type ReceiptRow = typeof orderReceipt.$inferSelect;
export type ReceiptLineRow = typeof receiptDetail.$inferSelect;

export interface OrderDraftSeed {
  /** When it was drafted. */
  time: string;
  demandTime: string;
  consignee: Person;
  lines: readonly OrderDetailIn[];
  /** Increment that it is made from. */
  incrementId?: string;
}

/** Drafts an order from a contract, and offers the actions of its lifecycle, deliveries and receipts. */
export function orderOf(contract: DemoContract, seed: OrderDraftSeed, world: FulfilmentWorld) {
  const { depart } = world;
  const purchaser = contract.executor();
  const { supplier } = contract;
  const created = createdBy(purchaser, seed.time, world);
  const id = world.newId('order');
  const orderNo = world.numberOf('DD', seed.time);
  const lines = allowed(readOrderLines(seed.lines, contract.lines), orderNo).map((line, at): OrderLineRow => ({
    ...created,
    ...line,
    id: world.newId('orderLine'),
    orderId: id,
    orderNum: at + 1,
    incrementDetailId: null,
    demandTime: seed.demandTime,
    deliveredCount: '0',
    receivedCount: '0',
    rejectedCount: '0',
    releasedCount: '0',
  }));
  const { contractNo, contractName, purchaseInfoId, supplierId, supplierName, paymentMode } = contract.row;
  const row: OrderRow = {
    ...created,
    id,
    orderNo,
    contractId: contract.row.id,
    contractNo,
    contractName,
    purchaseInfoId,
    incrementId: seed.incrementId ?? null,
    departId: depart.id,
    supplierId,
    supplierName,
    purchaseUserId: purchaser.userId,
    purchaseUserName: purchaser.realname,
    orderDate: seed.time.slice(0, 10),
    demandTime: seed.demandTime,
    consignee: seed.consignee.realname,
    consigneeTel: seed.consignee.phone,
    consigneeAddr: '锐衡装备制造集团一号仓库',
    payType: paymentMode,
    remark: null,
    fileUrl: null,
    totalPrice: orderTotal(lines),
    status: orderStatus.draft,
    submitTime: null,
    confirmTime: null,
    rejectReason: null,
    closeReason: null,
    overdueTime: null,
  };
  const docOf = (order: OrderRow): OrderInLifecycle => ({
    ...order,
    orderDetailList: lines.map(({ count, price }) => ({ count: Number(count), price: Number(price) })),
  });
  const document = walk(world, 'purchase_order', row, orderLifecycle, docOf, purchaser);
  const receipts: ReturnType<typeof receiptOf>[] = [];

  return {
    row,
    lines,
    receipts,

    /** Takes the quantities from the contract. */
    submit() {
      const submitTime = document.after(1);
      document.take('submit', purchaser, submitTime, { set: { submitTime } });
      contract.order(usesOfOrder(lines));
    },
    confirm() {
      const confirmTime = document.after(18);
      document.take('confirm', supplier, confirmTime, { set: { confirmTime } });
      recordPrices(world, { source: priceSource.order, busNo: orderNo, supplierId }, confirmTime, lines);
    },
    refuse(reason: string) {
      document.take('refuse', supplier, document.after(20), { input: { reason }, set: { rejectReason: reason } });
      contract.order(returnsOfOrder(lines));
    },
    cancel() {
      const isSubmitted = row.status === orderStatus.toConfirm;
      document.take('cancel', purchaser, document.after(5));
      if (isSubmitted) contract.order(returnsOfOrder(lines));
    },
    /** @param share part of what is left, at most 1 */
    deliver(share: number, hours: number) {
      const given = lines.flatMap((line) => {
        const open = Number(openToDeliver(line));
        const deliverCount = share === 1 ? open : Math.floor(open * share);
        return deliverCount > 0 ? [{ orderDetailId: line.id, deliverCount }] : [];
      });
      const read = allowed(readDelivery(lines, given), orderNo);
      const after = afterDelivery(lines, read);
      const time = document.after(hours);
      const receipt = receiptOf(row, lines, read, time, supplier, world);
      receipts.push(receipt);
      document.take('deliver', supplier, time, { to: orderStateOf(after), note: receipt.row.receiptNo });
      save(after);
    },
    /** @param rejected part of the delivered quantity of the first line that is rejected, at most 1 */
    receive(receiver: Person, hours: number, rejected = 0) {
      const receipt = receipts.at(-1)!;
      const time = document.after(hours);
      const accepted = receipt.receive(receiver, time, rejected);
      const after = afterReceipt(lines, accepted);
      const uses = usesOfReceipt(lines, accepted);
      document.take('receive', receiver, time, { to: orderStateOf(after), note: receipt.row.receiptNo });
      save(after);
      if (uses.length > 0) contract.receive(uses, time);
    },
    /** Goods that wait are rejected, and what was not accepted returns to the contract. */
    close(reason: string) {
      const time = document.after(30);
      for (const receipt of receipts.filter((one) => one.row.status === receiptStatus.toReceive)) {
        save(afterReceipt(lines, receipt.reject(reason, time)));
      }
      document.take('close', purchaser, time, { input: { reason }, set: { closeReason: reason } });
      contract.order(releasesOfOrder(lines));
      for (const line of lines) line.releasedCount = releasedOf(line);
    },
    /** The clock reminds of an order that is due and not delivered. */
    remind(time: string) {
      const isOpen = (ORDER_TO_DELIVER as readonly string[]).includes(row.status);
      if (!isOpen || lines.every((line) => Number(openToDeliver(line)) === 0)) return;
      document.take('remind', SYSTEM, time, { note: row.demandTime!, set: { overdueTime: time } });
    },
  };

  function save(
    after: readonly Pick<OrderLineRow, 'id' | 'deliveredCount' | 'receivedCount' | 'rejectedCount'>[],
  ): void {
    const byId = new Map(after.map((line) => [line.id, line]));
    for (const line of lines) {
      const { deliveredCount, receivedCount, rejectedCount } = byId.get(line.id)!;
      Object.assign(line, { deliveredCount, receivedCount, rejectedCount });
    }
  }
}

export type DemoOrder = ReturnType<typeof orderOf>;

/** A delivery of an order, and what is accepted of it. */
function receiptOf(
  order: OrderRow,
  orderLines: readonly OrderLineRow[],
  delivered: readonly { orderDetailId: string; deliverCount: string }[],
  time: string,
  supplier: Person,
  world: FulfilmentWorld,
) {
  const created = createdBy(supplier, time, world);
  const id = world.newId('receipt');
  const receiptNo = world.numberOf('SH', time);
  const row: ReceiptRow = {
    ...created,
    id,
    receiptNo,
    orderId: order.id,
    orderNo: order.orderNo,
    contractId: order.contractId,
    contractNo: order.contractNo,
    departId: order.departId,
    supplierId: order.supplierId,
    supplierName: order.supplierName,
    deliveryNo: `S${receiptNo.slice(2)}`,
    carrier: world.random.pick(['德邦快运', '顺丰速运', '安能物流', '供应商自送']),
    deliverTime: time,
    receiveTime: null,
    receiveUserId: null,
    receiveUserName: null,
    status: receiptStatus.toReceive,
    remark: null,
    fileUrl: null,
  };
  const materials = new Map(orderLines.map((line) => [line.id, line]));
  const lines = delivered.map(({ orderDetailId, deliverCount }, at): ReceiptLineRow => {
    const { materialCode, materialName, unit } = materials.get(orderDetailId)!;
    return {
      ...created,
      id: world.newId('receiptLine'),
      receiptId: id,
      orderNum: at + 1,
      orderDetailId,
      materialCode,
      materialName,
      unit,
      deliverCount,
      acceptCount: null,
      rejectCount: null,
      rejectReason: null,
    };
  });
  const document = walk(world, 'order_receipt', row, receiptLifecycle, (receipt) => receipt, supplier);

  return {
    row,
    lines,
    receive(receiver: Person, receiveTime: string, rejected: number) {
      const given = lines.map((line, at) => {
        const whole = Number(line.deliverCount);
        const rejectCount = at === 0 || rejected === 1 ? Math.ceil(whole * rejected) : 0;
        return { id: line.id, acceptCount: whole - rejectCount, rejectCount, rejectReason: REJECT_REASON };
      });
      const read = allowed(readAcceptance(lines, given), receiptNo);
      const who = { receiveTime, receiveUserId: receiver.userId, receiveUserName: receiver.realname };
      document.take('receive', receiver, receiveTime, { to: receiptStateOf(read), set: who });
      return save(read);
    },
    reject(reason: string, receiveTime: string) {
      document.take('reject', SYSTEM, receiveTime, { set: { receiveTime } });
      return save(rejectedWhole(lines, reason));
    },
  };

  function save(read: ReturnType<typeof rejectedWhole>) {
    for (const [at, { acceptCount, rejectCount, rejectReason }] of read.entries()) {
      Object.assign(lines[at]!, { acceptCount, rejectCount, rejectReason });
    }
    return read;
  }
}

const REJECT_REASON = '到货检验不合格：外观划伤、规格与订单不符';
