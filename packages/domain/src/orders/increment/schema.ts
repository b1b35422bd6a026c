import { Type, type Static } from 'typebox';
import { AmountIn, AmountOut, Audit, DateTime, Day, editOf, Maybe, MaybeText, Text } from '../../kit';

/** A line of an increment. */
export const IncrementDetail = Type.Object({
  id: Text(36),
  contractDetailId: MaybeText(36),
  materialId: MaybeText(36),
  materialCode: MaybeText(64),
  materialName: Text(),
  unit: MaybeText(20),
  /** Quantity, in `unit`. */
  counts: AmountOut,
  /** Yuan per unit, tax included; null if the contract fixes none. */
  price: Maybe(AmountOut),
  demandTime: Maybe(Day),
  remark: MaybeText(2000),
});
export type IncrementDetail = Static<typeof IncrementDetail>;

const header = {
  id: Text(36),
  incrementNo: Text(64),
  contractId: Text(36),
  contractNo: MaybeText(64),
  contractName: MaybeText(),
  departId: MaybeText(36),
  supplierId: Text(36),
  supplierName: Text(),
  applyUserId: MaybeText(36),
  applyUserName: MaybeText(),
  applyTime: Maybe(DateTime),
  reason: MaybeText(2000),
  /** Yuan. */
  totalPrice: AmountOut,
  /** An {@link IncrementStatus}. */
  status: Text(2),
  status_dictText: MaybeText(),
  approveUser: MaybeText(),
  approveTime: Maybe(DateTime),
  auditOpinion: MaybeText(2000),
  /** Order made from the increment. */
  orderId: MaybeText(36),
  ...Audit,
};

/** An increment in lists. */
export const IncrementRow = Type.Object({
  ...header,
  /** Actions of its lifecycle that the caller may take now. */
  actions: Type.Optional(Type.Array(Text(32))),
});
export type IncrementRow = Static<typeof IncrementRow>;

/** Additional demand under a framework agreement, which becomes an order. */
export const PurchaseIncrement = Type.Object({
  ...header,
  actions: Type.Array(Text(32)),
  incrementDetailList: Type.Array(IncrementDetail),
});
export type PurchaseIncrement = Static<typeof PurchaseIncrement>;

const AmountOrNone = (title: string) => Type.Optional(Maybe(Type.Union([AmountIn, Type.Literal('')], { title })));

/**
 * A line in requests. An `id` that is absent or starts with `row_` belongs to a new line. Without `contractDetailId` it is
 * the line of the contract that has its material.
 */
export const IncrementDetailIn = Type.Object({
  id: Type.Optional(MaybeText(64)),
  contractDetailId: Type.Optional(MaybeText(36, { title: '合同明细' })),
  materialId: Type.Optional(MaybeText(36)),
  materialCode: Type.Optional(MaybeText(64, { title: '物料编码' })),
  materialName: Type.Optional(MaybeText(255, { title: '物料名称' })),
  counts: AmountOrNone('增量数量'),
  price: AmountOrNone('单价'),
  demandTime: Type.Optional(Maybe(Type.Union([Day, Type.Literal('')], { title: '需求日期' }))),
  remark: Type.Optional(MaybeText(2000, { title: '备注' })),
});
export type IncrementDetailIn = Static<typeof IncrementDetailIn>;

const written = {
  contractId: Type.String({ minLength: 1, maxLength: 36, title: '合同' }),
  reason: MaybeText(2000, { title: '增量原因' }),
  incrementDetailList: Type.Array(IncrementDetailIn, { maxItems: 5000, title: '增量明细' }),
};

/** Input of `add`. */
export const IncrementAdd = Type.Object({
  ...Type.Partial(Type.Object(written)).properties,
  contractId: written.contractId,
});
export type IncrementAdd = Static<typeof IncrementAdd>;

/** Input of `edit`; absent members keep their value. A list of lines replaces the lines of a draft. */
export const IncrementEdit = editOf(written);
export type IncrementEdit = Static<typeof IncrementEdit>;
