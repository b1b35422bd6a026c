import {
  orderFields,
  orderLifecycle,
  receiptFields,
  receiptLifecycle,
  type OrderAction,
  type OrderReceipt,
  type PurchaseOrder,
  type ReceiptAction,
} from '@gezi/domain';
import { getTableColumns } from 'drizzle-orm';
import { orderDetail, orderReceipt, purchaseOrder, receiptDetail } from '../../../platform/db';
import type { DocumentKind } from '../../../records/documents/DocumentKind';
import { orderScope, receiptScope } from './orderScope';
import { orderTexts } from './orderTexts';

/** Permission of the list of orders. */
export const ORDER_LIST = 'purchase:purchaseOrder:list';

/** Permission of the list of suppliers. */
export const SALE_ORDER_LIST = 'sale:saleOrder:list';

/** Menu components of the lists. */
const ORDER_PAGE = 'purchase/OrderList';
export const SALE_ORDER_PAGE = 'sale/OrderList';
const RECEIPT_PAGE = 'order/ReceiptList';

/** Areas of the attachments. */
export const ORDER_FILES = 'purchaseOrder';
export const RECEIPT_FILES = 'orderReceipt';

/** Prefixes of the numbers (contract, part 3 §3.5). */
export const ORDER_PREFIX = 'DD';
export const RECEIPT_PREFIX = 'SH';

/** Page of an order in the app. */
export const orderPage = (id: string): string => `/purchase/order/view?${new URLSearchParams({ id })}`;

/** Page of a receipt in the app. */
export const receiptPage = (id: string): string => `/order/receipt/view?${new URLSearchParams({ id })}`;

/** An order with its lines, as the database has it. */
export type StoredOrder = Omit<
  PurchaseOrder,
  'payType_dictText' | 'status_dictText' | 'actions' | 'receiptList' | 'totalPrice' | 'tenantId'
> & { totalPrice: string; tenantId: number };

/** The header of an order as lists have it. */
export type StoredOrderHeader = Omit<StoredOrder, 'orderDetailList'>;

/** A receipt with its lines, as the database has it. */
export type StoredReceipt = Omit<OrderReceipt, 'status_dictText' | 'actions' | 'tenantId'> & { tenantId: number };

/** The header of a receipt as lists have it. */
export type StoredReceiptHeader = Omit<StoredReceipt, 'receiptDetailList'>;

/** Purchase orders as documents; the sales orders of suppliers are the same records. */
export const orderKind: DocumentKind<StoredOrder, OrderAction, 'orderDetailList'> = {
  name: () => orderTexts.what,
  nameOf: ({ orderNo }) => orderNo,
  table: purchaseOrder,
  columns: getTableColumns(purchaseOrder),
  page: ORDER_PAGE,
  fields: orderFields,
  scope: orderScope,
  lines: {
    orderDetailList: {
      table: orderDetail,
      parent: 'orderId',
      columns: {
        id: orderDetail.id,
        contractDetailId: orderDetail.contractDetailId,
        materialId: orderDetail.materialId,
        materialCode: orderDetail.materialCode,
        materialName: orderDetail.materialName,
        materialTypeName: orderDetail.materialTypeName,
        materialDes: orderDetail.materialDes,
        unit: orderDetail.unit,
        models: orderDetail.models,
        count: orderDetail.count,
        price: orderDetail.price,
        totalPrice: orderDetail.totalPrice,
        demandTime: orderDetail.demandTime,
        deliveredCount: orderDetail.deliveredCount,
        receivedCount: orderDetail.receivedCount,
        rejectedCount: orderDetail.rejectedCount,
        releasedCount: orderDetail.releasedCount,
        remark: orderDetail.remark,
      },
    },
  },
  lifecycle: orderLifecycle,
  statusDict: 'order_status',
  describeFault: ({ code }) => orderTexts.refused[code as keyof typeof orderTexts.refused],
  files: { member: 'fileUrl', area: ORDER_FILES },
};

/** Receipts as documents. */
export const receiptKind: DocumentKind<StoredReceipt, ReceiptAction, 'receiptDetailList'> = {
  name: () => orderTexts.receipt,
  nameOf: ({ receiptNo }) => receiptNo,
  table: orderReceipt,
  columns: getTableColumns(orderReceipt),
  page: RECEIPT_PAGE,
  fields: receiptFields,
  scope: receiptScope,
  lines: {
    receiptDetailList: {
      table: receiptDetail,
      parent: 'receiptId',
      columns: {
        id: receiptDetail.id,
        orderDetailId: receiptDetail.orderDetailId,
        materialCode: receiptDetail.materialCode,
        materialName: receiptDetail.materialName,
        unit: receiptDetail.unit,
        deliverCount: receiptDetail.deliverCount,
        acceptCount: receiptDetail.acceptCount,
        rejectCount: receiptDetail.rejectCount,
        rejectReason: receiptDetail.rejectReason,
      },
    },
  },
  lifecycle: receiptLifecycle,
  statusDict: 'receipt_status',
  describeFault: ({ code }) => orderTexts.refused[code as keyof typeof orderTexts.refused],
  files: { member: 'fileUrl', area: RECEIPT_FILES },
};
