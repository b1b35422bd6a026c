import { Type, type Static } from 'typebox';
import { AmountIn, AmountOut, Audit, DateTime, Day, Id, Maybe, MaybeText, SeenVersion, Text } from '../../kit';

/** A line of a demand plan (P§3). */
export const PlanDetail = Type.Object({
  id: Text(36),
  planDetailNo: MaybeText(64),
  materialId: MaybeText(36),
  materialName: Text(),
  materialCode: MaybeText(64),
  materialTypeName: MaybeText(),
  materialDes: MaybeText(2000),
  unit: MaybeText(20),
  /** Demand quantity, in `unit`. */
  counts: AmountOut,
  /** Yuan per unit. */
  estimatedPrice: Maybe(AmountOut),
  demandTime: Maybe(Day),
  consignee: MaybeText(),
  consigneeTel: MaybeText(50),
  consigneeAddr: MaybeText(500),
  otherSkillDemand: MaybeText(2000),
  models: MaybeText(),
  remark: MaybeText(2000),
  /** Quantity to purchase; null until the purchaser sets it, then it overrides `counts`. */
  actualCounts: Maybe(AmountOut),
  countsChangeReason: MaybeText(500),
});
export type PlanDetail = Static<typeof PlanDetail>;

const header = {
  id: Text(36),
  /** Same as `id`; name of the specification. */
  planId: Text(36),
  planNo: Text(64),
  planName: Text(),
  departName: Text(),
  departId: MaybeText(36),
  applyUserId: MaybeText(36),
  applyUserId_dictText: MaybeText(),
  applyTime: Maybe(DateTime),
  demandOrgName: MaybeText(),
  orgConsignee: MaybeText(),
  orgConsigneeTel: MaybeText(50),
  purchaseUserId: MaybeText(36),
  purchaseUserName: MaybeText(),
  /** A {@link PlanStatus}. */
  status: Text(2),
  status_dictText: MaybeText(),
  remark: MaybeText(2000),
  planFileUrl: MaybeText(4000),
  approveUser: MaybeText(),
  approveTime: Maybe(DateTime),
  approveOpinion: MaybeText(2000),
  ...Audit,
};

const flags = {
  /** Whether the caller may choose the purchaser. */
  formEditable: Type.Boolean(),
  /** Whether the caller may change quantities. */
  tableEditable: Type.Boolean(),
};

/** A demand plan in lists. */
export const PlanRow = Type.Object({ ...header, ...Type.Partial(Type.Object(flags)).properties });
export type PlanRow = Static<typeof PlanRow>;

/** A demand plan with its lines and the caller's rights. */
export const PurchasePlan = Type.Object({
  ...header,
  ...flags,
  purchasePlanDetailList: Type.Array(PlanDetail),
});
export type PurchasePlan = Static<typeof PurchasePlan>;

/** Input of `edit` for a line; other fields sent by the client are ignored. */
export const PlanDetailEdit = Type.Object({
  id: Id,
  actualCounts: Type.Optional(Maybe(Type.Union([AmountIn, Type.Literal('')], { title: '采购数量' }))),
  countsChangeReason: Type.Optional(MaybeText(500, { title: '数量变更原因' })),
});
export type PlanDetailEdit = Static<typeof PlanDetailEdit>;

/** Input of `edit` for a plan in purchasing. */
export const PlanEdit = Type.Object({
  id: Id,
  purchaseUserId: Type.Optional(MaybeText(36, { title: '采购员' })),
  purchaseUserName: Type.Optional(MaybeText()),
  purchasePlanDetailList: Type.Optional(Type.Array(PlanDetailEdit, { maxItems: 5000 })),
  updateTime: SeenVersion,
});
export type PlanEdit = Static<typeof PlanEdit>;
