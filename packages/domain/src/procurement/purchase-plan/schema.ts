import { Type, type Static } from 'typebox';
import { AmountIn, AmountOut, Audit, DateTime, Day, editOf, Maybe, MaybeText, Text } from '../../kit';

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
  /** Quantity already taken into projects. */
  usedCounts: AmountOut,
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
  /** Actions of the plan's lifecycle that the caller may take now. */
  actions: Type.Array(Text(32)),
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

/** Maximum lines of a plan. */
export const MAX_PLAN_LINES = 5000;

const AmountOrNone = (title: string) => Type.Optional(Maybe(Type.Union([AmountIn, Type.Literal('')], { title })));

/**
 * A line in requests. An `id` that is absent or starts with `row_` belongs to a new line. While the plan is a draft the
 * whole line is saved; afterwards only `actualCounts` and `countsChangeReason` are read.
 */
export const PlanDetailIn = Type.Object({
  id: Type.Optional(MaybeText(64)),
  materialId: Type.Optional(MaybeText(36)),
  materialName: Type.Optional(MaybeText(255, { title: '物料名称' })),
  materialCode: Type.Optional(MaybeText(64, { title: '物料编码' })),
  materialTypeName: Type.Optional(MaybeText(255, { title: '物料分类' })),
  materialDes: Type.Optional(MaybeText(2000, { title: '物料描述' })),
  unit: Type.Optional(MaybeText(20, { title: '单位' })),
  counts: AmountOrNone('需求数量'),
  estimatedPrice: AmountOrNone('预估单价'),
  demandTime: Type.Optional(Maybe(Type.Union([Day, Type.Literal('')], { title: '需求时间' }))),
  consignee: Type.Optional(MaybeText(255, { title: '收货人' })),
  consigneeTel: Type.Optional(MaybeText(50, { title: '收货电话' })),
  consigneeAddr: Type.Optional(MaybeText(500, { title: '收货地址' })),
  otherSkillDemand: Type.Optional(MaybeText(2000, { title: '技术要求' })),
  models: Type.Optional(MaybeText(255, { title: '规格型号' })),
  remark: Type.Optional(MaybeText(2000, { title: '备注' })),
  actualCounts: AmountOrNone('采购数量'),
  countsChangeReason: Type.Optional(MaybeText(500, { title: '数量变更原因' })),
});
export type PlanDetailIn = Static<typeof PlanDetailIn>;

const written = {
  planName: Text(255, { title: '计划名称' }),
  /** Declaring department; default the caller's. */
  departId: MaybeText(36, { title: '申报部门' }),
  /** Default the caller; only managers name somebody else. */
  applyUserId: MaybeText(36, { title: '申报人' }),
  /** Default the time of `add`. */
  applyTime: Maybe(Type.Union([DateTime, Type.Literal('')], { title: '申报时间' })),
  demandOrgName: MaybeText(255, { title: '需求单位' }),
  orgConsignee: MaybeText(255, { title: '联系人' }),
  orgConsigneeTel: MaybeText(50, { title: '联系电话' }),
  purchaseUserId: MaybeText(36, { title: '采购员' }),
  purchaseUserName: MaybeText(),
  remark: MaybeText(2000, { title: '备注' }),
  /** JSON array of `{name, url}` as text. */
  planFileUrl: MaybeText(8000, { title: '附件' }),
  purchasePlanDetailList: Type.Array(PlanDetailIn, { maxItems: MAX_PLAN_LINES, title: '物料明细' }),
};

/** Input of `add`. */
export const PlanAdd = Type.Object({ ...Type.Partial(Type.Object(written)).properties, planName: written.planName });
export type PlanAdd = Static<typeof PlanAdd>;

/** Input of `edit`; absent members keep their value. A list of lines replaces the lines of a draft. */
export const PlanEdit = editOf(written);
export type PlanEdit = Static<typeof PlanEdit>;

/** A line with the header of its plan. */
export const PlanDetailRow = Type.Object({
  ...PlanDetail.properties,
  planId: Text(36),
  planNo: Text(64),
  planName: Text(),
  departName: Text(),
  purchaseUserId: MaybeText(36),
  purchaseUserName: MaybeText(),
  status: Text(2),
  status_dictText: MaybeText(),
});
export type PlanDetailRow = Static<typeof PlanDetailRow>;

/** Demand for one material in one month, over all plans that are open for purchasing. */
export const ConsolidatedDemand = Type.Object({
  /** `<month> <materialCode or materialName> <unit>`. */
  id: Text(400),
  /** `YYYY-MM` of the demand time; null for lines without one. */
  month: MaybeText(7),
  materialCode: MaybeText(64),
  materialName: Text(),
  models: MaybeText(),
  unit: MaybeText(20),
  /** Quantity to purchase that is not yet in a project. */
  openCounts: AmountOut,
  /** Yuan: Σ open quantity × estimated price. */
  openAmount: AmountOut,
  planCount: Type.Integer(),
  lineCount: Type.Integer(),
  /** Comma-joined ids of the lines. */
  planDetailIds: Type.String(),
});
export type ConsolidatedDemand = Static<typeof ConsolidatedDemand>;
