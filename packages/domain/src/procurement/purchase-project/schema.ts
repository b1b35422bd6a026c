import { Type, type Static } from 'typebox';
import { AmountIn, AmountOut, Audit, DateTime, Day, editOf, Flag, Id, Maybe, MaybeText, Text } from '../../kit';

/** A line of a project (contract, part 3 §3.2). */
export const TenderDetail = Type.Object({
  id: Text(36),
  /** Line of the plan that the quantity is taken from. */
  planDetailId: MaybeText(36),
  planDetailNo: MaybeText(64),
  materialId: MaybeText(36),
  materialCode: MaybeText(64),
  materialTypeName: MaybeText(),
  materialName: Text(),
  materialDes: MaybeText(2000),
  /** Quantity to purchase, in `unit`. */
  actualCounts: AmountOut,
  /** Yuan per unit. */
  estimatedPrice: Maybe(AmountOut),
  demandTime: Maybe(Day),
  unit: MaybeText(20),
  otherSkillDemand: MaybeText(2000),
  models: MaybeText(),
  consignee: MaybeText(),
  consigneeTel: MaybeText(50),
  consigneeAddr: MaybeText(500),
  remark: MaybeText(2000),
});
export type TenderDetail = Static<typeof TenderDetail>;

/** An invited supplier. */
export const ProjectSupplier = Type.Object({
  id: Text(36),
  supplierId: Text(36),
  supplierName: Text(),
  /** Dictionary invite_status; null until the project is published. */
  inviteStatus: MaybeText(2),
  inviteStatus_dictText: Type.Optional(MaybeText()),
});
export type ProjectSupplier = Static<typeof ProjectSupplier>;

/** A framework agreement whose supplier takes part; `id` is that of the contract. */
export const ProjectContract = Type.Object({
  id: Text(36),
  contractName: Text(),
  contractNo: MaybeText(64),
  supplierName: Text(),
  supplierId: Text(36),
  startDate: Maybe(Day),
  endDate: Maybe(Day),
  draftingUp: Maybe(Day),
});
export type ProjectContract = Static<typeof ProjectContract>;

/** A dimension that experts score. */
export const ProjectScoreItem = Type.Object({
  id: Text(36),
  itemName: Text(100),
  description: MaybeText(2000),
  /** Weight in percent, 1 to 100. */
  markValue: Type.Integer(),
});
export type ProjectScoreItem = Static<typeof ProjectScoreItem>;

/** Numbers of experts to draw. */
export const SiftRule = Type.Object({
  id: MaybeText(36),
  name: MaybeText(100),
  techNum: Type.Integer({ minimum: 0, maximum: 99 }),
  busiNum: Type.Integer({ minimum: 0, maximum: 99 }),
});
export type SiftRule = Static<typeof SiftRule>;
export const SiftRuleIn = Type.Object({
  ...SiftRule.properties,
  id: Type.Optional(SiftRule.properties.id),
  name: Type.Optional(SiftRule.properties.name),
});
export const siftRuleOf = (rule: Static<typeof SiftRuleIn>): SiftRule => ({ id: null, name: null, ...rule });

/** A business condition or technical parameter that bidders answer. */
export const ProjectDiverge = Type.Object({
  id: Text(36),
  divergeTitle: Text(),
  divergeDes: MaybeText(2000),
});
export type ProjectDiverge = Static<typeof ProjectDiverge>;

const header = {
  id: Text(36),
  proNo: Text(64),
  proName: Text(),
  departName: Text(),
  departId: MaybeText(36),
  applyUserId: MaybeText(36),
  applyUserName: MaybeText(),
  applyTime: Maybe(DateTime),
  /** Code of the purchasing unit. */
  orgCode: MaybeText(64),
  orgCode_dictText: Type.Optional(MaybeText()),
  demandOrgName: MaybeText(),
  contactName: MaybeText(),
  contactPhone: MaybeText(50),
  /** A {@link BuyType}. */
  buyType: Text(2),
  buyType_dictText: Type.Optional(MaybeText()),
  /** 1: sourcing for a long-term supply, without quantities. */
  longSource: Maybe(Type.Integer()),
  contractType: Text(2),
  contractType_dictText: Type.Optional(MaybeText()),
  payType: MaybeText(2),
  payType_dictText: Type.Optional(MaybeText()),
  priceType: MaybeText(2),
  priceType_dictText: Type.Optional(MaybeText()),
  /** Hours. */
  biddingDuration: Maybe(Type.Integer()),
  /** `'1'`: suppliers may quote some of the lines. */
  bidPart: Flag,
  /** Yuan: an offer of an auction is at least this much below the bidder's last one; null: any lower offer. */
  minStep: Maybe(AmountOut),
  /** Automatic extensions of the auction. */
  extendCount: Type.Integer(),
  /** Days of the automatic postponement. */
  postponeDays: Maybe(Type.Integer()),
  /** Start and end of the quotation. */
  proStartTime: Maybe(DateTime),
  proEndTime: Maybe(DateTime),
  /** Yuan, half-up to 2 decimals. */
  budgetTotalPrice: AmountOut,
  remark: MaybeText(2000),
  planFileUrl: MaybeText(8000),
  /** A {@link ProjectStatus}. */
  status: Text(2),
  status_dictText: Type.Optional(MaybeText()),
  minSupplierCount: Type.Integer(),
  /** `'1'`: visitors see the notice. */
  isPublic: Flag,
  /** `'1'`: the rule that experts are drawn by is shown. */
  expertRuleShow: Flag,
  round: Type.Integer(),
  /** `'1'`: the end was postponed automatically. */
  postponed: Flag,
  /** `'1'`: fewer bids than `minSupplierCount`. */
  insufficient: Flag,
  publishTime: Maybe(DateTime),
  openTime: Maybe(DateTime),
  openUser: MaybeText(),
  /** User id of the first of two officers who open the bids. */
  openConfirmUser: MaybeText(36),
  openConfirmUser_dictText: Type.Optional(MaybeText()),
  openConfirmTime: Maybe(DateTime),
  awardTime: Maybe(DateTime),
  awardRemark: MaybeText(2000),
  failReason: MaybeText(500),
  cancelReason: MaybeText(500),
  /** Comma-joined ids of the plans that lines are taken from. */
  planIds: MaybeText(20_000),
  ...Audit,
};

