import { Type, type Static } from 'typebox';
import { Audit, DateTime, editOf, Maybe, MaybeText, Text } from '../../kit';
import { MAX_SCORE } from '../../procurement/appraisal/scores';
import { remarkMember } from '../shared/members';

/** Maximum dimensions of an evaluation. */
export const MAX_EVALUATED = 30;

/** A dimension of an evaluation with its score; a draft may lack scores. */
export const EvaluatedItem = Type.Object({
  itemName: Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: '\\S',
    title: '评价维度',
    reason: '不能为空，最多100个字符',
  }),
  /** Weight in percent. */
  markValue: Type.Integer({ minimum: 1, maximum: 100, title: '权重', reason: '应为1到100的整数' }),
  score: Maybe(Type.Number({ minimum: 0, maximum: MAX_SCORE, title: '评分', reason: '应为0到100的数字，最多2位小数' })),
});
export type EvaluatedItem = Static<typeof EvaluatedItem>;

/** An evaluation of a supplier (contract, part 3 §3.6). */
export const SupplierEval = Type.Object({
  id: Text(36),
  supplierId: Text(36),
  supplierName: Text(255),
  contractId: MaybeText(36),
  /** Number of the contract. */
  contractId_dictText: Type.Optional(MaybeText()),
  orderId: MaybeText(36),
  /** Number of the order. */
  orderId_dictText: Type.Optional(MaybeText()),
  /** Period that the evaluation covers, e.g. `2026-10`. */
  period: MaybeText(50),
  itemList: Type.Array(EvaluatedItem),
  /** Σ score × weight ÷ 100, 2 decimals; null while a score is missing or the weights are not 100. */
  totalScore: Maybe(Type.Number()),
  /** Dictionary supplier_level. */
  level: MaybeText(2),
  level_dictText: Type.Optional(MaybeText()),
  /** Username of the user who submitted it. */
  evalUser: MaybeText(),
  evalUser_dictText: Type.Optional(MaybeText()),
  evalTime: Maybe(DateTime),
  remark: MaybeText(2000),
  /** `'0'` draft, `'1'` submitted. */
  status: Text(1),
  ...Audit,
});
export type SupplierEval = Static<typeof SupplierEval>;

const members = {
  contractId: Type.Optional(MaybeText(36, { title: '合同' })),
  orderId: Type.Optional(MaybeText(36, { title: '订单' })),
  period: Type.Optional(MaybeText(50, { title: '评价周期' })),
  itemList: Type.Array(EvaluatedItem, { maxItems: MAX_EVALUATED, title: '评价维度' }),
  remark: remarkMember,
};

export const SupplierEvalAdd = Type.Object({ supplierId: Text(36, { title: '供应商' }), ...members });
export type SupplierEvalAdd = Static<typeof SupplierEvalAdd>;

/** Absent members keep their value; the supplier of an evaluation does not change. */
export const SupplierEvalEdit = editOf(members);
export type SupplierEvalEdit = Static<typeof SupplierEvalEdit>;
