import { Type, type Static } from 'typebox';
import { AmountIn, AmountOut, Audit, DateTime, Day, editOf, Flag, Maybe, MaybeText, Text } from '../../kit';
import { Supplemental } from '../supplement/schema';

/** A line of a contract (contract, part 3 §3.4). */
export const ContractDetail = Type.Object({
  id: Text(36),
  /** Awarded line of the project. */
  tenderDetailId: MaybeText(36),
  materialId: MaybeText(36),
  materialName: Text(),
  materialCode: MaybeText(64),
  materialTypeName: MaybeText(),
  unit: MaybeText(20),
  param: MaybeText(2000),
  materialDes: MaybeText(2000),
  models: MaybeText(),
  brand: MaybeText(),
  /** Yuan per unit, tax included. */
  price: Maybe(AmountOut),
  /** Null in framework agreements without quantities. */
  count: Maybe(AmountOut),
  /** Yuan: count × price, half-up to 8 decimals. */
  totalPrice: Maybe(AmountOut),
  /** Quantity in submitted orders, less what they gave back. */
  orderedCount: AmountOut,
  /** Accepted quantity. */
  receivedCount: AmountOut,
  remark: MaybeText(2000),
});
export type ContractDetail = Static<typeof ContractDetail>;

/** A price that the supplier confirms. */
export const PriceConfirmation = Type.Object({
  id: Text(36),
  materialId: MaybeText(36),
  materialName: Text(),
  /** Yuan per unit, tax included. */
  price: Maybe(AmountOut),
  /** Real name of the supplier's user. */
  confirmUser: MaybeText(),
  confirmTime: Maybe(DateTime),
  /** `'1'`: confirmed. */
  status: Flag,
  remark: MaybeText(2000),
});
export type PriceConfirmation = Static<typeof PriceConfirmation>;

/** The project that a contract was drawn from. */
export const ContractProject = Type.Object({
  id: Text(36),
  proNo: Text(64),
  proName: Text(),
  buyType: Text(2),
  buyType_dictText: Type.Optional(MaybeText()),
  departName: MaybeText(),
  applyUserName: MaybeText(),
  demandOrgName: MaybeText(),
  contactName: MaybeText(),
  contactPhone: MaybeText(50),
  awardTime: Maybe(DateTime),
  awardRemark: MaybeText(2000),
});
export type ContractProject = Static<typeof ContractProject>;

const terms = {
  contractNo: Text(64),
  contractName: Text(),
  /** Dictionary contract_type. */
  contractType: Text(2),
  contractType_dictText: Type.Optional(MaybeText()),
  departId: MaybeText(36),
  departName: MaybeText(),
  contactsName: MaybeText(),
  contactsPhone: MaybeText(50),
  /** Yuan: sum of the lines; of a framework agreement the limit of its orders, 0: none. */
  contractPrice: Maybe(AmountOut),
  purchaseInfoId: MaybeText(36),
  proNo: MaybeText(64),
  proName: MaybeText(),
  buyType: MaybeText(2),
  buyType_dictText: Type.Optional(MaybeText()),
  /** Winning bid that the contract was drawn from. */
  bidId: MaybeText(36),
  draftingUp: Maybe(Day),
  supplierId: Text(36),
  supplierName: Text(),
  startDate: Maybe(Day),
  endDate: Maybe(Day),
  paymentDirection: MaybeText(2),
  paymentDirection_dictText: Type.Optional(MaybeText()),
  transactionMode: MaybeText(2),
  transactionMode_dictText: Type.Optional(MaybeText()),
  paymentMode: MaybeText(2),
  paymentMode_dictText: Type.Optional(MaybeText()),
  priceType: MaybeText(2),
  priceType_dictText: Type.Optional(MaybeText()),
  /** Days. */
  disputeValidityPeriod: Maybe(Type.Integer()),
  /** Days. */
  deliveryCondition: Maybe(Type.Integer()),
  mark: MaybeText(2000),
  /** JSON array of `{name, url}` as text. */
  contractUrl: MaybeText(8000),
};

const header = {
  id: Text(36),
  ...terms,
  /** A {@link ContractStatus}. */
  status: Text(2),
  status_dictText: Type.Optional(MaybeText()),
  /** User responsible for the contract. */
  executorUserId: MaybeText(36),
  executorUserName: MaybeText(),
  /** Yuan: total of submitted orders, less what they gave back. */
  orderedPrice: AmountOut,
  /** Yuan: total of accepted deliveries. */
  receivedPrice: AmountOut,
  approveUser: MaybeText(),
  approveTime: Maybe(DateTime),
  approveOpinion: MaybeText(2000),
  /** When the supplier confirmed. */
  signTime: Maybe(DateTime),
  rejectReason: MaybeText(2000),
  terminateReason: MaybeText(2000),
  ...Audit,
};

/** Actions of the contract's lifecycle that the caller may take now. */
const actions = Type.Array(Text(32));

/** A contract in lists. */
export const ContractRow = Type.Object({ ...header, actions: Type.Optional(actions) });
export type ContractRow = Static<typeof ContractRow>;

/** A contract with its lists. */
export const ContractInfo = Type.Object({
  ...header,
  actions,
  /** Agreed terms; only here, as they may be long. */
  agreement: MaybeText(20_000),
  contractInfoDetailList: Type.Array(ContractDetail),
  jgConfirmList: Type.Array(PriceConfirmation),
  supplementalList: Type.Array(Supplemental),
  /** Null for a contract without a project. */
  purchaseInfo: Maybe(ContractProject),
});
export type ContractInfo = Static<typeof ContractInfo>;