/** Actions of the project's lifecycle that the caller may take now. */
const actions = Type.Array(Text(32));

/** A purchase project in lists. */
export const ProjectRow = Type.Object({
  ...header,
  actions: Type.Optional(actions),
  bidCount: Type.Integer(),
  inviteCount: Type.Integer(),
});
export type ProjectRow = Static<typeof ProjectRow>;

/** A purchase project with its lists. */
export const PurchaseInfo = Type.Object({
  ...header,
  actions,
  /** HTML; only here, as it may be long. */
  noticeContent: MaybeText(200_000),
  detailList: Type.Array(TenderDetail),
  supplierList: Type.Array(ProjectSupplier),
  contractInfoList: Type.Array(ProjectContract),
  expertItemList: Type.Array(ProjectScoreItem),
  expertSiftRule: Maybe(SiftRule),
  divergeList: Type.Array(ProjectDiverge),
});
export type PurchaseInfo = Static<typeof PurchaseInfo>;

/** Maximum lines of a project. */
export const MAX_PROJECT_LINES = 5000;
/** Maximum invited suppliers of a project. */
export const MAX_INVITEES = 500;
/** Maximum days of an automatic postponement. */
export const MAX_POSTPONE_DAYS = 30;
/** Maximum hours of an auction. */
export const MAX_DURATION = 720;

const AmountOrNone = (title: string) => Type.Optional(Maybe(Type.Union([AmountIn, Type.Literal('')], { title })));
const lineId = Type.Optional(MaybeText(64));

/** A line in requests; an `id` that is absent or starts with `row_` belongs to a new one. */
export const TenderDetailIn = Type.Object({
  id: lineId,
  planDetailId: Type.Optional(MaybeText(36, { title: '计划明细' })),
  materialId: Type.Optional(MaybeText(36)),
  materialCode: Type.Optional(MaybeText(64, { title: '物料编码' })),
  materialTypeName: Type.Optional(MaybeText(255, { title: '物料分类' })),
  materialName: Type.Optional(MaybeText(255, { title: '物料名称' })),
  materialDes: Type.Optional(MaybeText(2000, { title: '物料描述' })),
  actualCounts: AmountOrNone('采购数量'),
  estimatedPrice: AmountOrNone('预估单价'),
  demandTime: Type.Optional(Maybe(Type.Union([Day, Type.Literal('')], { title: '需求时间' }))),
  unit: Type.Optional(MaybeText(20, { title: '单位' })),
  otherSkillDemand: Type.Optional(MaybeText(2000, { title: '技术要求' })),
  models: Type.Optional(MaybeText(255, { title: '规格型号' })),
  consignee: Type.Optional(MaybeText(255, { title: '收货人' })),
  consigneeTel: Type.Optional(MaybeText(50, { title: '收货电话' })),
  consigneeAddr: Type.Optional(MaybeText(500, { title: '收货地址' })),
  remark: Type.Optional(MaybeText(2000, { title: '备注' })),
});
export type TenderDetailIn = Static<typeof TenderDetailIn>;

const DateTimeOrNone = (title: string) => Maybe(Type.Union([DateTime, Type.Literal('')], { title }));
const CountOrNone = (title: string, minimum: number, maximum: number) =>
  Maybe(Type.Integer({ minimum, maximum, title, reason: `应为${minimum}到${maximum}的整数` }));
const Code = (title: string, pattern: string) => Type.String({ title, pattern });

