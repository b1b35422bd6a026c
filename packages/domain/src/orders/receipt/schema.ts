import { Type, type Static } from 'typebox';
import { AmountIn, AmountOut, Audit, DateTime, Id, Maybe, MaybeText, Text } from '../../kit';

/** A line of a receipt. */
export const ReceiptDetail = Type.Object({
  id: Text(36),
  orderDetailId: Text(36),
  materialCode: MaybeText(64),
  materialName: Text(),
  unit: MaybeText(20),
  /** Delivered quantity, in `unit`. */
  deliverCount: AmountOut,
  /** Null until the goods are received. */
  acceptCount: Maybe(AmountOut),
  rejectCount: Maybe(AmountOut),
  rejectReason: MaybeText(500),
});
export type ReceiptDetail = Static<typeof ReceiptDetail>;

const header = {
  id: Text(36),
  receiptNo: Text(64),
  orderId: Text(36),
  orderNo: MaybeText(64),
  contractId: MaybeText(36),
  contractNo: MaybeText(64),
  supplierId: Text(36),
  supplierName: Text(),
  /** Number of the delivery note. */
  deliveryNo: MaybeText(100),
  carrier: MaybeText(),
  deliverTime: Maybe(DateTime),
  receiveTime: Maybe(DateTime),
  receiveUserId: MaybeText(36),
  receiveUserName: MaybeText(),
  /** A {@link ReceiptStatus}. */
  status: Text(2),
  status_dictText: MaybeText(),
  remark: MaybeText(2000),
  /** JSON array of `{name, url}` as text. */
  fileUrl: MaybeText(8000),
  ...Audit,
};

/** A receipt in lists. */
export const ReceiptRow = Type.Object({
  ...header,
  /** Actions of its lifecycle that the caller may take now. */
  actions: Type.Optional(Type.Array(Text(32))),
});
export type ReceiptRow = Static<typeof ReceiptRow>;

/** A delivery, and what was accepted of it. */
export const OrderReceipt = Type.Object({
  ...header,
  actions: Type.Array(Text(32)),
  receiptDetailList: Type.Array(ReceiptDetail),
});
export type OrderReceipt = Static<typeof OrderReceipt>;

const Quantity = (title: string) => Type.Optional(Maybe(Type.Union([AmountIn, Type.Literal('')], { title })));

/** Accepted and rejected quantity of a line; the two make up the delivered one. */
export const AcceptanceLine = Type.Object({
  id: Id,
  acceptCount: Quantity('收货数量'),
  rejectCount: Quantity('拒收数量'),
  rejectReason: Type.Optional(MaybeText(500, { title: '拒收原因' })),
});
export type AcceptanceLine = Static<typeof AcceptanceLine>;

/** Input of `receive`. */
export const ReceiptAcceptance = Type.Object({
  id: Id,
  /** Default: now. */
  receiveTime: Type.Optional(Maybe(Type.Union([DateTime, Type.Literal('')], { title: '收货时间' }))),
  receiptDetailList: Type.Array(AcceptanceLine, { maxItems: 5000, title: '收货明细' }),
  fileUrl: Type.Optional(MaybeText(8000, { title: '附件' })),
  remark: Type.Optional(MaybeText(2000, { title: '备注' })),
});
export type ReceiptAcceptance = Static<typeof ReceiptAcceptance>;
