import { Type, type Static } from 'typebox';
import { AmountIn, AmountOut, Audit, DateTime, Day, Flag, Id, Maybe, MaybeText, RefusedCell, Text } from '../../kit';
import { MAX_PROJECT_LINES, PurchaseInfo, TenderDetail } from '../purchase-project/schema';

/** Maximum months of a guarantee. */
export const MAX_GUARANTEE_MONTHS = 600;

const requirement = {
  /** Line of the project. */
  detailId: Text(36),
  materialId: MaybeText(36),
  planDetailNo: MaybeText(64),
  materialName: Text(),
  materialCode: MaybeText(64),
  materialTypeName: MaybeText(),
  materialDes: MaybeText(2000),
  /** Quantity of the project, in `unit`. */
  needCount: AmountOut,
  demandTime: Maybe(Day),
  unit: MaybeText(20),
  consignee: MaybeText(),
  consigneeTel: MaybeText(50),
  consigneeAddr: MaybeText(500),
  otherSkillDemand: MaybeText(2000),
};

/** A line of a project with what a supplier offers for it (contract, part 3 §3.3). */
export const QuoteLine = Type.Object({
  id: MaybeText(36),
  ...requirement,
  remark: MaybeText(2000),
  guaranteeMonth: Maybe(Type.Integer()),
  mfr: MaybeText(),
  brand: MaybeText(),
  specs: MaybeText(),
  /** Delivery period. */
  startDate: Maybe(Day),
  endDate: Maybe(Day),
  /** Offered quantity; 0: not quoted. */
  count: Maybe(AmountOut),
  /** Yuan per unit, tax included. */
  price: Maybe(AmountOut),
  /** Awarded quantity and price; null or 0 falls back to the quoted ones where they are shown. */
  actualCount: Maybe(AmountOut),
  actualPrice: Maybe(AmountOut),
});
export type QuoteLine = Static<typeof QuoteLine>;

const FILES = 8000;
const ANSWER = 2000;

const confirmation = {
  supplierQualification: MaybeText(ANSWER, { title: '供应商资质' }),
  quotationDescription: MaybeText(ANSWER, { title: '报价文件说明' }),
  paymentDescription: MaybeText(ANSWER, { title: '付款条件' }),
  supportDescription: MaybeText(ANSWER, { title: '生产/供货保障能力' }),
  prescriptionDescription: MaybeText(ANSWER, { title: '响应文件有效期' }),
  deviateDescription: MaybeText(ANSWER, { title: '商务/技术参数偏离' }),
  otherDescription: MaybeText(ANSWER, { title: '其他' }),
  narration: MaybeText(ANSWER, { title: '综述' }),
  /** JSON array of `{name, url}` as text. */
  fileUrl: MaybeText(FILES, { title: '附件' }),
};

/** Confirmations of a supplier beside its prices. */
export const SupplierConfirmation = Type.Object(confirmation);
export type SupplierConfirmation = Static<typeof SupplierConfirmation>;

/** Members of a confirmation in the order of the page, without the files. */
export const CONFIRMATION_TEXTS = [
  'supplierQualification',
  'quotationDescription',
  'paymentDescription',
  'supportDescription',
  'prescriptionDescription',
  'deviateDescription',
  'otherDescription',
  'narration',
] as const;

/** A supplier's answer to a condition of the project; `id` is that of the condition. */
export const TenderingDiverge = Type.Object({
  id: Text(36),
  name: Text(),
  demandResume: MaybeText(2000),
  responseResume: MaybeText(2000),
  attachmentUrl: MaybeText(FILES),
});
export type TenderingDiverge = Static<typeof TenderingDiverge>;

/** Scores of a bid by one expert. */
export const BidScore = Type.Object({
  id: Text(36),
  bidId: Text(36),
  expertId: Text(36),
  expertName: Text(),
  /** Dictionary profession_type. */
  expertType: Text(2),
  expertType_dictText: Type.Optional(MaybeText()),
  /** Points, 0 to 100, by id of the dimension. */
  itemMap: Type.Record(Type.String(), Type.Number()),
  idea: MaybeText(2000),
  scoreFileUrl: MaybeText(FILES),
  /** Out of 100, 2 decimals. */
  totalScore: AmountOut,
});
export type BidScore = Static<typeof BidScore>;

