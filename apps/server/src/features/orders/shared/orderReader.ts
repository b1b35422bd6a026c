import {
  orderLifecycle,
  receiptLifecycle,
  saleOrderFields,
  type InputOf,
  type listOrders,
  type listReceipts,
  type OrderAction,
  type OrderReceipt,
  type PurchaseOrder,
  type ReceiptAction,
  type ResultOf,
} from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../FeatureModule';
import { purchaseOrder } from '../../../platform/db';
import { withoutDataRules, type Caller } from '../../../platform/http/Caller';
import { refuse } from '../../../platform/http/refusal';
import { systemCaller } from '../../../platform/http/systemCaller';
import { pageOf } from '../../../platform/query/pageOf';
import { texts } from '../../../platform/texts';
import { documentRecords } from '../../../records/documents/documentRecords';
import { withDictTexts } from '../../../records/lists/withDictTexts';
import {
  orderKind,
  receiptKind,
  SALE_ORDER_PAGE,
  type StoredOrder,
  type StoredOrderHeader,
  type StoredReceipt,
  type StoredReceiptHeader,
} from './orderKind';
import { saleScope } from './orderScope';
import { orderStore } from './orderStore';

const DICTS = { status: 'order_status', payType: 'pay_type' } as const;

/** Orders and their receipts as buyers and suppliers read them. */
export function orderReader(services: Pick<Services, 'db' | 'clock' | 'dataRules' | 'dictionaries' | 'secrets'>) {
  const { db, dictionaries, dataRules } = services;
  const records = documentRecords<StoredOrder, OrderAction, 'orderDetailList'>(services, orderKind);
  const receipts = documentRecords<StoredReceipt, ReceiptAction, 'receiptDetailList'>(services, receiptKind);
  const store = orderStore(db);
  const soldTo = dataRules.page(SALE_ORDER_PAGE, orderKind.columns, saleScope, saleOrderFields);

  return {
    records,
    receipts,
    store,
    soldTo,
    list,
    listSold,
    withTexts,
    view,
    listReceipts: receiptList,
    withReceiptTexts,
    viewReceipt,
    partyOf,
  };

  async function list(caller: Caller, request: InputOf<typeof listOrders>): Promise<ResultOf<typeof listOrders>> {
    const { rows, total, list: query } = await records.list(caller, request);
    return pageOf(await withTexts(caller, rows), total, query);
  }

  /** Orders of the caller's supplier, with every tenant. */
  async function listSold(caller: Caller, request: InputOf<typeof listOrders>): Promise<ResultOf<typeof listOrders>> {
    const { rows, total, list: query } = await records.listIn(soldTo(caller), request);
    return pageOf(await withTexts(caller, rows), total, query);
  }

  /** Adds dictionary texts and what the caller may do. */
  async function withTexts<Row extends StoredOrderHeader>(caller: Caller, rows: readonly Row[]) {
    const withDicts = await withDictTexts(rows, DICTS, dictionaries);
    return withDicts.map((row) => ({
      ...row,
      totalPrice: Number(row.totalPrice),
      actions: orderLifecycle.openActions(row, caller),
    }));
  }

  /** @param caller for suppliers: as a party of the order, see {@link partyOf} */
  async function view(caller: Caller, id: string): Promise<PurchaseOrder> {
    const [order] = await withTexts(caller, [await records.findOrRefuse(caller, id)]);
    const system = systemCaller(caller.tenantId);
    const receiptRows: StoredReceipt[] = [];
    for (const receiptId of await store.receiptIds(caller.tenantId, id)) {
      receiptRows.push(await receipts.findOrRefuse(system, receiptId));
    }
    return { ...order!, receiptList: await withReceiptTexts(caller, receiptRows) };
  }

  async function receiptList(
    caller: Caller,
    request: InputOf<typeof listReceipts>,
  ): Promise<ResultOf<typeof listReceipts>> {
    const { rows, total, list: query } = await receipts.list(caller, request);
    return pageOf(await withReceiptTexts(caller, rows), total, query);
  }

  async function withReceiptTexts<Row extends StoredReceiptHeader>(caller: Caller, rows: readonly Row[]) {
    const withDicts = await withDictTexts(rows, { status: 'receipt_status' }, dictionaries);
    return withDicts.map((row) => ({ ...row, actions: receiptLifecycle.openActions(row, caller) }));
  }

  async function viewReceipt(caller: Caller, id: string): Promise<OrderReceipt> {
    const [receipt] = await withReceiptTexts(caller, [await receipts.findOrRefuse(caller, id)]);
    return receipt!;
  }

  /**
   * The caller in the tenant of an order that its supplier sees: people of a supplier may belong to another one.
   *
   * @param field member of the input with the id
   * @throws {Refusal} naming the field
   */
  async function partyOf(caller: Caller, orderId: string, field = 'id'): Promise<Caller> {
    const [row] = await db.orm
      .select({ tenantId: purchaseOrder.tenantId })
      .from(purchaseOrder)
      .where(and(soldTo(caller), eq(purchaseOrder.id, orderId)));
    if (!row) throw refuse(texts.notFound, field);
    return withoutDataRules({ ...caller, tenantId: row.tenantId });
  }
}

export type OrderReader = ReturnType<typeof orderReader>;
