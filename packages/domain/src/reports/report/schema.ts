import { Type, type Static } from 'typebox';
import { DictItem } from '../../system/dictionary/schema';
import { Audit, Id, Maybe, MaybeText, Text } from '../../kit';

export const ReportColumn = Type.Object({
  title: Text(),
  dataIndex: Text(64),
  align: Text(10),
  width: Type.Integer(),
  sorter: Type.Boolean(),
  /** Key into `dictOptions`. */
  customRender: Type.Optional(Text(500)),
});
export type ReportColumn = Static<typeof ReportColumn>;

const columnMembers = {
  columns: Type.Array(ReportColumn),
  dictOptions: Type.Record(Type.String(), Type.Array(DictItem)),
};

export const ReportConfig = Type.Object({
  cgRpConfigId: Text(36),
  cgRpConfigName: Text(),
  ...columnMembers,
});
export type ReportConfig = Static<typeof ReportConfig>;

/** A field to search a report by. */
export const ReportQueryInfo = Type.Object({
  field: Text(64),
  label: Text(),
  mode: Type.Union([Type.Literal('single'), Type.Literal('group')]),
  /** text, date, datetime, list. */
  view: Text(20),
  /** `'1'`: shown only when the search form is expanded. */
  hidden: Text(1),
  dictCode: MaybeText(500),
  order: Type.Integer(),
});
export type ReportQueryInfo = Static<typeof ReportQueryInfo>;

/** A page of report rows; the columns define the keys of a row. */
export const ReportPage = Type.Object({
  records: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  total: Type.Integer(),
  size: Type.Integer(),
  current: Type.Integer(),
  pages: Type.Integer(),
});

/** Columns and rows in one response. */
export const ReportView = Type.Object({
  ...columnMembers,
  data: ReportPage,
  cgreportHeadName: Text(),
  fieldHrefSlots: Type.Array(Type.Unknown()),
  isGroupTitle: Type.Boolean(),
});
export type ReportView = Static<typeof ReportView>;

const Flag = Type.Union([Type.Literal('0'), Type.Literal('1')]);
const headMembers = {
  code: Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\w-]+$' }),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  /** Key of a source defined by the server, e.g. `sys_user`. Never SQL. */
  cgrSql: Text(64),
};
const headChoices = {
  returnValField: MaybeText(100),
  returnTxtField: MaybeText(100),
  /** 1 single, 2 multi. */
  returnType: Type.Union([Type.Literal('1'), Type.Literal('2')]),
  content: MaybeText(1000),
};

export const ReportHead = Type.Object({ id: Text(36), ...headMembers, ...headChoices, ...Audit });
export type ReportHead = Static<typeof ReportHead>;

const itemMembers = {
  /** A field of the source. */
  fieldName: Text(64),
  fieldTxt: Text(100),
};
const itemChoices = {
  /** Width in pixels. */
  fieldWidth: Maybe(Type.Integer({ minimum: 40, maximum: 2000 })),
  fieldType: Type.Union([
    Type.Literal('String'),
    Type.Literal('Integer'),
    Type.Literal('Long'),
    Type.Literal('Date'),
    Type.Literal('Datetime'),
    Type.Literal('BigDecimal'),
  ]),
  searchMode: Type.Union([Type.Literal('single'), Type.Literal('group')]),
  isOrder: Flag,
  isSearch: Flag,
  isShow: Flag,
  dictCode: MaybeText(500),
  orderNum: Type.Integer({ minimum: 0, maximum: 10_000 }),
};
export const ReportItem = Type.Object({ id: Text(36), cgrheadId: Text(36), ...itemMembers, ...itemChoices });
export type ReportItem = Static<typeof ReportItem>;

const paramMembers = {
  /** A parameter of the source; forms send it as `self_<name>`. */
  paramName: Text(64),
};
const paramChoices = {
  paramTxt: MaybeText(100),
  /** Default value. */
  paramValue: MaybeText(200),
  orderNum: Type.Integer({ minimum: 0, maximum: 10_000 }),
};
export const ReportParam = Type.Object({ id: Text(36), cgrheadId: Text(36), ...paramMembers, ...paramChoices });
export type ReportParam = Static<typeof ReportParam>;

/** Parts of a report. The lists are replaced as a whole, so missing entries are removed. */
const parts = {
  items: Type.Array(Type.Object({ ...itemMembers, ...Type.Partial(Type.Object(itemChoices)).properties }), {
    minItems: 1,
    maxItems: 200,
  }),
  params: Type.Optional(
    Type.Array(Type.Object({ ...paramMembers, ...Type.Partial(Type.Object(paramChoices)).properties }), {
      maxItems: 50,
    }),
  ),
};
const choices = Type.Partial(Type.Object(headChoices)).properties;

export const ReportAdd = Type.Object({ head: Type.Object({ ...headMembers, ...choices }), ...parts });
export const ReportEdit = Type.Object({
  head: Type.Object({
    id: Id,
    ...headMembers,
    ...choices,
    /** Version the client read; refused if the report has changed since. */
    updateTime: Type.Optional(MaybeText(19)),
  }),
  ...parts,
});

/** Fields and parameters of a source. */
export const ReportSourceInfo = Type.Object({
  fields: Type.Array(Type.Object({ fieldName: Text(64), fieldTxt: Text(), orderNum: Type.Integer() })),
  params: Type.Array(Type.Object({ paramName: Text(64) })),
});
