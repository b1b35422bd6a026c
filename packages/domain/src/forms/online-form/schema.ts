import { Type, type Static, type TLiteral, type TUnion } from 'typebox';
import { DictItem } from '../../system/dictionary/schema';
import { FORM_CONTENT_LIMIT, PublishedTo } from '../form/schema';
import { Audit, Flag, Id, Maybe, MaybeText, SeenVersion, Text } from '../../kit';
import { ReportColumn } from '../../reports/report/schema';

const YesNo = Type.Union([Type.Literal('Y'), Type.Literal('N')]);
const choice = <const Values extends readonly string[]>(...values: Values) =>
  Type.Union(values.map((value) => Type.Literal(value))) as TUnion<{
    -readonly [At in keyof Values]: TLiteral<Values[At]>;
  }>;

/** Controls of a field (contract, part 4 §3). */
export const FieldShowType = choice(
  'text',
  'textarea',
  'list',
  'radio',
  'checkbox',
  'list_multi',
  'sel_search',
  'date',
  'datetime',
  'time',
  'file',
  'image',
  'umeditor',
  'markdown',
  'switch',
  'popup',
  'sel_depart',
  'sel_user',
  'sel_tree',
  'cat_tree',
  'pca',
  'link_down',
);
export type FieldShowType = Static<typeof FieldShowType>;

export const DbType = choice('string', 'int', 'double', 'Date', 'Datetime', 'BigDecimal', 'Text');

/** Field name: an SQL identifier that needs no quoting. */
const fieldName = Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$', title: '字段名' });
const tableName = Type.String({
  pattern: '^[a-z][a-z0-9_]{0,63}$',
  title: '表名',
  reason: '应为小写字母、数字和下划线',
});

/** A field of an online form. Absent properties get the platform's defaults. */
export const FormField = Type.Object({
  id: Text(36),
  cgformHeadId: Text(36),
  dbFieldName: fieldName,
  dbFieldTxt: Text(200),
  dbType: DbType,
  /** Maximum characters of a text or digits of a number. */
  dbLength: Type.Integer(),
  /** Decimal places. */
  dbPointLength: Type.Integer(),
  dbIsNull: Flag,
  dbDefaultVal: MaybeText(500),
  /** Dictionary code, or with `dictTable` the column of the stored value. */
  dictField: MaybeText(100),
  dictTable: MaybeText(255),
  dictText: MaybeText(100),
  fieldShowType: FieldShowType,
  /** Width in pixels. */
  fieldLength: Type.Integer(),
  /** A key of the rule catalogue such as `m` or `n6-16`, or an expression. */
  fieldValidType: MaybeText(300),
  fieldMustInput: Flag,
  fieldExtendJson: MaybeText(2000),
  fieldDefaultValue: MaybeText(500),
  isQuery: Flag,
  isShowForm: Flag,
  isShowList: Flag,
  isReadOnly: Flag,
  queryMode: choice('single', 'group'),
  /** In a sub-table: table and field this field refers to. */
  mainTable: MaybeText(64),
  mainField: MaybeText(64),
  orderNum: Type.Integer(),
  sortFlag: Flag,
});
export type FormField = Static<typeof FormField>;

const { id: _id, cgformHeadId: _headId, dbFieldName, dbFieldTxt, ...fieldChoices } = FormField.properties;

/** A field in a request; an unknown id is replaced by a new one. */
export const FormFieldIn = Type.Object({
  id: Type.Optional(Maybe(Text(36))),
  dbFieldName,
  dbFieldTxt,
  ...Type.Partial(Type.Object(fieldChoices)).properties,
});
export type FormFieldIn = Static<typeof FormFieldIn>;

const headChoices = {
  tableTxt: Type.String({ minLength: 1, maxLength: 100, title: '表描述' }),
  /** Dictionary cgform_table_type: 1 single, 2 main, 3 sub-table. */
  tableType: choice('1', '2', '3'),
  isCheckbox: YesNo,
  isPage: YesNo,
  isTree: YesNo,
  /** Number of columns in the form layout. */
  formTemplate: choice('1', '2', '3', '4'),
  formCategory: MaybeText(50),
  /** In a sub-table: 0 several rows per record, 1 one row per record. */
  relationType: Maybe(Flag),
  themeTemplate: MaybeText(50),
  extConfigJson: MaybeText(4000),
  publishedTo: PublishedTo,
};

