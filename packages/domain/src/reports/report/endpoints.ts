import { Type } from 'typebox';
import { endpoint, holders, Id, internal, lookup, standard, Text } from '../../kit';
import {
  ReportAdd,
  ReportConfig,
  ReportEdit,
  ReportHead,
  ReportItem,
  ReportPage,
  ReportParam,
  ReportQueryInfo,
  ReportSourceInfo,
  ReportView,
} from './schema';

const API = '/online/cgreport/api';
const HEAD = '/online/cgreport/head';
const LIST = holders('online:cgreport:list');
const EDIT = holders('online:cgreport:edit');
const calls = standard(HEAD, { list: LIST, add: EDIT, edit: EDIT, delete: EDIT });

/** Columns of a report (contract, part 4 §2). */
export const getRpColumns = lookup(`${API}/getRpColumns/{code}`, { code: Text(100) }, ReportConfig);

export const getReportQueryInfo = lookup(`${API}/getQueryInfo/{id}`, { id: Text(36) }, Type.Array(ReportQueryInfo));

/** Rows of a report. Input: its query fields, an advanced query on them, `self_<name>` for its parameters, paging, sorting. */
export const getReportData = endpoint({
  method: 'GET',
  path: `${API}/getData/{id}`,
  access: internal('tenant'),
  // The report defines the fields; the server reads them by name.
  input: Type.Record(Type.String(), Type.String({ maxLength: 20_000 })),
  result: ReportPage,
});

/** {@link getRpColumns} and {@link getReportData} in one response, by id. */
export const getReportView = endpoint({
  ...getReportData,
  path: `${API}/getColumnsAndData/{id}`,
  result: ReportView,
});

/** Exports up to 10,000 rows of {@link getReportData}. */
export const exportReport = endpoint({
  ...getReportData,
  alsoBy: ['POST'],
  path: `${API}/exportManySheetXls/{id}`,
  alsoByQuery: true,
  result: Type.Unknown(),
  answer: 'raw',
});

export const getReportParams = lookup(`${API}/getParamsInfo/{id}`, { id: Text(36) }, Type.Array(ReportParam));

/** Reports of the own tenant and of tenant 0. */
export const listReports = calls.list(['id', 'name', 'code', 'createTime'], ReportHead);
export const addReport = calls.add(ReportAdd, ReportHead);
export const editReport = calls.edit(ReportEdit, ReportHead, 'editAll');
export const deleteReport = calls.delete();
export const deleteReports = calls.deleteBatch();

/** Fields and parameters of a source; `sql` is its key. */
export const parseReportSource = endpoint({
  method: 'GET',
  path: `${HEAD}/parseSql`,
  access: EDIT,
  input: Type.Object({ sql: Text(64), dbKey: Type.Optional(Text(64)) }),
  result: ReportSourceInfo,
});

export const listReportItems = endpoint({
  method: 'GET',
  path: '/online/cgreport/item/listByHeadId',
  access: LIST,
  input: Type.Object({ headId: Id }),
  result: Type.Array(ReportItem),
});

export const listReportParams = endpoint({
  method: 'GET',
  path: '/online/cgreport/param/listByHeadId',
  access: LIST,
  input: Type.Object({ headId: Id }),
  result: Type.Array(ReportParam),
});