/** A dimension that experts score, as pages of bids have it. */
export const ScoreDimension = Type.Object({ itemId: Text(36), itemName: Text(100), markValue: Type.Integer() });
export type ScoreDimension = Static<typeof ScoreDimension>;

const header = {
  id: Text(36),
  purchaseInfoId: Text(36),
  round: Type.Integer(),
  supplierId: Text(36),
  supplierName: Text(),
  linkman: MaybeText(100),
  mobile: MaybeText(45),
  /** Quotation total in yuan, 8 decimals; null while it is sealed. */
  tenderPrice: Maybe(AmountOut),
  /** Awarded total in yuan, 8 decimals. */
  actualPrice: Maybe(AmountOut),
  /** A {@link BidStatus}. */
  status: Text(2),
  status_dictText: Type.Optional(MaybeText()),
  submitTime: Maybe(DateTime),
  rank: Maybe(Type.Integer()),
  totalScore: Maybe(AmountOut),
  invalidReason: MaybeText(500),
  isWinner: Flag,
  /** SHA-256 of the submitted content, hexadecimal; the supplier's receipt. */
  digest: MaybeText(64),
  ...Audit,
};

/** Actions of the bid's lifecycle that the caller may take now. */
const actions = Type.Array(Text(32));

/** A bid in lists. */
export const BidRow = Type.Object({
  ...header,
  actions: Type.Optional(actions),
  proNo: Text(64),
  proName: Text(),
  buyType: Text(2),
  buyType_dictText: Type.Optional(MaybeText()),
  /** A {@link ProjectStatus}. */
  projectStatus: Text(2),
  projectStatus_dictText: Type.Optional(MaybeText()),
  proEndTime: Maybe(DateTime),
});
export type BidRow = Static<typeof BidRow>;

/** A bid. While it is sealed, everybody but its supplier gets null for prices, lines, answers and files. */
export const SupplierBid = Type.Object({
  ...header,
  actions: Type.Optional(actions),
  priceFileName: MaybeText(FILES),
  supplierConfirmation: Maybe(SupplierConfirmation),
  supplierPriceDetailVOS: Maybe(Type.Array(QuoteLine)),
  supplierTenderingDiverges: Maybe(Type.Array(TenderingDiverge)),
  scoreList: Type.Array(BidScore),
});
export type SupplierBid = Static<typeof SupplierBid>;

/** The project as its bidders see it: no budget, no estimated prices, no other suppliers, no experts. */
export const ProjectForBid = Type.Object({
  ...Type.Pick(PurchaseInfo, [
    'id',
    'proNo',
    'proName',
    'demandOrgName',
    'contactName',
    'contactPhone',
    'buyType',
    'buyType_dictText',
    'contractType',
    'contractType_dictText',
    'longSource',
    'payType',
    'payType_dictText',
    'priceType',
    'priceType_dictText',
    'bidPart',
    'proStartTime',
    'proEndTime',
    'status',
    'status_dictText',
    'round',
    'remark',
    'planFileUrl',
    'divergeList',
  ]).properties,
  detailList: Type.Array(Type.Omit(TenderDetail, ['estimatedPrice', 'planDetailId'])),
});
export type ProjectForBid = Static<typeof ProjectForBid>;

/** The supplier's bid of its last round with its project. */
export const BidDraft = Type.Object({
  ...SupplierBid.properties,
  purchaseInfo: ProjectForBid,
  /** Earlier submissions, newest first. */
  versions: Type.Array(Type.Object({ submitTime: DateTime, digest: MaybeText(64) })),
});
export type BidDraft = Static<typeof BidDraft>;

const AmountOrNone = (title: string) => Type.Optional(Maybe(Type.Union([AmountIn, Type.Literal('')], { title })));
const DayOrNone = (title: string) => Type.Optional(Maybe(Type.Union([Day, Type.Literal('')], { title })));

