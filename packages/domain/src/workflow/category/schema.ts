import { Type, type Static } from 'typebox';
import { Audit, editOf, MaybeText, Text } from '../../kit';

/** A category of processes (contract, part 4 §4.2). */
export const FlowCategory = Type.Object({
  id: Text(36),
  name: Text(100),
  code: Text(64),
  appType: MaybeText(64),
  remark: MaybeText(500),
  ...Audit,
});
export type FlowCategory = Static<typeof FlowCategory>;

const members = {
  name: Type.String({ minLength: 1, maxLength: 100, pattern: '\\S', title: '分类名称' }),
  code: Type.String({
    pattern: '^[\\w.-]{1,64}$',
    title: '分类编码',
    reason: '应为字母、数字、点、下划线或短横线，最多64个',
  }),
  appType: Type.Optional(MaybeText(64, { title: '应用类型' })),
  remark: Type.Optional(MaybeText(500, { title: '备注' })),
};

export const FlowCategoryAdd = Type.Object(members);
export const FlowCategoryEdit = editOf(members);
