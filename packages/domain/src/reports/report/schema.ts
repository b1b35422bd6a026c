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
  fieldType: Type.Optional(Text(20)),
  /** How numbers are shown. */
  format: Type.Optional(Text(10)),
  /** True if the column has a total. */
  total: Type.Optional(Type.Boolean()),
  /** Title that columns side by side have in common. */
  groupTitle: Type.Optional(Text(100)),
  /** Address that a value leads to; see {@link reportLink}. */
  href: Type.Optional(Text(500)),
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
  /** Sums over all rows that match, of the columns with a total. */
  totals: Type.Optional(Type.Record(Type.String(), Maybe(Type.Number()))),
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

/** Maximum characters of the SQL of a report. */
export const REPORT_SQL_LIMIT = 10_000;

export const ReportFieldType = Type.Union([
  Type.Literal('String'),
  Type.Literal('Integer'),
  Type.Literal('Long'),
  Type.Literal('Date'),
  Type.Literal('Datetime'),
  Type.Literal('BigDecimal'),
]);
export type ReportFieldType = Static<typeof ReportFieldType>;

export const ReportChartKind = Type.Union([Type.Literal('bar'), Type.Literal('line'), Type.Literal('pie')]);
export type ReportChartKind = Static<typeof ReportChartKind>;

/** How the values of one point are combined. */
export const ReportChartMethod = Type.Union([Type.Literal('sum'), Type.Literal('avg'), Type.Literal('count')]);
export type ReportChartMethod = Static<typeof ReportChartMethod>;

/** A chart over the rows of a report. */
export const ReportChart = Type.Object({
  kind: ReportChartKind,
  /** Field along the axis; of a pie, the field of its parts. */
  x: Text(64),
  /** Field that splits the values; null: one series. */
  series: MaybeText(64),
  /** Field of the values; null where rows are counted. */
  y: MaybeText(64),
  method: ReportChartMethod,
});
export type ReportChart = Static<typeof ReportChart>;

/** Maximum number of charts of a report. */
export const MAX_CHARTS = 6;
export const ReportCharts = Type.Array(ReportChart, { maxItems: MAX_CHARTS });

/** Points of a chart, in the order of the rows. */
export const ReportChartData = Type.Object({
  points: Type.Array(Type.Object({ x: MaybeText(2000), series: MaybeText(2000), value: Type.Number() })),
  /** There are more points than a chart shows. */
  isCut: Type.Boolean(),
});
export type ReportChartData = Static<typeof ReportChartData>;

const headMembers = {
  code: Type.String({ minLength: 1, maxLength: 100, pattern: '^[\\w-]+$' }),
  name: Type.String({ minLength: 1, maxLength: 100 }),
  /** One SELECT over the tables of `listReportTables`, or the key of a source defined by the server, e.g. `sys_user`. */
  cgrSql: Type.String({ minLength: 1, maxLength: REPORT_SQL_LIMIT }),
};
const headChoices = {
  returnValField: MaybeText(100),
  returnTxtField: MaybeText(100),
  /** 1 single, 2 multi. */
  returnType: Type.Union([Type.Literal('1'), Type.Literal('2')]),
  content: MaybeText(1000),
  /** Code of the data source that the SQL reads; null: the platform's own database. */
  dbSource: MaybeText(64),
  /** `'0'`: only users who may administrate reports can read it. */
  isPublished: Flag,
  /** Comma-joined codes of the roles that may read it; null: all users of the buying side. */
  roleCodes: MaybeText(1000),
  /** Charts shown unless a user chose others. */
  charts: Maybe(ReportCharts),
  /** Name in English; null: as `name`. */
  nameEn: MaybeText(100),
};

export const ReportHead = Type.Object({ id: Text(36), ...headMembers, ...headChoices, ...Audit });
export type ReportHead = Static<typeof ReportHead>;

const itemMembers = {
  /** A field of the source. */
  fieldName: Type.String({ minLength: 1, maxLength: 64 }),
  fieldTxt: Type.String({ minLength: 1, maxLength: 100 }),
};
const itemChoices = {
  /** Width in pixels. */
  fieldWidth: Maybe(Type.Integer({ minimum: 40, maximum: 2000 })),
  fieldType: ReportFieldType,
  searchMode: Type.Union([Type.Literal('single'), Type.Literal('group')]),
  isOrder: Flag,
  isSearch: Flag,
  isShow: Flag,
  /** Label in English; null: as `fieldTxt`. */
  fieldTxtEn: MaybeText(100),
  /** `'1'`: the sum over all rows is shown. */
  isTotal: Flag,
  /** How numbers are shown; null: as they are. */
  format: Maybe(Type.Union([Type.Literal('money'), Type.Literal('percent'), Type.Literal('integer')])),
  dictCode: MaybeText(500),
  /** Address that values lead to, with `${field}` for values of the row; see {@link reportLink}. */
  fieldHref: MaybeText(500),
  /** Texts of values where there is no dictionary: `text_value` pairs, comma-joined, e.g. `男_1,女_2`. */
  replaceVal: MaybeText(500),
  /** Title that columns side by side have in common. */
  groupTitle: MaybeText(100),
  orderNum: Type.Integer({ minimum: 0, maximum: 10_000 }),
};
export const ReportItem = Type.Object({ id: Text(36), cgrheadId: Text(36), ...itemMembers, ...itemChoices, ...Audit });
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
export const ReportParam = Type.Object({
  id: Text(36),
  cgrheadId: Text(36),
  ...paramMembers,
  ...paramChoices,
  ...Audit,
});
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

/** A field of a source, or of the result of an SQL. */
export const ReportSourceField = Type.Object({
  fieldName: Text(64),
  fieldTxt: Text(),
  fieldType: ReportFieldType,
  orderNum: Type.Integer(),
});
export type ReportSourceField = Static<typeof ReportSourceField>;

/** Fields and parameters of a source or an SQL. */
export const ReportSourceInfo = Type.Object({
  fields: Type.Array(ReportSourceField),
  params: Type.Array(Type.Object({ paramName: Text(64) })),
});

/** Why SQL is refused, and where. */
export const ReportSqlFault = Type.Object({
  message: Text(),
  /** From 1; null where the whole SQL is at fault. */
  line: Maybe(Type.Integer()),
  column: Maybe(Type.Integer()),
});
export type ReportSqlFault = Static<typeof ReportSqlFault>;

/** The first rows of an SQL that is being written. */
export const ReportTrial = Type.Object({
  fault: Maybe(ReportSqlFault),
  ...ReportSourceInfo.properties,
  records: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  /** True if there are more rows. */
  isCut: Type.Boolean(),
  /** Milliseconds. */
  duration: Type.Integer(),
});
export type ReportTrial = Static<typeof ReportTrial>;

/** A table that SQL may read. */
export const ReportTableInfo = Type.Object({
  name: Text(200),
  text: Text(),
  columns: Type.Array(Type.Object({ name: Text(200), text: Text(), type: Text(100) })),
});
export type ReportTableInfo = Static<typeof ReportTableInfo>;

/** A report as its page shows it. */
export const ReportDetails = Type.Object({
  id: Text(36),
  code: Text(100),
  name: Text(),
  content: MaybeText(1000),
  ...columnMembers,
  conditions: Type.Array(ReportQueryInfo),
  params: Type.Array(Type.Object({ paramName: Text(64), paramTxt: MaybeText(100), paramValue: MaybeText(200) })),
  charts: ReportCharts,
  /** True if the caller may change the report. */
  isOwn: Type.Boolean(),
});
export type ReportDetails = Static<typeof ReportDetails>;
