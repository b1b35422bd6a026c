import { Type } from 'typebox';
import { endpoint, filtersOf, holders, Id, internal, lookup, MaybeText, standard, Text } from '../../kit';
import { reportFields } from './fields';
import {
  ReportAdd,
  ReportChartData,
  ReportCharts,
  ReportConfig,
  ReportDetails,
  ReportEdit,
  ReportHead,
  ReportItem,
  ReportPage,
  ReportParam,
  ReportQueryInfo,
  ReportSourceInfo,
  ReportTableInfo,
  ReportTrial,
  REPORT_SQL_LIMIT,
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

/** A report as its page shows it: columns, conditions, parameters and charts. `id` may be the code. */
export const getReport = lookup(`${API}/getReport/{id}`, { id: Text(100) }, ReportDetails);

/**
 * Points of a chart over the rows of {@link getReportData}. Input: its query fields and parameters, and `chartX`,
 * `chartSeries`, `chartY`, `chartMethod` as in a `ReportChart`.
 */
export const getReportChart = endpoint({ ...getReportData, path: `${API}/getChartData/{id}`, result: ReportChartData });

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
export const listReports = calls.list(['id', ...filtersOf(reportFields)], ReportHead);
export const addReport = calls.add(ReportAdd, ReportHead);
export const editReport = calls.edit(ReportEdit, ReportHead, 'editAll');
export const deleteReport = calls.delete();
export const deleteReports = calls.deleteBatch();

const sqlMembers = { sql: Text(REPORT_SQL_LIMIT), dbKey: Type.Optional(MaybeText(64)) };

/** Fields and parameters of an SQL, or of a source by its key. */
export const parseReportSource = endpoint({
  method: 'GET',
  alsoBy: ['POST'],
  path: `${HEAD}/parseSql`,
  access: EDIT,
  input: Type.Object(sqlMembers),
  result: ReportSourceInfo,
});

/** Checks an SQL that is being written and reads its first rows. A fault is part of the result, with its place. */
export const tryReport = endpoint({
  method: 'POST',
  path: `${HEAD}/trySql`,
  access: EDIT,
  input: Type.Object({
    ...sqlMembers,
    /** Values of the parameters by name. */
    params: Type.Optional(Type.Record(Type.String(), Type.String({ maxLength: 200 }))),
  }),
  result: ReportTrial,
});

/** Tables that SQL may read, of the platform or of a data source. */
export const listReportTables = endpoint({
  method: 'GET',
  path: `${HEAD}/tables`,
  access: EDIT,
  input: Type.Object({ dbKey: Type.Optional(Text(64)) }),
  result: Type.Array(ReportTableInfo),
});

/** Stores the charts that a report starts with. */
export const saveReportCharts = endpoint({
  method: 'PUT',
  path: `${HEAD}/charts`,
  access: EDIT,
  input: Type.Object({ id: Id, charts: ReportCharts }),
  result: Type.Null(),
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
