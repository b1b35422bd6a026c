import {
  afterReceipt,
  exportColumnsOf,
  orderStateOf,
  readAcceptance,
  receiptFields,
  receiptStateOf,
  receiptStatusItems,
  usesOfReceipt,
  type exportReceipts,
  type InputOf,
  type OrderReceipt,
  type ReceiptAcceptance,
} from '@gezi/domain';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { databaseTime, orderReceipt } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { findNewest } from '../../../platform/query/findNewest';
import { currentLanguage } from '../../../platform/texts';
import { sheetColumns } from '../../../records/workbooks/sheetColumns';
import { contractUse } from '../shared/contractUse';
import { orderNotices } from '../shared/orderNotices';
import { orderReader } from '../shared/orderReader';
import { orderTexts } from '../shared/orderTexts';

/** Permission of the list. */
export const RECEIPT_LIST = 'order:receipt:list';

const exportColumns = sheetColumns(exportColumnsOf(receiptFields));

/** Receipts of the buying side. */
export function receipts(services: Services) {
  const { db } = services;
  const reader = orderReader(services);
  const { records: orders, receipts: records, store } = reader;
  const contracts = contractUse(services, store);

  return { reader, receive, exported, find };

  /** Accepts and rejects the quantities of a delivery, once. */
  async function receive(caller: Caller, input: ReceiptAcceptance, logChange: LogChange): Promise<OrderReceipt> {
    const { id } = input;
    const { tenantId } = caller;
    const notices = orderNotices(services);
    const { orderId, contractId } = await records.findOrRefuse(caller, id);
    await db.transaction(async () => {
      await contracts.lock(tenantId, contractId);
      // Readers of the receipt may change the quantities of its order.
      const receiver = withoutDataRules(caller);
      await orders.findOrRefuse(receiver, orderId, true);
      const saved = await records.act(caller, 'receive', { id }, logChange, async (receipt) => {
        const read = readAcceptance(receipt.receiptDetailList, input.receiptDetailList);
        if (!read.ok) throw refuse(orderTexts.refused[read.reason.code], read.reason.field);
        return {
          members: {
            receiveTime: input.receiveTime || (await databaseTime(db)),
            receiveUserId: caller.userId,
            receiveUserName: caller.realname,
            ...(input.remark?.trim() && { remark: input.remark.trim() }),
            ...(input.fileUrl !== undefined && { fileUrl: input.fileUrl || null }),
          },
          lines: { receiptDetailList: read.value.map(({ orderDetailId: _line, ...line }) => line) },
          to: receiptStateOf(read.value),
        };
      });
      await addToOrder(receiver, saved, logChange, notices);
    });
    notices.notifyWindows();
    return reader.viewReceipt(withoutDataRules(caller), id);
  }

  /** Adds the accepted and rejected quantities to the order and the contract. */
  async function addToOrder(
    caller: Caller,
    { orderId, receiptNo, status, receiptDetailList }: Awaited<ReturnType<typeof records.findOrRefuse>>,
    logChange: LogChange,
    notices: ReturnType<typeof orderNotices>,
  ): Promise<void> {
    const { tenantId } = caller;
    const received = receiptDetailList.map(({ orderDetailId, acceptCount, rejectCount }) => ({
      orderDetailId,
      acceptCount: String(acceptCount ?? 0),
      rejectCount: String(rejectCount ?? 0),
    }));
    const before = await store.orderLines(tenantId, orderId);
    const after = afterReceipt(before, received);
    const order = await orders.act(caller, 'receive', { id: orderId }, logChange, () => ({
      members: {},
      lines: {
        orderDetailList: after.map((line) => ({
          id: line.id,
          receivedCount: line.receivedCount,
          rejectedCount: line.rejectedCount,
        })),
      },
      to: orderStateOf(after),
      note: receiptNo,
    }));
    await contracts.receive(tenantId, usesOfReceipt(before, received));
    const stateText = () => receiptStatusItems.find(({ value }) => value === status)!.label[currentLanguage()];
    const outcome = () => orderTexts.notice.received(receiptNo, stateText());
    await notices.toSupplier(caller, 'receive', order, outcome);
    await notices.toPurchaser(caller, 'receive', order, outcome);
  }

  /** Receipts of the list's query, or the selected ones. */
  async function exported(request: InputOf<typeof exportReceipts>, caller: Caller) {
    return {
      title: () => orderTexts.receipt,
      columns: exportColumns,
      rows: await records.exported(caller, request, (rows) => reader.withReceiptTexts(caller, rows)),
    };
  }

  /** Searches receipts by number, order, delivery note or supplier; empty without the list permission. */
  async function find(caller: Caller, keyword: string, limit: number) {
    if (!(await hasPermission(db, caller, RECEIPT_LIST))) return [];
    const { id, receiptNo, orderNo, deliveryNo, supplierName } = orderReceipt;
    return findNewest(db, orderReceipt, {
      shown: { id, title: receiptNo, code: orderNo, note: supplierName },
      texts: [receiptNo, orderNo, deliveryNo, supplierName],
      scope: records.scope(caller),
      keyword,
      limit,
    });
  }
}