/** A line with the header of its contract. */
export const ContractDetailRow = Type.Object({
  ...ContractDetail.properties,
  contractId: Text(36),
  contractNo: Text(64),
  contractName: Text(),
  contractType: Text(2),
  contractType_dictText: Type.Optional(MaybeText()),
  supplierId: Text(36),
  supplierName: Text(),
  startDate: Maybe(Day),
  endDate: Maybe(Day),
  status: Text(2),
  status_dictText: Type.Optional(MaybeText()),
});
export type ContractDetailRow = Static<typeof ContractDetailRow>;

/** Maximum lines of a contract. */
export const MAX_CONTRACT_LINES = 5000;

const AmountOrNone = (title: string) => Type.Optional(Maybe(Type.Union([AmountIn, Type.Literal('')], { title })));
const lineId = Type.Optional(MaybeText(64));

/** A line in requests; an `id` that is absent or starts with `row_` belongs to a new one. */
export const ContractDetailIn = Type.Object({
  id: lineId,
  tenderDetailId: Type.Optional(MaybeText(36)),
  materialId: Type.Optional(MaybeText(36)),
  materialName: Type.Optional(MaybeText(255, { title: '物料名称' })),
  materialCode: Type.Optional(MaybeText(64, { title: '物料编码' })),
  materialTypeName: Type.Optional(MaybeText(255, { title: '物料分类' })),
  unit: Type.Optional(MaybeText(20, { title: '单位' })),
  param: Type.Optional(MaybeText(2000, { title: '技术参数' })),
  materialDes: Type.Optional(MaybeText(2000, { title: '物料描述' })),
  models: Type.Optional(MaybeText(255, { title: '规格型号' })),
  brand: Type.Optional(MaybeText(255, { title: '品牌' })),
  price: AmountOrNone('含税单价'),
  count: AmountOrNone('数量'),
  remark: Type.Optional(MaybeText(2000, { title: '备注' })),
});
export type ContractDetailIn = Static<typeof ContractDetailIn>;

/** A price to confirm in requests. */
export const PriceConfirmationIn = Type.Object({
  id: lineId,
  materialId: Type.Optional(MaybeText(36)),
  materialName: Type.Optional(MaybeText(255, { title: '物料名称' })),
  price: AmountOrNone('确认单价'),
  remark: Type.Optional(MaybeText(2000, { title: '备注' })),
});
export type PriceConfirmationIn = Static<typeof PriceConfirmationIn>;

const DayOrNone = (title: string) => Maybe(Type.Union([Day, Type.Literal('')], { title }));
const CodeOrNone = (title: string, pattern: string) =>
  Maybe(Type.Union([Type.String({ title, pattern }), Type.Literal('')], { title }));
const Days = (title: string) =>
  Maybe(Type.Integer({ minimum: 0, maximum: 36_500, title, reason: '应为0到36500的整数' }));

const written = {
  /** Empty: numbered by the server. */
  contractNo: MaybeText(64, { title: '合同编号' }),
  contractName: Text(255, { title: '合同名称' }),
  contractType: Type.String({ pattern: '^[12]$', title: '合同类型' }),
  /** Department that the contract is made for; default the caller's. */
  departId: MaybeText(36, { title: '经办部门' }),
  contactsName: MaybeText(255, { title: '联系人' }),
  contactsPhone: MaybeText(50, { title: '联系电话' }),
  /** Only read in framework agreements. */
  contractPrice: Maybe(Type.Union([AmountIn, Type.Literal('')], { title: '合同金额' })),
  /** Awarded project that the contract is drawn from. */
  purchaseInfoId: MaybeText(36, { title: '采购项目' }),
  draftingUp: DayOrNone('拟定日期'),
  supplierId: Text(36, { title: '供应商' }),
  startDate: DayOrNone('开始日期'),
  endDate: DayOrNone('结束日期'),
  agreement: MaybeText(20_000, { title: '合同约定' }),
  paymentDirection: CodeOrNone('收付方向', '^[12]$'),
  transactionMode: CodeOrNone('交易方式', '^[1-3]$'),
  paymentMode: CodeOrNone('付款方式', '^[1-4]$'),
  priceType: CodeOrNone('价格类型', '^[1-3]$'),
  disputeValidityPeriod: Days('异议有效期'),
  deliveryCondition: Days('交货条件'),
  mark: MaybeText(2000, { title: '备注' }),
  /** JSON array of `{name, url}` as text. */
  contractUrl: MaybeText(8000, { title: '合同附件' }),
  contractInfoDetailList: Type.Array(ContractDetailIn, { maxItems: MAX_CONTRACT_LINES, title: '物料明细' }),
  jgConfirmList: Type.Array(PriceConfirmationIn, { maxItems: MAX_CONTRACT_LINES, title: '价格确认' }),
};

/** Input of `add`. */
export const ContractAdd = Type.Object({
  ...Type.Partial(Type.Object(written)).properties,
  contractName: written.contractName,
  contractType: written.contractType,
  supplierId: written.supplierId,
});
export type ContractAdd = Static<typeof ContractAdd>;

/** Input of `edit`; absent members keep their value. A list of lines replaces the lines. */
export const ContractEdit = editOf(written);
export type ContractEdit = Static<typeof ContractEdit>;

const { contractNo: _no, ...drafted } = terms;

/** Content of a contract that is not saved yet. */
export const ContractDraft = Type.Object({
  ...drafted,
  agreement: MaybeText(20_000),
  contractInfoDetailList: Type.Array(ContractDetail),
  jgConfirmList: Type.Array(PriceConfirmation),
});
export type ContractDraft = Static<typeof ContractDraft>;