const written = {
  proName: Text(255, { title: '项目名称' }),
  buyType: Code('采购方式', '^[1-5]$'),
  contractType: Code('合同类型', '^[12]$'),
  /** Applicant's department; default the caller's. */
  departId: MaybeText(36, { title: '申请部门' }),
  /** Default the caller; only managers name somebody else. */
  applyUserId: MaybeText(36, { title: '申请人' }),
  /** Default the time of `add`. */
  applyTime: DateTimeOrNone('申请时间'),
  orgCode: MaybeText(64, { title: '采购单位' }),
  demandOrgName: MaybeText(255, { title: '需求单位' }),
  contactName: MaybeText(255, { title: '联系人' }),
  contactPhone: MaybeText(50, { title: '联系电话' }),
  longSource: Maybe(Type.Union([Type.Literal(0), Type.Literal(1)], { title: '长期寻源' })),
  payType: Maybe(Type.Union([Code('付款方式', '^[1-4]$'), Type.Literal('')], { title: '付款方式' })),
  priceType: Maybe(Type.Union([Code('价格类型', '^[1-3]$'), Type.Literal('')], { title: '价格类型' })),
  biddingDuration: CountOrNone('竞价时长', 1, MAX_DURATION),
  bidPart: Flag,
  minStep: Maybe(Type.Union([AmountIn, Type.Literal('')], { title: '最小降幅' })),
  postponeDays: CountOrNone('自动延期天数', 0, MAX_POSTPONE_DAYS),
  proStartTime: DateTimeOrNone('报价开始时间'),
  proEndTime: DateTimeOrNone('报价截止时间'),
  remark: MaybeText(2000, { title: '备注' }),
  /** JSON array of `{name, url}` as text. */
  planFileUrl: MaybeText(8000, { title: '附件' }),
  minSupplierCount: Type.Integer({ minimum: 1, maximum: MAX_INVITEES, title: '最少报价供应商数' }),
  isPublic: Flag,
  /** HTML, sanitised. */
  noticeContent: MaybeText(200_000, { title: '公告内容' }),
  expertRuleShow: Flag,
  detailList: Type.Array(TenderDetailIn, { maxItems: MAX_PROJECT_LINES, title: '物料明细' }),
  supplierList: Type.Array(Type.Object({ supplierId: Text(36, { title: '供应商' }) }), {
    maxItems: MAX_INVITEES,
    title: '邀请供应商',
  }),
  contractInfoList: Type.Array(Type.Object({ id: Text(36, { title: '框架协议' }) }), {
    maxItems: MAX_INVITEES,
    title: '框架协议',
  }),
  expertItemList: Type.Array(
    Type.Object({
      id: lineId,
      itemName: Text(100, { title: '评审维度' }),
      description: Type.Optional(MaybeText(2000, { title: '评分说明' })),
      markValue: Type.Integer({ minimum: 1, maximum: 100, title: '权重', reason: '应为1到100的整数' }),
    }),
    { maxItems: 100, title: '评审维度' },
  ),
  expertSiftRule: Maybe(Type.Union([SiftRuleIn], { title: '专家抽取规则' })),
  divergeList: Type.Array(
    Type.Object({
      id: lineId,
      divergeTitle: Text(255, { title: '偏离项' }),
      divergeDes: Type.Optional(MaybeText(2000, { title: '要求说明' })),
    }),
    { maxItems: 500, title: '偏离项' },
  ),
};

const { proName, buyType, contractType } = written;

/** Input of `add`. */
export const ProjectAdd = Type.Object({
  ...Type.Partial(Type.Object(written)).properties,
  proName,
  buyType,
  contractType,
});
export type ProjectAdd = Static<typeof ProjectAdd>;

/** Input of `edit`; absent members keep their value. After publication only remark, contacts and files may change. */
export const ProjectEdit = editOf(written);
export type ProjectEdit = Static<typeof ProjectEdit>;

const awardedLine = Type.Object({
  /** Line of the project. */
  detailId: Text(36, { title: '物料明细' }),
  /** Default the quoted quantity and price. */
  actualCount: AmountOrNone('授标数量'),
  actualPrice: AmountOrNone('授标单价'),
});

/** Input of `award` (contract, part 3 §5.5). Without `details` a winner gets all lines that it quoted. */
export const ProjectAward = Type.Object({
  id: Id,
  awardRemark: Type.Optional(MaybeText(2000, { title: '定标说明' })),
  winners: Type.Array(
    Type.Object({
      bidId: Text(36, { title: '报价' }),
      details: Type.Optional(Maybe(Type.Array(awardedLine, { maxItems: MAX_PROJECT_LINES, title: '授标明细' }))),
    }),
    { minItems: 1, maxItems: MAX_INVITEES, title: '中标供应商' },
  ),
});
export type ProjectAward = Static<typeof ProjectAward>;
