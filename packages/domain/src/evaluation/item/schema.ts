import { Type, type Static } from 'typebox';
import { Audit, editOf, Flag, Maybe, MaybeText, Text } from '../../kit';
import { nameMember, Profession } from '../shared/members';

/** A dimension that experts score, with its weight (contract, part 3 §3.8). */
export const EvaluationItem = Type.Object({
  id: Text(36),
  itemName: Text(100),
  description: MaybeText(2000),
  /** Weight in points, 1 to 100. */
  markValue: Type.Integer(),
  /** Dictionary profession_type: experts of which profession score it. */
  itemType: MaybeText(2),
  itemType_dictText: Type.Optional(MaybeText()),
  /** `'1'` = in use. */
  status: Flag,
  ...Audit,
});
export type EvaluationItem = Static<typeof EvaluationItem>;

const editableMembers = {
  itemName: nameMember('维度名称'),
  markValue: Type.Integer({ minimum: 1, maximum: 100, title: '分值', reason: '应为1到100的整数' }),
  itemType: Type.Optional(Maybe(Profession)),
  description: Type.Optional(MaybeText(2000, { title: '评分说明' })),
  status: Type.Optional(Flag),
};

export const EvaluationItemAdd = Type.Object(editableMembers);
export type EvaluationItemAdd = Static<typeof EvaluationItemAdd>;

/** Absent fields keep their value. */
export const EvaluationItemEdit = editOf(editableMembers);
export type EvaluationItemEdit = Static<typeof EvaluationItemEdit>;
