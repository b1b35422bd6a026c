import { Type, type Static } from 'typebox';
import { AmountIn, AmountOut, Audit, DateTime, Day, editOf, Id, Maybe, MaybeText, Text } from '../../kit';
import { OrderReceipt } from '../receipt/schema';

/** A line of a purchase order. */
export const OrderDetail = Type.Object({
  id: Text(36),
  contractDetailId: MaybeText(36),
  materialId: MaybeText(36),
  materialCode: MaybeText(64),
  materialName: Text(),
  materialTypeName: MaybeText(),
  materialDes: MaybeText(2000),
  unit: MaybeText(20),
  models: MaybeText(),
  /** Ordered quantity, in `unit`. */
  count: AmountOut,
  /** Yuan per unit, tax included. */
  price: AmountOut,
  totalPrice: AmountOut,
  demandTime: Maybe(Day),
  deliveredCount: AmountOut,
  /** Accepted quantity. */
  receivedCount: AmountOut,
  rejectedCount: AmountOut,
  /** Quantity given back to the contract when the order was closed. */
  releasedCount: AmountOut,
  remark: MaybeText(2000),
});
export type OrderDetail = Static<typeof OrderDetail>;

const header = {
  id: Text(36),
  orderNo: Text(64),
  contractId: Text(36),
  contractNo: MaybeText(64),
  contractName: MaybeText(),
  purchaseInfoId: MaybeText(36),
  /** Increment that the order was made from. */
  incrementId: MaybeText(36),
  departId: MaybeText(36),
  supplierId: Text(36),
  supplierName: Text(),
  purchaseUserId: MaybeText(36),
  purchaseUserName: MaybeText(),
  orderDate: Maybe(Day),
  demandTime: Maybe(Day),
  consignee: MaybeText(),
  consigneeTel: MaybeText(50),
  consigneeAddr: MaybeText(500),
  payType: MaybeText(2),
  payType_dictText: MaybeText(),
  remark: MaybeText(2000),
  /** JSON array of `{name, url}` as text. */
  fileUrl: MaybeText(8000),
  /** Yuan. */
  totalPrice: AmountOut,
  /** An {@link OrderStatus}. */
  status: Text(2),
  status_dictText: MaybeText(),
  submitTime: Maybe(DateTime),
  confirmTime: Maybe(DateTime),
  rejectReason: MaybeText(2000),
  closeReason: MaybeText(2000),
  /** When purchaser and supplier were notified that the order is overdue. */
  overdueTime: Maybe(DateTime),
  ...Audit,
};

/** A purchase order in lists. */
export const OrderRow = Type.Object({
  ...header,
  /** Actions of its lifecycle that the caller may take now. */
  actions: Type.Optional(Type.Array(Text(32))),
});
export type OrderRow = Static<typeof OrderRow>;

/** A purchase order; the sales order of its supplier is the same record. */
export const PurchaseOrder = Type.Object({
  ...header,
  actions: Type.Array(Text(32)),
  orderDetailList: Type.Array(OrderDetail),
  /** Deliveries, oldest first. */
  receiptList: Type.Array(OrderReceipt),
});
export type PurchaseOrder = Static<typeof PurchaseOrder>;

/** Maximum lines of an order. */
export const MAX_ORDER_LINES = 5000;

const AmountOrNone = (title: string) => Type.Optional(Maybe(Type.Union([AmountIn, Type.Literal('')], { title })));
const DayOrNone = (title: string) => Maybe(Type.Union([Day, Type.Literal('')], { title }));

/**
 * A line in requests. An `id` that is absent or starts with `row_` belongs to a new line. Without `contractDetailId` it is
 * the line of the contract that has its material.
 */
export const OrderDetailIn = Type.Object({
  id: Type.Optional(MaybeText(64)),
  contractDetailId: Type.Optional(MaybeText(36, { title: '合同明细' })),
  materialId: Type.Optional(MaybeText(36)),
  materialCode: Type.Optional(MaybeText(64, { title: '物料编码' })),
  materialName: Type.Optional(MaybeText(255, { title: '物料名称' })),
  count: AmountOrNone('订购数量'),
  price: AmountOrNone('单价'),
  demandTime: Type.Optional(DayOrNone('需求日期')),
  remark: Type.Optional(MaybeText(2000, { title: '备注' })),
});
export type OrderDetailIn = Static<typeof OrderDetailIn>;

const written = {
  contractId: Type.String({ minLength: 1, maxLength: 36, title: '合同' }),
  orderDate: DayOrNone('下单日期'),
  demandTime: DayOrNone('需求日期'),
  consignee: MaybeText(255, { title: '收货人' }),
  consigneeTel: MaybeText(50, { title: '收货电话' }),
  consigneeAddr: MaybeText(500, { title: '收货地址' }),
  payType: Maybe(
    Type.Union([Type.String({ title: '付款方式', pattern: '^[1-4]$' }), Type.Literal('')], { title: '付款方式' }),
  ),
  remark: MaybeText(2000, { title: '备注' }),
  /** JSON array of `{name, url}` as text. */
  fileUrl: MaybeText(8000, { title: '附件' }),
  orderDetailList: Type.Array(OrderDetailIn, { maxItems: MAX_ORDER_LINES, title: '订单明细' }),
};

/** Input of `add`. */
export const OrderAdd = Type.Object({
  ...Type.Partial(Type.Object(written)).properties,
  contractId: written.contractId,
});
export type OrderAdd = Static<typeof OrderAdd>;

/** Input of `edit`; absent members keep their value. A list of lines replaces the lines of a draft. */
export const OrderEdit = editOf(written);
export type OrderEdit = Static<typeof OrderEdit>;

/** A new order over what is left of a contract, not saved. */
export const OrderDraft = Type.Object({
  contractId: Text(36),
  contractNo: MaybeText(64),
  contractName: MaybeText(),
  purchaseInfoId: MaybeText(36),
  supplierId: Text(36),
  supplierName: Text(),
  purchaseUserId: MaybeText(36),
  purchaseUserName: MaybeText(),
  orderDate: Maybe(Day),
  payType: MaybeText(2),
  totalPrice: AmountOut,
  status: Text(2),
  orderDetailList: Type.Array(
    Type.Object({
      ...OrderDetail.properties,
      id: Type.Null(),
      /** Quantity that is left of the line of the contract; null if it fixes none. */
      openCount: Maybe(AmountOut),
    }),
  ),
});
export type OrderDraft = Static<typeof OrderDraft>;

const DeliveredLineIn = Type.Object({
  orderDetailId: Id,
  deliverCount: AmountOrNone('发货数量'),
});

/** Input of `deliver`. */
export const OrderDelivery = Type.Object({
  orderId: Id,
  deliveryNo: Type.Optional(MaybeText(100, { title: '送货单号' })),
  carrier: Type.Optional(MaybeText(255, { title: '承运人' })),
  /** Default: now. */
  deliverTime: Type.Optional(Maybe(Type.Union([DateTime, Type.Literal('')], { title: '发货时间' }))),
  receiptDetailList: Type.Array(DeliveredLineIn, { maxItems: MAX_ORDER_LINES, title: '发货明细' }),
  remark: Type.Optional(MaybeText(2000, { title: '备注' })),
});
export type OrderDelivery = Static<typeof OrderDelivery>;