/** An online form (contract, part 4 §3). */
export const FormHead = Type.Object({
  id: Text(36),
  tableName,
  ...headChoices,
  /** Comma-joined names of its sub-tables, whose fields refer to it. */
  subTableStr: MaybeText(2000),
  /** Incremented by every save, from 1. */
  tableVersion: Type.Integer(),
  ...Audit,
});
export type FormHead = Static<typeof FormHead>;

const { tableTxt, ...headDefaults } = headChoices;
const headInput = {
  tableTxt,
  ...Type.Partial(Type.Object(headDefaults)).properties,
  /** Clients of the family send numbers for these two. */
  tableType: Type.Optional(Type.Union([headDefaults.tableType, Type.Integer({ minimum: 1, maximum: 3 })])),
  relationType: Type.Optional(Type.Union([headDefaults.relationType, Type.Integer({ minimum: 0, maximum: 1 })])),
};
const fields = Type.Array(FormFieldIn, { minItems: 1, maxItems: 500, title: '字段' });
/** Accepted and ignored, because records have no table of their own to index. */
const indexs = Type.Optional(Type.Array(Type.Unknown(), { maxItems: 100 }));

export const FormHeadAdd = Type.Object({ head: Type.Object({ tableName, ...headInput }), fields, indexs });

/** Fields that are neither sent nor in `deleteFieldIds` stay unchanged. */
export const FormHeadEdit = Type.Object({
  head: Type.Object({
    id: Id,
    tableName: Type.Optional(tableName),
    ...headInput,
    updateTime: SeenVersion,
  }),
  fields: Type.Array(FormFieldIn, { maxItems: 500, title: '字段' }),
  indexs,
  deleteFieldIds: Type.Optional(Type.Array(Text(36), { maxItems: 500 })),
  deleteIndexIds: Type.Optional(Type.Array(Text(36), { maxItems: 500 })),
});

/** Scripts and buttons of the platform; not supported and always empty. */
const noScripts = { enhanceJs: Type.Literal(''), cgButtonList: Type.Array(Type.Unknown(), { maxItems: 0 }) };

/** Columns and dictionaries for the record list of a form. */
export const FormColumns = Type.Object({
  code: Text(36),
  currentTableName: Text(64),
  description: Text(),
  formTemplate: Text(1),
  tableType: Text(1),
  checkboxFlag: YesNo,
  paginationFlag: YesNo,
  scrollFlag: Type.Integer(),
  columns: Type.Array(ReportColumn),
  dictOptions: Type.Record(Type.String(), Type.Array(DictItem)),
  fieldHrefSlots: Type.Array(Type.Unknown()),
  hideColumns: Type.Array(Text(64)),
  /** True if processes fill in the form: its records may have `flowStatus` and `procInsId`. */
  hasFlow: Type.Optional(Type.Boolean()),
  ...noScripts,
});
export type FormColumns = Static<typeof FormColumns>;

export const FormProperty = Type.Object({
  type: Text(20),
  title: Text(200),
  view: Text(20),
  order: Type.Integer(),
  maxLength: Type.Optional(Type.Integer()),
  pattern: Type.Optional(Text(1000)),
  enum: Type.Optional(Type.Array(DictItem)),
  dictCode: Type.Optional(Text(500)),
  /** Columns of a sub-table. */
  properties: Type.Optional(Type.Record(Type.String(), Type.Unknown())),
  required: Type.Optional(Type.Array(Text(64))),
});
export type FormProperty = Static<typeof FormProperty>;

/** JSON schema of a form. */
export const FormItem = Type.Object({
  head: FormHead,
  schema: Type.Object({
    type: Type.Literal('object'),
    properties: Type.Record(Type.String(), FormProperty),
    required: Type.Array(Text(64)),
    table: Text(64),
  }),
  /** Content of an equivalent designed form to fill in, without hidden fields. */
  formContent: Text(FORM_CONTENT_LIMIT),
  remark: MaybeText(500),
  ...noScripts,
});
export type FormItem = Static<typeof FormItem>;
