import { Type, type Static } from 'typebox';
import { Audit, editOf, Flag, Maybe, MaybeText, Text } from '../../kit';

/** A node of the tree of material types (contract, part 3 §4.9). */
export const MaterialType = Type.Object({
  id: Text(36),
  /** Parent id; `'0'` at the root. */
  pid: Text(36),
  code: Text(64),
  name: Text(100),
  /** 1 at the root. */
  level: Type.Integer(),
  sortOrder: Type.Integer(),
  hasChild: Flag,
  /** `'1'` = enabled. */
  status: Flag,
  remark: MaybeText(2000),
  ...Audit,
});
export type MaterialType = Static<typeof MaterialType>;

const editableMembers = {
  code: Type.String({
    pattern: '^[\\w.-]{1,64}$',
    title: '分类编码',
    reason: '应为字母、数字、点、下划线或短横线，最多64个',
  }),
  name: Type.String({
    minLength: 1,
    maxLength: 100,
    pattern: '\\S',
    title: '分类名称',
    reason: '不能为空，最多100个字符',
  }),
  sortOrder: Type.Optional(Type.Integer({ minimum: 0, maximum: 99_999, title: '排序' })),
  status: Type.Optional(Flag),
  remark: Type.Optional(MaybeText(2000, { title: '备注' })),
  /** Absent or null in a new type: the root. */
  pid: Type.Optional(Maybe(Text(36, { title: '上级分类' }))),
};

export const MaterialTypeAdd = Type.Object(editableMembers);
export type MaterialTypeAdd = Static<typeof MaterialTypeAdd>;

/** Absent fields keep their value. A type moves with the types below it. */
export const MaterialTypeEdit = editOf(editableMembers);
export type MaterialTypeEdit = Static<typeof MaterialTypeEdit>;
