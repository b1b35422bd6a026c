import {
  afterDelivery,
  orderStateOf,
  priceSource,
  readDelivery,
  receiptStatus,
  returnsOfOrder,
  type confirmSaleOrder,
  type InputOf,
  type OrderDelivery,
  type OrderReceipt,
  type PurchaseOrder,
  type refuseSaleOrder,
} from '@gezi/domain';
import { and, eq, inArray } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import type { LogChange } from '../../../identity/audit/changeLogger';
import { hasPermission } from '../../../identity/sessions/hasPermission';
import { databaseTime, materialInfo } from '../../../platform/db';
import type { Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { documentNumber } from '../../../records/documents/documentNumber';
import { recordPrices } from '../../../records/prices/recordPrices';
import { contractUse } from '../shared/contractUse';
import { RECEIPT_PREFIX, SALE_ORDER_LIST, type StoredOrder } from '../shared/orderKind';
import { orderNotices } from '../shared/orderNotices';
import { orderReader } from '../shared/orderReader';
import { orderTexts } from '../shared/orderTexts';

/** Orders as their supplier confirms, refuses and delivers them. */
export function saleOrders(services: Services) {
  const { db, clock } = services;
  const reader = orderReader(services);
  const { records, receipts, store } = reader;
  const contracts = contractUse(services, store);

  return { reader, view, confirm, refuse: refuseOrder, deliver, find };

  async function view(caller: Caller, id: string): Promise<PurchaseOrder> {
    return reader.view(await reader.partyOf(caller, id), id);
  }

  async function confirm(
    caller: Caller,
    { id }: InputOf<typeof confirmSaleOrder>,
    logChange: LogChange,
  ): Promise<PurchaseOrder> {
    const party = await reader.partyOf(caller, id);
    const notices = orderNotices(services);
    await db.transaction(async () => {
      const saved = await records.act(party, 'confirm', { id }, logChange, async () => ({
        members: { confirmTime: await databaseTime(db), rejectReason: null },
      }));
      await recordOrdered(party, saved);
      await notices.toPurchaser(party, 'confirm', saved);
    });
    notices.notifyWindows();
    return reader.view(party, id);
  }

  /** Adds the prices to the history of their materials, as far as these still exist. */
  async function recordOrdered(party: Caller, order: StoredOrder): Promise<void> {
    const ids = order.orderDetailList.flatMap(({ materialId }) => materialId ?? []);
    const existing = new Set(
      (
        await db.orm
          .select({ id: materialInfo.id })
          .from(materialInfo)
          .where(and(eq(materialInfo.tenantId, party.tenantId), inArray(materialInfo.id, ids)))
      ).map(({ id }) => id),
    );
    await recordPrices(services, party, {
      source: priceSource.order,
      busNo: order.orderNo,
      supplierId: order.supplierId,
      priceTime: order.confirmTime!,
      lines: order.orderDetailList.flatMap(({ materialId, price, count, unit }) =>
        materialId && existing.has(materialId) ? [{ materialId, price, count, unit }] : [],
      ),
    });
  }

  /** Gives the quantities back to the contract. */
  async function refuseOrder(
    caller: Caller,
    input: InputOf<typeof refuseSaleOrder>,
    logChange: LogChange,
  ): Promise<PurchaseOrder> {
    const { id } = input;
    const party = await reader.partyOf(caller, id);
    const notices = orderNotices(services);
    await db.transaction(async () => {
      const { contractId } = await records.findOrRefuse(party, id);
      await contracts.lock(party.tenantId, contractId);
      const saved = await records.act(party, 'refuse', input, logChange, (_order, { words }) => ({
        members: { rejectReason: words },
      }));
      await contracts.giveBack(party.tenantId, returnsOfOrder(await store.orderLines(party.tenantId, id)));
      await notices.toPurchaser(party, 'refuse', saved, () => saved.rejectReason ?? '');
    });
    notices.notifyWindows();
    return reader.view(party, id);
  }

  /** Delivers some or all of what is left of an order. */
  async function deliver(caller: Caller, input: OrderDelivery, logChange: LogChange): Promise<OrderReceipt> {
    const { orderId } = input;
    const party = await reader.partyOf(caller, orderId, 'orderId');
    const notices = orderNotices(services);
    let receiptId = '';
    await db.transaction(async () => {
      const saved = await records.act(party, 'deliver', { id: orderId }, logChange, async (order) => {
        const lines = await store.orderLines(party.tenantId, orderId);
        const read = readDelivery(lines, input.receiptDetailList);
        if (!read.ok) {
          const { code, field, open } = read.reason;
          throw refuse(code === 'too-much' ? orderTexts.tooMuch(open!) : orderTexts.refused[code], field);
        }
        const after = afterDelivery(lines, read.value);
        const receiptNo = await documentNumber(db, clock(), RECEIPT_PREFIX, party.tenantId);
        const materials = new Map(order.orderDetailList.map((line) => [line.id, line]));
        const receipt = await receipts.add(
          { ...party, orgCode: order.sysOrgCode },
          {
            members: {
              receiptNo,
              orderId,
              orderNo: order.orderNo,
              contractId: order.contractId,
              contractNo: order.contractNo,
              departId: order.departId,
              supplierId: order.supplierId,
              supplierName: order.supplierName,
              deliveryNo: input.deliveryNo?.trim() || null,
              carrier: input.carrier?.trim() || null,
              deliverTime: input.deliverTime || (await databaseTime(db)),
              remark: input.remark?.trim() || null,
              status: receiptStatus.toReceive,
            },
            lines: {
              receiptDetailList: read.value.map(({ orderDetailId, deliverCount }) => {
                const { materialCode, materialName, unit } = materials.get(orderDetailId)!;
                return { id: null, orderDetailId, materialCode, materialName, unit, deliverCount };
              }),
            },
          },
          logChange,
        );
        receiptId = receipt.id;
        return {
          members: {},
          lines: { orderDetailList: after.map(({ id, deliveredCount }) => ({ id, deliveredCount })) },
          to: orderStateOf(after),
          note: receiptNo,
        };
      });
      const { receiptNo } = await receipts.findOrRefuse(party, receiptId);
      await notices.toPurchaser(party, 'deliver', saved, () => receiptNo, receiptId);
    });
    notices.notifyWindows();
    return reader.viewReceipt(party, receiptId);
  }

  /** Searches orders of the caller's supplier; empty without the list permission. */
  async function find(caller: Caller, keyword: string, limit: number) {
    const isReader = await hasPermission(db, caller, SALE_ORDER_LIST);
    return isReader && caller.supplierId ? store.find(reader.soldTo, caller, keyword, limit) : [];
  }
}
