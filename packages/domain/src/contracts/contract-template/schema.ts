import { Type, type Static } from 'typebox';
import { Audit, editOf, Flag, Maybe, MaybeText, Text } from '../../kit';

/** A .docx file with placeholders that contracts are exported from. */
export const ContractTemplate = Type.Object({
  id: Text(36),
  name: Text(),
  /** Dictionary contract_type; null: contracts of both types. */
  contractType: MaybeText(2),
  contractType_dictText: Type.Optional(MaybeText()),
  /** JSON array of one `{name, url}` as text. */
  fileUrl: MaybeText(8000),
  /** `'1'`: offered for exports. */
  status: Flag,
  remark: MaybeText(2000),
  ...Audit,
});
export type ContractTemplate = Static<typeof ContractTemplate>;

const members = {
  name: Type.String({
    minLength: 1,
    maxLength: 255,
    pattern: '\\S',
    title: '模板名称',
    reason: '不能为空，最多255个字符',
  }),
  contractType: Type.Optional(Maybe(Type.Union([Type.Literal('1'), Type.Literal('2')], { title: '合同类型' }))),
  fileUrl: Type.String({ minLength: 1, maxLength: 8000, title: '模板文件' }),
  status: Type.Optional(Flag),
  remark: Type.Optional(MaybeText(2000, { title: '备注' })),
};

export const ContractTemplateAdd = Type.Object(members);
export type ContractTemplateAdd = Static<typeof ContractTemplateAdd>;

/** Absent members keep their value. */
export const ContractTemplateEdit = editOf(members);
export type ContractTemplateEdit = Static<typeof ContractTemplateEdit>;
