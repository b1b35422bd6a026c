import { Type, type Static } from 'typebox';
import { Audit, editOf, Flag, MaybeText, Text } from '../../kit';
import { idsMember, nameMember, remarkMember } from '../shared/members';

/** Numbers of experts to draw per profession (contract, part 3 §3.8). */
export const EvaluationRule = Type.Object({
  id: Text(36),
  name: Text(100),
  /** Technical experts. */
  techNum: Type.Integer(),
  /** Commercial experts. */
  busiNum: Type.Integer(),
  /** Ids of the material types the rule is for, comma-joined; null = all. */
  materialTypeIds: MaybeText(4000),
  materialTypeIds_dictText: Type.Optional(MaybeText(20_000)),
  /** `'1'` = in use. */
  status: Flag,
  remark: MaybeText(2000),
  ...Audit,
});
export type EvaluationRule = Static<typeof EvaluationRule>;

/** Maximum experts of a profession. */
const MAX_EXPERTS = 99;
const expertCount = (title: string) =>
  Type.Integer({ minimum: 0, maximum: MAX_EXPERTS, title, reason: `应为0到${MAX_EXPERTS}的整数` });

const editableMembers = {
  name: nameMember('规则名称'),
  techNum: expertCount('技术专家人数'),
  busiNum: expertCount('商务专家人数'),
  materialTypeIds: idsMember('适用物料分类'),
  status: Type.Optional(Flag),
  remark: remarkMember,
};

export const EvaluationRuleAdd = Type.Object(editableMembers);
export type EvaluationRuleAdd = Static<typeof EvaluationRuleAdd>;

/** Absent fields keep their value. */
export const EvaluationRuleEdit = editOf(editableMembers);
export type EvaluationRuleEdit = Static<typeof EvaluationRuleEdit>;