/** A line of a bid in requests. */
export const QuoteLineIn = Type.Object({
  detailId: Text(36, { title: '物料明细' }),
  remark: Type.Optional(MaybeText(2000, { title: '备注' })),
  guaranteeMonth: Type.Optional(
    Maybe(
      Type.Integer({
        minimum: 0,
        maximum: MAX_GUARANTEE_MONTHS,
        title: '质保期（月）',
        reason: `应为0到${MAX_GUARANTEE_MONTHS}的整数`,
      }),
    ),
  ),
  mfr: Type.Optional(MaybeText(255, { title: '制造商' })),
  brand: Type.Optional(MaybeText(255, { title: '品牌' })),
  specs: Type.Optional(MaybeText(255, { title: '规格型号' })),
  startDate: DayOrNone('交货开始日期'),
  endDate: DayOrNone('交货截止日期'),
  count: AmountOrNone('报价数量'),
  price: AmountOrNone('含税单价'),
});
export type QuoteLineIn = Static<typeof QuoteLineIn>;

/** Lines of a bid as a workbook has them: members by key, null where a cell is empty or refused. */
export const ReadQuoteLines = Type.Object({
  lines: Type.Array(
    Type.Object({
      /** Number of the line in the project, from 1. */
      lineNumber: Type.Integer(),
      members: Type.Record(Type.String(), Maybe(Type.Union([Type.Number(), Type.String()]))),
    }),
  ),
  refused: Type.Array(RefusedCell),
});
export type ReadQuoteLines = Static<typeof ReadQuoteLines>;

const answer = Type.Object({
  id: Text(36, { title: '偏离项' }),
  responseResume: Type.Optional(MaybeText(2000, { title: '响应说明' })),
  attachmentUrl: Type.Optional(MaybeText(FILES, { title: '附件' })),
});

/** Input of `save` and `submit`; absent members keep their value. */
export const BidIn = Type.Object({
  /** The supplier's bid of the round; default by `purchaseInfoId`. */
  id: Type.Optional(MaybeText(36)),
  purchaseInfoId: Type.Optional(Id),
  /** Must be the caller's supplier. */
  supplierId: Type.Optional(MaybeText(36)),
  updateTime: Type.Optional(Maybe(DateTime)),
  linkman: Type.Optional(MaybeText(100, { title: '联系人' })),
  mobile: Type.Optional(MaybeText(45, { title: '联系电话' })),
  priceFileName: Type.Optional(MaybeText(FILES, { title: '报价文件' })),
  supplierConfirmation: Type.Optional(Maybe(Type.Partial(Type.Object(confirmation)))),
  supplierPriceDetailVOS: Type.Optional(
    Maybe(Type.Array(QuoteLineIn, { maxItems: MAX_PROJECT_LINES, title: '报价明细' })),
  ),
  supplierTenderingDiverges: Type.Optional(Maybe(Type.Array(answer, { maxItems: 500, title: '偏离项' }))),
});
export type BidIn = Static<typeof BidIn>;

/** Bids of a project beside the project and its dimensions. */
export const BiddingSuppliers = Type.Object({
  purchaseInfo: PurchaseInfo,
  itemList: Type.Array(ScoreDimension),
  supplierDetail: Type.Array(SupplierBid),
});

const offer = Type.Object({
  bidId: Text(36),
  supplierName: Text(),
  count: Maybe(AmountOut),
  price: Maybe(AmountOut),
  /** Yuan, 8 decimals. */
  total: Maybe(AmountOut),
  /** The lowest price of the line. */
  lowest: Type.Boolean(),
});

/** Bids side by side: lines × suppliers. */
export const BidComparison = Type.Object({
  lines: Type.Array(
    Type.Object({
      detailId: Text(36),
      materialId: MaybeText(36),
      materialName: Text(),
      materialCode: MaybeText(64),
      needCount: AmountOut,
      unit: MaybeText(20),
      estimatedPrice: Maybe(AmountOut),
      /** Latest recorded price of the material in yuan. */
      historyPrice: Maybe(AmountOut),
      offers: Type.Array(offer),
    }),
  ),
  totals: Type.Array(
    Type.Object({
      bidId: Text(36),
      supplierId: Text(36),
      supplierName: Text(),
      status: Text(2),
      total: Maybe(AmountOut),
      rank: Maybe(Type.Integer()),
      totalScore: Maybe(AmountOut),
      lowest: Type.Boolean(),
    }),
  ),
  budget: AmountOut,
});
export type BidComparison = Static<typeof BidComparison>;
