import { Type, type Static } from 'typebox';
import { DictItem } from '../dictionary/schema';
import { MaybeText, Text } from '../kit';

export const ReportColumn = Type.Object({
  title: Text(),
  dataIndex: Text(64),
  align: Text(10),
  width: Type.Integer(),
  sorter: Type.Boolean(),
  /** Key into `dictOptions`. */
  customRender: Type.Optional(Text(64)),
});
export type ReportColumn = Static<typeof ReportColumn>;

export const ReportConfig = Type.Object({
  cgRpConfigId: Text(36),
  cgRpConfigName: Text(),
  columns: Type.Array(ReportColumn),
  dictOptions: Type.Record(Type.String(), Type.Array(DictItem)),
});
export type ReportConfig = Static<typeof ReportConfig>;

/** A field to search a report by. */
export const ReportQueryInfo = Type.Object({
  field: Text(64),
  label: Text(),
  mode: Type.Union([Type.Literal('single'), Type.Literal('group')]),
  /** text, date, datetime, list. */
  view: Text(20),
  /** `'1'`: shown only when the form is expanded. */
  hidden: Text(1),
  dictCode: MaybeText(),
  order: Type.Integer(),
});
export type ReportQueryInfo = Static<typeof ReportQueryInfo>;

/** A page of a report; what a row holds is told by the columns. */
export const ReportPage = Type.Object({
  records: Type.Array(Type.Record(Type.String(), Type.Unknown())),
  total: Type.Integer(),
  size: Type.Integer(),
  current: Type.Integer(),
  pages: Type.Integer(),
});
