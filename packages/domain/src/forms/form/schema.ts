import { Type, type Static } from 'typebox';
import { Audit, DateTime, Id, Maybe, MaybeText, Text } from '../../kit';

/** Maximum bytes of a saved form (contract, part 4 §1). */
export const FORM_CONTENT_LIMIT = 2 * 1024 * 1024;

const formName = Type.String({ minLength: 1, maxLength: 100, title: '表单名称' });
/** JSON text of `{list, config}`, stored unchanged. */
const formContent = Type.String({ minLength: 1, maxLength: FORM_CONTENT_LIMIT, title: '表单内容' });
const remark = Type.Optional(MaybeText(500, { title: '备注' }));

/** Comma-joined external user types that may fill in a form; empty = only the buying side. */
export const PublishedTo = Maybe(
  Type.String({ pattern: '^(|supplier|expert|supplier,expert|expert,supplier)$', maxLength: 40, title: '对外发布' }),
);

const formMembers = {
  id: Text(36),
  formName: Text(100),
  remark: MaybeText(500),
  publishedTo: PublishedTo,
  /** Incremented by every save, from 1; every version is stored. */
  version: Type.Integer(),
  ...Audit,
};

/** A designed form (contract, part 4 §1). */
export const SysForm = Type.Object({ ...formMembers, formContent: Text(FORM_CONTENT_LIMIT) });
export type SysForm = Static<typeof SysForm>;

/** A form in a list; the content only if requested. */
export const SysFormRow = Type.Object({ ...formMembers, formContent: Type.Optional(Text(FORM_CONTENT_LIMIT)) });
export type SysFormRow = Static<typeof SysFormRow>;

const FormKind = Type.Union([Type.Literal('designed'), Type.Literal('online')]);
export type FormKind = Static<typeof FormKind>;

/** A form of either kind: designed, or online (a table name and fields). */
export const FormEntry = Type.Object({
  id: Text(36),
  kind: FormKind,
  name: Text(100),
  /** Table name of an online form. */
  code: MaybeText(64),
  /** Of an online form: 1 single, 2 main, 3 sub-table. Records of a sub-table belong to those of its main table. */
  tableType: Text(1),
  remark: MaybeText(500),
  publishedTo: PublishedTo,
  version: Type.Integer(),
  ...Audit,
});
export type FormEntry = Static<typeof FormEntry>;

export const SysFormAdd = Type.Object({ formName, formContent, remark });
export type SysFormAdd = Static<typeof SysFormAdd>;

/** Absent fields keep their value. */
export const SysFormEdit = Type.Object({
  id: Id,
  formName: Type.Optional(formName),
  formContent: Type.Optional(formContent),
  remark,
  /** Version the client read; refused if the record has changed since. */
  updateTime: Type.Optional(Type.Union([DateTime, Type.Null()])),
});
export type SysFormEdit = Static<typeof SysFormEdit>;

/** One version of a form; immutable. */
export const SysFormVersion = Type.Object({
  formId: Text(36),
  version: Type.Integer(),
  formName: Text(100),
  remark: MaybeText(500),
  createBy: MaybeText(),
  createBy_dictText: Type.Optional(MaybeText()),
  createTime: DateTime,
});
export type SysFormVersion = Static<typeof SysFormVersion>;

/** Fault of one value of a form. */
export const FormFault = Type.Object({
  /** Component id. */
  id: Text(),
  label: Text(),
  message: Text(1000),
  /** For a cell of a dynamicTable: id of the table, and row index from 0. */
  table: Type.Optional(Text()),
  row: Type.Optional(Type.Integer()),
});
export type FormFault = Static<typeof FormFault>;

/** Values by component id. */
export const FormData = Type.Record(Type.String(), Type.Unknown());

/** A stored record: values by component id next to the columns of the record. */
export const FormRecord = Type.Record(Type.String(), Type.Unknown());
export type FormRecord = Static<typeof FormRecord>;
