import { Type, type Static } from 'typebox';
import { Audit, DateTime, Id, MaybeText, Text } from '../../kit';

/** Bytes of a saved form, at most (contract, part 4 §1). */
export const FORM_CONTENT_LIMIT = 2 * 1024 * 1024;

const formName = Type.String({ minLength: 1, maxLength: 100, title: '表单名称' });
/** JSON text of `{list, config}`, kept as it came. */
const formContent = Type.String({ minLength: 1, maxLength: FORM_CONTENT_LIMIT, title: '表单内容' });
const remark = Type.Optional(MaybeText(500, { title: '备注' }));

const formMembers = {
  id: Text(36),
  formName: Text(100),
  remark: MaybeText(500),
  /** Counts the saves, from 1; each is kept as it was. */
  version: Type.Integer(),
  ...Audit,
};

/** A designed form (contract, part 4 §1). */
export const SysForm = Type.Object({ ...formMembers, formContent: Text(FORM_CONTENT_LIMIT) });
export type SysForm = Static<typeof SysForm>;

/** A form in a list; the content only where it was asked for. */
export const SysFormRow = Type.Object({ ...formMembers, formContent: Type.Optional(Text(FORM_CONTENT_LIMIT)) });
export type SysFormRow = Static<typeof SysFormRow>;

export const SysFormAdd = Type.Object({ formName, formContent, remark });
export type SysFormAdd = Static<typeof SysFormAdd>;

/** Members that are absent keep their value. */
export const SysFormEdit = Type.Object({
  id: Id,
  formName: Type.Optional(formName),
  formContent: Type.Optional(formContent),
  remark,
  /** The stored value the client worked on; another one means somebody was faster. */
  updateTime: Type.Optional(Type.Union([DateTime, Type.Null()])),
});
export type SysFormEdit = Static<typeof SysFormEdit>;

/** One save of a form; never changed afterwards. */
export const SysFormVersion = Type.Object({
  formId: Text(36),
  version: Type.Integer(),
  formName: Text(100),
  remark: MaybeText(500),
  createBy: MaybeText(),
  createTime: DateTime,
});
export type SysFormVersion = Static<typeof SysFormVersion>;

/** What there is to say against one value of a form. */
export const FormFault = Type.Object({
  /** Component id. */
  id: Text(),
  label: Text(),
  message: Text(1000),
  /** For a cell of a dynamicTable: id of the table and the row, counted from 0. */
  table: Type.Optional(Text()),
  row: Type.Optional(Type.Integer()),
});
export type FormFault = Static<typeof FormFault>;

/** Values by component id, as the form hands them over. */
export const FormData = Type.Record(Type.String(), Type.Unknown());

/** A stored set of values: the values by component id, and beside them who entered them and when. */
export const FormRecord = Type.Record(Type.String(), Type.Unknown());
export type FormRecord = Static<typeof FormRecord>;
